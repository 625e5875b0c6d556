// Pictures of the client, from games played on this device against bots: node shots/shots.mjs FOLDER [LANGUAGE…]
// SIZES, GAMES and SCREENS narrow it down. Needs a built client (npm run build) and Debian's chromium.
import { mkdirSync } from "node:fs";
import { play } from "../browser/player.mjs";
import { SIZES, stage } from "../browser/stage.mjs";
import { wordsOf } from "../browser/words.mjs";

const [folder = "shots/out", ...wanted] = process.argv.slice(2);
const list = (name, all) => (process.env[name] ? process.env[name].split(",") : all);
const languages = wanted.length > 0 ? wanted : ["en"];
const sizes = list("SIZES", ["desktop", "phone"]);
const games = list("GAMES", ["nemesis", "theseus"]);
const screens = list("SCREENS", ["pages", "games"]);
const DECISIONS = Number(process.env.DECISIONS ?? 45);

mkdirSync(folder, { recursive: true });
const theatre = await stage();

for (const language of languages) {
  const words = wordsOf(language);
  for (const size of sizes) {
    const page = await theatre.open({ size, language });
    const shot = async (name, options = {}) => {
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}/${language}-${size}-${name}.png`, ...options });
      console.log(`${language}-${size}-${name}`);
    };
    if (screens.includes("pages")) {
      await page.goto("/");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await shot("home");
      for (const [name, address] of [["rules", "/rules"], ["rule", "/rules/N-NOISE-04"], ["components", "/components/nemesis"], ["components-theseus", "/components/theseus"], ["settings", "/settings"]]) {
        await page.goto(address);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await shot(name);
      }
    }
    if (!screens.includes("games")) continue;
    for (const game of games) {
      await page.goto(`/new/${game}`);
      const begin = page.getByRole("button", { name: words.say("table-local-play") });
      await begin.waitFor();
      await shot(`${game}-setup`, { fullPage: true });
      await begin.click();
      const start = page.getByRole("button", { name: words.say("table-command-start") });
      await start.waitFor({ timeout: 60_000 });
      await shot(`${game}-gathering`, { fullPage: true });
      await start.click();
      await page.getByRole("group", { name: words.options }).waitFor({ timeout: 60_000 });
      await shot(`${game}-start`);
      await play(page, { seed: 5, most: DECISIONS, words });
      await page.getByRole("group", { name: words.options }).waitFor({ timeout: 20_000 }).catch(() => undefined);
      await shot(`${game}-middle`);
      if (size === "phone") {
        for (const [index, pane] of ["board", "me", "log", "crew"].entries()) {
          await page.getByRole("navigation").getByRole("button").nth(index).click();
          await page.getByRole("button", { name: words.say("table-aria-collapse") }).click().catch(() => undefined);
          await shot(`${game}-pane-${pane}`);
        }
        await page.getByRole("navigation").getByRole("button").nth(0).click();
        await page.getByRole("button", { name: words.say("table-aria-expand") }).click({ timeout: 1000 }).catch(() => undefined);
      } else {
        await page.getByRole("button", { name: words.say("table-command-why_not") }).click({ timeout: 2000 }).catch(() => undefined);
        await page.getByRole("tab").nth(1).click();
        await shot(`${game}-crew`);
        await page.getByRole("tab").nth(0).click();
        await page.getByRole("button", { name: words.say("table-aria-menu_open") }).click();
        await shot(`${game}-menu`);
        await page.keyboard.press("Escape");
      }
      await play(page, { seed: 7, words });
      await shot(`${game}-end`);
      await page.getByRole("link", { name: words.say("table-end-watch_replay") }).click();
      await page.getByRole("slider").waitFor();
      await page.getByRole("slider").fill("30");
      await shot(`${game}-replay`);
    }
    await page.context().close();
  }
}
for (const problem of theatre.problems) console.error(problem);
await theatre.close();
process.exit(theatre.problems.length > 0 ? 1 : 0);
