// Pictures of every screen, to be looked at: node shots/shots.mjs FOLDER [LANGUAGE…]
// SIZES, GAMES and SCREENS (pages, games, lessons, people) narrow it down. Needs a built client (npm run build) and Debian's chromium;
// tables on a server need the program (cargo build --release).
import { mkdirSync } from "node:fs";
import { answer, chance, play } from "../browser/player.mjs";
import { canServe, serve } from "../browser/server.mjs";
import { stage } from "../browser/stage.mjs";
import { wordsOf } from "../browser/words.mjs";

const [folder = "shots/out", ...wanted] = process.argv.slice(2);
const list = (name, all) => (process.env[name] ? process.env[name].split(",") : all);
const languages = wanted.length > 0 ? wanted : ["en"];
const sizes = list("SIZES", ["desktop", "phone"]);
const games = list("GAMES", ["nemesis", "theseus"]);
const screens = list("SCREENS", ["pages", "games", "lessons", "people"]);
const DECISIONS = Number(process.env.DECISIONS ?? 45);
const PAGES = { home: "/", rules: "/rules", rule: "/rules/N-NOISE-04", components: "/components/nemesis", "components-theseus": "/components/theseus", component: "/components/nemesis/item/prototype_rifle", "component-theseus": "/components/theseus/card/marines_mine", "component-unknown": "/components/nemesis/room/nowhere", settings: "/settings", games: "/games", you: "/you", pair: "/pair", glossary: "/glossary", sources: "/sources", "learn-nemesis": "/learn/nemesis", "learn-theseus": "/learn/theseus" };

mkdirSync(folder, { recursive: true });
const server = canServe && screens.some((name) => name === "pages" || name === "people") ? await serve() : null;
const theatre = await stage({ api: server?.address ?? null });

