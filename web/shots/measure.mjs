// How fast the client is, on a profile slowed down: node shots/measure.mjs. Needs a built client and Debian's chromium.
// Interactive: from the address to the moment the first button answers, with an empty cache. Drawn: from the arrival of a view in the
// page until the page has painted it, and until that is on the screen, both as Chromium's own trace has them. For our code and for the
// frame it tells the time of the processor, which does not depend on what else a machine does; between them lies the wait for the beat
// of the screen, sixty times a second. Computer players that do not pause send many views at once;
// those are counted apart from views that come when the page has nothing to do. The games are the same each time.
import { createServer } from "node:http";
import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { EN } from "../browser/player.mjs";

const dist = process.env.DIST ?? fileURLToPath(new URL("../dist/", import.meta.url));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".woff2": "font/woff2", ".json": "application/json", ".webmanifest": "application/json" };
const PROFILES = {
  "as it is": null,
  "10 Mbit/s, 40 ms, CPU 4 times slower": { cpu: 4, latency: 40, down: 10 },
  "fast 3G (1.6 Mbit/s, 150 ms), CPU 4 times slower": { cpu: 4, latency: 150, down: 1.6 },
};
const RUNS = Number(process.env.RUNS ?? 5);
/** Goes before the engine: the same chance in every run. */
const CHANCE = "{let last=12345;crypto.getRandomValues=(bytes)=>{bytes.forEach((_,at)=>(bytes[at]=(last=(last*1103515245+12345)&0x7fffffff)>>16));return bytes};}\n";
const TRACED = ["benchmark", "blink.user_timing", "devtools.timeline"];

