// Pictures of the client, from games played on this device against bots: node shots/shots.mjs FOLDER [LANGUAGE…]
// Needs a built client (npm run build) and Debian's chromium.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { preview } from "vite";

const [folder = "shots/out", ...wanted] = process.argv.slice(2);
const languages = wanted.length > 0 ? wanted : ["en"];
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const DECISIONS = Number(process.env.DECISIONS ?? 60);

mkdirSync(folder, { recursive: true });
const server = await preview({ preview: { port: 4173, host: "127.0.0.1" } });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", headless: true, args: FLAGS });

async function open(size, language) {
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === "phone", isMobile: size === "phone", locale: language, reducedMotion: "reduce" });
  await context.addInitScript((code) => localStorage.setItem("language", code), language);
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`page: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && console.error(`console: ${message.text()}`));
  return page;
}

/** A random number that is the same every time. */
function chance(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

async function answer(page, pick) {
  const offers = page.locator(".answers .offer");
  const count = await offers.count();
  if (count === 0) return false;
  // To pass is to see little of a game.
  await offers.nth(count > 1 ? pick(count - 1) : 0).click();
  const once = page.locator(".once .main");
  if (await once.isVisible().catch(() => false)) await once.click();
  return true;
}

async function play(page, decisions, seed) {
  const pick = chance(seed);
  let [made, idle] = [0, 0];
  while (made < decisions && idle < 400) {
    if (await page.locator(".end").isVisible().catch(() => false)) break;
    if (await answer(page, pick).catch(() => false)) [made, idle] = [made + 1, 0];
    else idle += 1;
    await page.waitForTimeout(30);
  }
  return made;
}

for (const language of languages) {
  for (const size of Object.keys(SIZES)) {
    const page = await open(size, language);
    const shot = async (name) => {
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}/${language}-${size}-${name}.png` });
      console.log(`${language}-${size}-${name}`);
    };
    await page.goto("http://127.0.0.1:4173/");
    await page.waitForSelector(".games");
    await shot("home");
    for (const game of (process.env.GAMES ?? "nemesis").split(",")) {
      await page.goto(`http://127.0.0.1:4173/new/${game}`);
      await page.waitForSelector(".setup");
      await shot(`${game}-setup`);
      await page.locator(".setup .ways .button").nth(1).click();
      await page.waitForSelector(".gathering", { timeout: 120_000 });
      await page.locator("summary").click();
      await page.locator(".settings select").nth(0).selectOption("0");
      await page.locator(".settings select").nth(1).selectOption("0");
      await page.locator("summary").click();
      await shot(`${game}-gathering`);
      await page.locator(".gathering footer .main").click();
      await page.waitForSelector(".play");
      await shot(`${game}-start`);
      console.log("answers", await play(page, DECISIONS, 7));
      await page.waitForSelector(".answers .offer", { timeout: 20_000 }).catch(() => undefined);
      await shot(`${game}-middle`);
      if (size === "phone") {
        for (const [index, pane] of ["board", "me", "log", "crew"].entries()) {
          await page.locator("nav button").nth(index).click();
          if (index > 0) await page.locator(".grip").click().catch(() => undefined);
          await shot(`${game}-pane-${pane}`);
          if (index > 0) await page.locator(".grip").click().catch(() => undefined);
        }
      } else {
        await page.locator("[role=tab]").nth(1).click();
        await page.locator(".decision footer .button").nth(1).click().catch(() => undefined);
        await shot(`${game}-crew`);
        await page.locator("[role=tab]").nth(0).click();
        await page.locator(".icon").first().click();
        await shot(`${game}-menu`);
        await page.keyboard.press("Escape");
      }
      if (process.env.END) {
        await page.locator("nav button").first().click().catch(() => undefined);
        console.log("answers", await play(page, 2000, 11));
        await shot(`${game}-end`);
      }
    }
    await page.context().close();
  }
}
await browser.close();
await server.close();
process.exit(0);
