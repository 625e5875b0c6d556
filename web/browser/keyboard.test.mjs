// Played with the keyboard alone: a whole game of Theseus, and a round of Nemesis.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chance, EN, isOver } from "./player.mjs";
import { stage } from "./stage.mjs";

let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim() ?? "");

/** Moves the focus until it rests on something of this name. */
async function tabTo(page, name, nth = 1) {
  for (let [steps, met] = [0, 0]; steps < 80; steps++) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) === name && ++met === nth) return;
  }
  assert.fail(`no way to ${name} with the Tab key`);
}

/** Answers with number keys; what is asked for once more is confirmed with Enter. */
async function answer(page, pick) {
  const offers = page.getByRole("group", { name: EN.options }).getByRole("listitem");
  const count = Math.min(9, await offers.count());
  if (count === 0) return false;
  const which = count > 1 && pick(4) > 0 ? pick(count - 1) : pick(count);
  const before = await page.getByRole("heading", { level: 2 }).first().textContent();
  await page.keyboard.press(String(which + 1));
  const asked = await offers.nth(which).getByRole("button").first().getAttribute("aria-expanded", { timeout: 300 }).catch(() => null);
  if (asked === "true") {
    await page.keyboard.press("Enter");
    if ((await page.getByRole("button", { name: EN.do, exact: true }).count()) > 0) await page.keyboard.press(String(which + 1));
  }
  return before;
}

async function playUntil(page, isDone) {
  const pick = chance(4);
  for (let idle = 0; idle < 600; ) {
    if (await isDone()) return;
    const given = await answer(page, pick).catch(() => false);
    idle = given ? 0 : idle + 1;
    if (!given) await page.waitForTimeout(20);
  }
  assert.fail("nothing was asked for a long time");
}

/** The log shows its last line, as long as nobody scrolls it. */
const followed = (page) => page.waitForFunction(() => [...document.querySelectorAll(".log .scroll")].every((log) => log.scrollHeight - log.scrollTop - log.clientHeight < 40), undefined, { timeout: 5000 });

test("a whole game of Theseus", { timeout: 600_000 }, async () => {
  const page = await theatre.open();
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await tabTo(page, "Play now", 2);
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: EN.options }).waitFor({ timeout: 60_000 });

  // The board is a graph: B goes there, arrows move, and every place says what it is.
  await page.keyboard.press("b");
  const first = await focused(page);
  assert.ok(first.length > 3, "a place on the board has a name");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  assert.notEqual(await focused(page), first, "arrows move to another place");
  await page.keyboard.press("w");
  await page.getByText("Not possible now").waitFor();

  await playUntil(page, () => isOver(page));
  await followed(page);
  await tabTo(page, "Another game");
  assert.deepEqual(theatre.problems, []);
  await page.context().close();
});

test("a round of Nemesis", { timeout: 600_000 }, async () => {
  const page = await theatre.open();
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await tabTo(page, "Play now", 1);
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: EN.options }).waitFor({ timeout: 60_000 });
  await playUntil(page, async () => (await isOver(page)) || (await page.getByText(/^Round ([2-9]|1\d)$/).first().isVisible()));
  await followed(page);
  assert.deepEqual(theatre.problems, []);
  await page.context().close();
});