// Files go compressed, as the server sends them; a preview server does not.
const compressed = new Map();
const files = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  if (pathname.startsWith("/api/")) return response.writeHead(404).end();
  let file = join(dist, pathname);
  try {
    if (!statSync(file).isFile()) throw new Error("no file");
  } catch {
    file = join(dist, "index.html");
  }
  if (!compressed.has(file)) compressed.set(file, gzipSync(Buffer.concat([Buffer.from(/\bworker-[^/]*\.js$/.test(file) ? CHANCE : ""), readFileSync(file)])));
  response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream", "content-encoding": "gzip" }).end(compressed.get(file));
});
await new Promise((done) => files.listen(0, "127.0.0.1", done));
const address = `http://127.0.0.1:${files.address().port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true, args: ["--no-sandbox", "--disable-gpu", "--no-first-run"] });

const middle = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
const high = (numbers) => numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * 0.95))];

async function open(profile) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en", serviceWorkers: "block" });
  await context.addInitScript(() => {
    localStorage.setItem("language", "en");
    localStorage.setItem("preferences", JSON.stringify({ speed: "instant", confirm: false }));
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (profile) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, latency: profile.latency, downloadThroughput: (profile.down * 1e6) / 8, uploadThroughput: (profile.down * 1e6) / 8 });
    await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
  }
  return page;
}

/** Milliseconds until the home page can be used, and how much it moved while it was built. */
async function interactive(profile) {
  const page = await open(profile);
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.value))).observe({ type: "layout-shift", buffered: true });
    const look = () => (document.querySelector("main button:not(:disabled)") ? requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now()))) : requestAnimationFrame(look));
    look();
  });
  await page.goto(address);
  await page.waitForFunction(() => window.usable);
  // What is painted is told a little later.
  await page.waitForTimeout(500);
  const found = await page.evaluate(() => ({ usable: window.usable, painted: performance.getEntriesByName("first-contentful-paint")[0].startTime, shift: window.shift }));
  await page.context().close();
  return found;
}

/** Where the time of each view of a game went, in milliseconds since it arrived. */
async function drawn(game, profile) {
  const page = await open(profile);
  await page.addInitScript(() => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...all) {
        super(...all);
        // Heard before the client hears it.
        this.addEventListener("message", ({ data }) => {
          if (data.type === "heard" && data.texts.some((text) => text.includes('"type":"update"'))) performance.mark("a view");
        });
      }
    };
  });
  await page.goto(address);
  await page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: game }) }).getByRole("button", { name: EN.say("table-home-play_now") }).click();
  await page.getByRole("group", { name: EN.options }).waitFor({ timeout: 120_000 });
  await browser.startTracing(page, { categories: TRACED });
  // Answers are given from within: looking for names from outside would keep the page busier than the client does.
  await page.evaluate(
    ({ answers, pause }) =>
      new Promise((done) => {
        let [made, idle] = [0, 0];
        const timer = setInterval(() => {
          const offers = [...document.querySelectorAll("button.offer:not(:disabled)")];
          const offer = offers[(made * 7) % Math.max(1, offers.length)];
          idle = offer ? 0 : idle + 1;
          if (offer) {
            made++;
            offer.click();
          }
          if (made >= answers || idle > 40) {
            clearInterval(timer);
            done();
          }
        }, pause);
      }),
    { answers: 60, pause: profile ? 700 : 400 },
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  return read(traceEvents);
}

/** What a trace tells about each view. */
function read(events) {
  const inOrder = (name, more = () => true) => events.filter((event) => event.name === name && more(event)).sort((one, other) => one.ts - other.ts);
  const views = inOrder("a view", ({ ph }) => ph === "I" || ph === "R");
  const ours = ({ ph, pid, tid }) => ph === "X" && pid === views[0].pid && tid === views[0].tid;
  const [handled, frames, shown] = [inOrder("HandlePostMessage", ours), inOrder("ProxyMain::BeginMainFrame", ours), inOrder("Display::FrameDisplayed")];
  const commits = inOrder("ProxyMain::BeginMainFrame::commit", ours);
  const found = { alone: [], "many at once": [] };
  let last = -Infinity;
  for (const { ts } of views) {
    const own = handled.findLast((one) => one.ts <= ts);
    // The first frame after it; one in which nothing changed is not committed.
    const commit = commits.find((one) => one.ts > ts);
    const frame = commit && frames.findLast((one) => one.ts <= commit.ts);
    const screen = commit && shown.find((one) => one.ts > commit.ts);
    if (own && frame && screen) {
      const wait = Math.max(0, frame.ts - (own.ts + own.dur));
      found[ts - last > 100_000 ? "alone" : "many at once"].push({ code: own.tdur, wait, frame: frame.tdur, painted: frame.ts + frame.dur - ts, screen: screen.ts - ts });
    }
    last = ts;
  }
  return found;
}

console.log(`| profile | first paint | interactive | layout shift |\n|---|---|---|---|`);
for (const [name, profile] of Object.entries(PROFILES)) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await interactive(profile));
  console.log(`| ${name} | ${Math.round(middle(runs.map(({ painted }) => painted)))} ms | ${Math.round(middle(runs.map(({ usable }) => usable)))} ms | ${Math.max(...runs.map(({ shift }) => shift)).toFixed(3)} |`);
}
console.log(`\n| a view | views | our code | wait for the frame | layout and paint | painted | 95 % | on the screen | 95 % |\n|---|---|---|---|---|---|---|---|---|`);
for (const game of ["Nemesis", "Theseus"]) {
  for (const [name, profile] of Object.entries(PROFILES).slice(0, 2)) {
    for (const [how, views] of Object.entries(await drawn(game, profile))) {
      const column = (choose, of) => `${(choose(views.map(of)) / 1000).toFixed(1)} ms`;
      const parts = [({ code }) => code, ({ wait }) => wait, ({ frame }) => frame].map((of) => column(middle, of));
      const whole = [({ painted }) => painted, ({ screen }) => screen].flatMap((of) => [column(middle, of), column(high, of)]);
      console.log(`| ${[`${game}, ${how}, ${name.replace(/10 Mbit\/s, 40 ms, /, "")}`, views.length, ...parts, ...whole].join(" | ")} |`);
    }
  }
}
await browser.close();
files.close();
