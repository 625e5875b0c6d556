// The board by keyboard: one tab stop, from which arrow keys lead to every place, whether it can be chosen or not. And what lies over it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { EN } from "./player.mjs";
import { stage } from "./stage.mjs";

const say = EN.say;
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

const focused = (page) => page.evaluate(() => ({ place: document.activeElement?.dataset.place, name: document.activeElement?.getAttribute("aria-label") ?? "", can: document.activeElement?.getAttribute("aria-disabled") !== "true" }));

async function begin(game, options = {}) {
  const page = await theatre.open(options);
  await page.goto(`/new/${game}`);
  await page.getByRole("button", { name: say("table-local-play") }).click();
  await page.getByRole("button", { name: say("table-command-start") }).click();
  await page.getByRole("group", { name: EN.options }).waitFor();
  return page;
}

/** Everything arrow keys lead to: where each of them leads from each place. */
async function walk(page) {
  await page.keyboard.press("b");
  await page.waitForFunction(() => document.activeElement?.dataset.place);
  const ways = new Map();
  const names = new Map();
  const start = (await focused(page)).place;
  for (const [met, todo] = [new Set([start]), [start]]; todo.length > 0; ) {
    const from = todo.shift();
    const next = {};
    for (const key of KEYS) {
      await page.evaluate((place) => document.querySelector(`[data-place="${place}"]`).focus(), from);
      await page.keyboard.press(key);
      const to = await focused(page);
      next[key] = to.place;
      names.set(to.place, to);
      if (!met.has(to.place)) {
        met.add(to.place);
        todo.push(to.place);
      }
    }
    ways.set(from, next);
  }
  return { ways, names };
}

const everything = (page) => page.evaluate(() => [...document.querySelectorAll("[data-place]")].map(({ dataset }) => dataset.place).sort());
const stops = (page) => page.evaluate(() => document.querySelectorAll('.board [data-place][tabindex="0"], .board [data-place]:not([tabindex])').length);

for (const [game, like] of [["nemesis", /^(room|corridor|network):/], ["theseus", /^(sector|room|slot|pending):/]]) {
  test(`every place of ${game} is reached with arrow keys`, { timeout: 240_000 }, async (t) => {
    const page = await begin(game);
    const { ways, names } = await walk(page);
    const all = await everything(page);
    assert.ok(all.filter((place) => like.test(place)).length > 40, `${all.length} places`);
    assert.deepEqual([...ways.keys()].sort(), all);
    assert.equal(await stops(page), 1, "one tab stop");
    for (const { place, name } of names.values()) assert.ok(name.length > 5 && !/[[\]{}]|undefined/.test(name), `${place}: ${name}`);

    // From a room through a corridor that cannot be chosen into the room behind it, with the same key.
    if (game === "nemesis") {
      const title = (place) => names.get(place).name.split(",")[0];
      const joins = (over, from, to) => [[from, to], [to, from]].some(([one, other]) => names.get(over).name.includes(say("table-aria-between", { one: title(one), other: title(other) })));
      const through = [...ways].flatMap(([from, next]) => KEYS.map((key) => [from, next[key], ways.get(next[key])[key]])).filter(([from, over, to]) => from.startsWith("room") && over.startsWith("corridor") && !names.get(over).can && to !== from && joins(over, from, to));
      assert.ok(through.length > 20, `${through.length} ways through corridors`);
      for (const [from, , to] of through) assert.match(names.get(from).name, new RegExp(`${say("table-aria-leads_to", { places: "" }).trim()}.*${title(to)}`));
    }
    t.diagnostic(`${all.length} places, such as: ${[...names.values()].slice(0, 4).map(({ name }) => name).join(" | ")}`);

    // Escape leads back to the answers, and the question is told.
    const question = await page.locator("#question").textContent();
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "answers");
    await page.locator('[aria-live="polite"]').filter({ hasText: question.trim() }).waitFor({ state: "attached" });
    assert.deepEqual(theatre.problems, []);
    await page.context().close();
  });
}

test("a place is chosen with Enter, and the next question is told to whoever stays on the board", { timeout: 240_000 }, async () => {
  const page = await begin("nemesis");
  const place = page.locator('[data-place][aria-disabled="false"]').first();
  for (let left = 12; left > 0 && (await place.count()) === 0; left--) {
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(300);
  }
  await place.focus();
  const before = await page.locator("#question").textContent();
  await page.keyboard.press("Enter");
  await page.getByRole("listitem").locator("[aria-expanded='true'], .once").first().waitFor({ timeout: 5000 }).catch(() => undefined);
  await page.keyboard.press("1");
  if (await page.locator(".once").isVisible()) await page.keyboard.press("1");
  await page.waitForFunction((before) => document.querySelector("#question")?.textContent !== before, before);
  const question = await page.locator("#question").textContent();
  await page.locator('[aria-live="polite"]').filter({ hasText: question.trim() }).waitFor({ state: "attached" });
  assert.deepEqual(theatre.problems, []);
  await page.context().close();
});

for (const game of ["nemesis", "theseus"]) {
  test(`what zooms covers nothing of ${game} on a phone`, { timeout: 120_000 }, async () => {
    const page = await begin(game, { size: "phone" });
    const board = page.locator(".board");
    for (const state of ["raised", "lowered"]) {
      const { y, height } = await board.boundingBox();
      for (const key of ["zoom_in", "zoom_out", "zoom_reset"]) {
        const button = await page.getByRole("button", { name: say(`table-aria-${key}`) }).boundingBox();
        assert.ok(button.y >= y + height || button.y + button.height <= y, `${key} lies beside the board, ${state}`);
      }
      if (state === "raised") await page.getByRole("button", { name: say("table-aria-collapse") }).click();
    }
    // They work from there: all of the drawing is seen, and then it is not.
    const fits = (wanted) => page.waitForFunction((wanted) => document.querySelector(".board .sheet").getBoundingClientRect().width <= innerWidth === wanted, wanted);
    await page.getByRole("button", { name: say("table-aria-zoom_reset") }).click();
    await fits(true);
    await page.getByRole("button", { name: say("table-aria-zoom_in") }).click();
    await fits(false);
    assert.deepEqual(theatre.problems, []);
    await page.context().close();
  });
}
