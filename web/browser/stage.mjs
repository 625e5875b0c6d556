// The built client in Debian's Chromium, for tests and pictures. Needs `npm run build`.
import { chromium } from "playwright-core";
import { preview } from "vite";

export const SIZES = { desktop: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 }, landscape: { width: 844, height: 390 }, zoomed: { width: 640, height: 400 } };
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** A machine may have other things to do as well. */
const PATIENCE = 90_000;

/** The engine takes its seeds from the browser: here they follow from a number. */
async function decided(route, seed) {
  const response = await route.fetch();
  const chance = `crypto.getRandomValues = (bytes) => { for (let i = 0, state = ${seed}; i < bytes.length; i++) bytes[i] = (state = (state * 48271) % 2147483647) & 255; return bytes; };\n`;
  await route.fulfill({ response, body: chance + (await response.text()) });
}

/**
 * A browser and an address to open; `api` is where a server of tables listens, when there is one.
 * Everything that goes wrong on a page is kept in `problems`.
 */
export async function stage({ api = null } = {}) {
  const problems = [];
  const proxy = api ? { "/api": { target: api, ws: true } } : {};
  const served = await preview({ logLevel: "silent", build: { outDir: process.env.DIST ?? "dist" }, preview: { port: 0, host: "127.0.0.1", proxy } });
  const address = `http://127.0.0.1:${served.httpServer.address().port}`;
  const browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS });

  /** `seed` decides all chance of games on the device, so that they go the same way every time; `kept` lets the client stay on the device. */
  async function open({ size = "desktop", language = "en", preferences = {}, motion = "reduce", scheme = "dark", seed = 1, kept = false } = {}) {
    const phone = size === "phone" || size === "landscape";
    const context = await browser.newContext({ baseURL: address, viewport: SIZES[size], hasTouch: phone, isMobile: phone, locale: language, reducedMotion: motion, colorScheme: scheme, serviceWorkers: kept ? "allow" : "block" });
    context.setDefaultTimeout(PATIENCE);
    if (!kept) await context.route(/\/assets\/worker-[^/]*\.js$/, (route) => decided(route, seed));
    await context.addInitScript(
      ([code, wanted]) => {
        if (!localStorage.getItem("language")) localStorage.setItem("language", code);
        if (!localStorage.getItem("preferences")) localStorage.setItem("preferences", wanted);
      },
      [language, JSON.stringify({ speed: "instant", ...preferences })],
    );
    const page = await context.newPage();
    page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on("console", (message) => {
      // Without a server, the client is told so once and plays alone.
      if (message.type() === "error" && !message.location().url.includes("/api/")) problems.push(`${page.url()}: ${message.text()}`);
    });
    return page;
  }

  return {
    address,
    problems,
    open,
    /** Nothing answers any more, as without a network. */
    cut: () => served.close(),
    async close() {
      await browser.close();
      await served.close().catch(() => undefined);
    },
  };
}
