// The pictures of the README: node shots/screens.mjs [FOLDER]. Games are played by computer players up to a point worth looking at.
// Needs a built client (npm run build) and Debian's chromium. ONLY names some of the pictures.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { answer, chance, EN, isOver, play } from "../browser/player.mjs";
import { stage } from "../browser/stage.mjs";
import { reduced } from "./palette.mjs";

const folder = process.argv[2] ?? fileURLToPath(new URL("../../docs/screens", import.meta.url));
const only = process.env.ONLY?.split(",");
mkdirSync(folder, { recursive: true });
const theatre = await stage();
const say = EN.say;

async function shot(page, name, options = {}) {
  if (only && !only.includes(name)) return;
  await page.evaluate(() => document.activeElement?.blur?.());
  await page.waitForTimeout(400);
  const png = reduced(await page.screenshot({ animations: "disabled", ...options }));
  writeFileSync(`${folder}/${name}.png`, png);
  console.log(`${name}: ${Math.round(png.length / 1024)} KiB`);
}

const wants = (...names) => !only || names.some((name) => only.includes(name));

/** A new game on this device, begun. */
async function begin(page, game, choose = async () => {}) {
  await page.goto(`/new/${game}`);
  await page.getByRole("button", { name: say("table-local-play") }).waitFor();
  await choose();
  await page.getByRole("button", { name: say("table-local-play") }).click();
  await page.getByRole("button", { name: say("table-command-start") }).click({ timeout: 60_000 });
  await page.getByRole("group", { name: EN.options }).waitFor({ timeout: 60_000 });
}

async function menu(page, what) {
  await page.getByRole("button", { name: say("table-aria-menu_open") }).click();
  await page.getByRole("button", { name: say(what) }).click();
  await page.keyboard.press("Escape");
}

/** A computer player decides for this seat until the table looks as wanted; then it is asked again. */
async function ahead(page, isThere, most = 120_000) {
  await menu(page, "table-command-cover");
  for (const end = Date.now() + most; Date.now() < end && !(await isThere()) && !(await isOver(page)); ) await page.waitForTimeout(150);
  if (!(await isOver(page))) await menu(page, "table-command-take_back");
  await page.getByRole("group", { name: EN.options }).waitFor({ timeout: 30_000 }).catch(() => undefined);
}

const round = (page, least) => async () => {
  const text = await page.getByText(/^Round \d+/).first().textContent({ timeout: 500 }).catch(() => null);
  return Number(/\d+/.exec(text ?? "0")?.[0]) >= least;
};

for (const size of ["desktop", "phone"]) {
  const tail = size === "phone" ? "-phone" : "";
  const page = await theatre.open({ size, preferences: { speed: "2", confirm: true }, seed: 7 });
  if (wants(`home${tail}`)) {
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await shot(page, `home${tail}`);
  }
  if (size === "desktop" && wants("setup", "rules", "components")) {
    for (const [name, address] of [["setup", "/new/nemesis"], ["rules", "/rules/N-NOISE-04"], ["components", "/components/nemesis"]]) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await shot(page, name);
    }
  }
  if (wants(`nemesis${tail}`, `nemesis-why${tail}`, `nemesis-end${tail}`, `nemesis-replay${tail}`)) {
    await begin(page, "nemesis", () => page.getByText("4 players", { exact: true }).click());
    const pick = chance(3);
    for (let asked = 0; asked < 3; asked++) await answer(page, (names) => pick(names.length)).catch(() => null);
    await ahead(page, round(page, 6));
    // What a computer player did in one's place is no longer told after an answer of one's own.
    await answer(page, () => 0).catch(() => null);
    await page.getByRole("group", { name: EN.options }).waitFor({ timeout: 30_000 }).catch(() => undefined);
    await shot(page, `nemesis${tail}`);
    if (size === "desktop") {
      await page.getByRole("button", { name: say("table-command-why_not") }).click({ timeout: 2000 }).catch(() => undefined);
      await page.getByRole("tab").nth(1).click();
      await shot(page, "nemesis-why");
      await ahead(page, async () => false, 180_000);
      if (!(await isOver(page))) await play(page, { seed: 7 });
      await shot(page, "nemesis-end");
      await page.getByRole("link", { name: say("table-end-watch_replay") }).click();
      const slider = page.getByRole("slider");
      await slider.waitFor();
      await slider.fill(String(Math.round(Number(await slider.getAttribute("max")) * 0.6)));
      await page.locator("figure").first().waitFor({ timeout: 60_000 });
      await page.waitForTimeout(1500);
      await shot(page, "nemesis-replay");
    }
  }
  if (wants(`theseus${tail}`, `theseus-end${tail}`)) {
    await begin(page, "theseus");
    await play(page, { seed: 5, most: 26 });
    await page.getByRole("group", { name: EN.options }).waitFor({ timeout: 30_000 }).catch(() => undefined);
    await shot(page, `theseus${tail}`);
    if (size === "desktop") {
      await play(page, { seed: 6 });
      await shot(page, "theseus-end");
    }
  }
  await page.context().close();
}
for (const problem of theatre.problems) console.error(problem);
await theatre.close();
process.exit(theatre.problems.length > 0 ? 1 : 0);