for (const language of languages) {
  const words = wordsOf(language);
  const say = words.say;
  for (const size of sizes) {
    const page = await theatre.open({ size, language });
    const shot = async (name, options = {}, of = page) => {
      await of.waitForTimeout(300);
      await of.screenshot({ path: `${folder}/${language}-${size}-${name}.png`, ...options });
      console.log(`${language}-${size}-${name}`);
    };
    const press = (name, of = page) => of.getByRole("button", { name: say(name), exact: true }).first().click({ timeout: 5000 });
    const asked = (of = page) => of.getByRole("group", { name: words.options }).waitFor({ timeout: 60_000 });

    if (screens.includes("pages")) {
      for (const [name, address] of Object.entries(PAGES)) {
        await page.goto(address);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await shot(name, { fullPage: ["home", "sources", "settings", "games", "you", "pair", "learn-nemesis", "learn-theseus"].includes(name) });
      }
    }

    if (screens.includes("lessons")) {
      for (const game of games) {
        await page.goto(`/learn/${game}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.locator(`a[href^="/learn/${game}/"]`).first().click();
        await page.locator(".play").waitFor({ timeout: 60_000 });
        await shot(`${game}-lesson`);
        // Reads on to the first task.
        for (let step = 0; step < 12 && !(await page.getByRole("group", { name: words.options }).isVisible()); step++) {
          await page.getByRole("button", { name: say("table-button-next") }).click({ timeout: 3000 }).catch(() => undefined);
          await page.waitForTimeout(250);
        }
        await page.getByRole("group", { name: words.options }).getByRole("button").first().focus().catch(() => undefined);
        await page.waitForTimeout(600);
        await shot(`${game}-lesson-task`);
      }
    }

    for (const game of screens.includes("games") ? games : []) {
      await page.goto(`/new/${game}`);
      const begin = page.getByRole("button", { name: say("table-local-play") });
      await begin.waitFor();
      await shot(`${game}-setup`, { fullPage: true });
      await begin.click();
      const start = page.getByRole("button", { name: say("table-command-start") });
      await start.waitFor({ timeout: 60_000 });
      await shot(`${game}-gathering`, { fullPage: true });
      await start.click();
      await asked();
      await shot(`${game}-start`);
      await play(page, { seed: 5, most: DECISIONS, words });
      await asked().catch(() => undefined);
      await shot(`${game}-middle`);
      if (size === "phone") {
        for (const [index, pane] of ["board", "me", "log", "crew"].entries()) {
          await page.getByRole("navigation").getByRole("button").nth(index).click();
          await press("table-aria-collapse").catch(() => undefined);
          await shot(`${game}-pane-${pane}`);
        }
        await page.getByRole("navigation").getByRole("button").nth(0).click();
        await press("table-aria-expand").catch(() => undefined);
      } else {
        await page.getByRole("button", { name: say("table-command-why_not") }).click({ timeout: 2000 }).catch(() => undefined);
        await page.getByRole("tab").nth(1).click();
        await shot(`${game}-crew`);
        await page.getByRole("tab").nth(0).click();
      }
      await press("table-aria-menu_open");
      await shot(`${game}-menu`);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: say("table-digest-step") }).click({ timeout: 2000 }).then(() => shot(`${game}-digest`), () => undefined);
      await page.getByRole("button", { name: say("table-digest-to_now") }).click({ timeout: 1000 }).catch(() => undefined);
      await play(page, { seed: 7, words });
      await shot(`${game}-end`);
      await page.getByText(say("table-end-timeline"), { exact: true }).first().click();
      await page.locator("figure").first().waitFor({ timeout: 60_000 });
      await shot(`${game}-end-course`);
      await page.getByRole("link", { name: say("table-end-watch_replay") }).click();
      const slider = page.getByRole("slider");
      await slider.waitFor();
      await slider.fill(String(Math.round(Number(await slider.getAttribute("max")) * 0.6)));
      await page.locator("figure").first().waitFor({ timeout: size === "phone" ? 100 : 60_000 }).catch(() => undefined);
      await shot(`${game}-replay`);
    }

    if (screens.includes("people") && server) {
      const [game] = games;
      const friend = await theatre.open({ size, language });
      await page.goto(`/new/${game}`);
      if (game === "nemesis") await page.getByText(say("table-lobby-players", { count: 2 }), { exact: true }).click();
      await press("table-home-play_with_friends");
      await page.getByRole("heading", { name: say("table-invite-title") }).waitFor();
      const table = new URL(page.url()).pathname;
      await page.getByLabel(say("table-seat-your_name")).fill("Ann");
      await press("table-command-sit");
      await shot(`${game}-lobby`, { fullPage: true });
      await friend.goto(table);
      await friend.getByLabel(say("table-seat-your_name")).fill("Ben");
      await press("table-command-sit", friend);
      await shot(`${game}-guest`, {}, friend);
      await press("table-command-start");
      const pick = chance(9);
      for (let [made, idle] = [0, 0]; made < 30 && idle < 100; ) {
        const given = (await Promise.all([page, friend].map((one) => answer(one, (names) => pick(names.length), words).catch(() => null)))).some((one) => one !== null);
        [made, idle] = given ? [made + 1, 0] : [made, idle + 1];
        if (!given) await page.waitForTimeout(50);
      }
      if (size === "phone") await page.getByRole("navigation").getByRole("button").nth(3).click();
      else await page.getByRole("tab").nth(1).click();
      await page.getByRole("group", { name: words.options }).waitFor({ timeout: 500 }).catch(() => undefined);
      await page.locator(".claims summary").click({ timeout: 2000 }).catch(() => undefined);
      await page.locator(".claims").scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined);
      await shot(`${game}-claims`);
      const other = await page.context().newPage();
      for (const [name, address] of [["screen", `${table}/screen`], ["watch", `${table}/watch`]]) {
        await other.goto(address);
        // Whoever looks on sees the game a while later.
        await other.locator(".board").waitFor({ timeout: 2000 }).catch(() => undefined);
        if (name === "watch" && (await other.locator(".board").count()) === 0) await shot(`${game}-watch-soon`, {}, other);
        await other.locator(".board").waitFor({ timeout: 70_000 }).catch(() => undefined);
        await shot(`${game}-${name}`, {}, other);
      }
      await friend.context().close();
    }
    await page.context().close();
  }
}
for (const problem of theatre.problems) console.error(problem);
await theatre.close();
await server?.close();
process.exit(theatre.problems.length > 0 ? 1 : 0);
