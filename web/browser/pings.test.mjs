// Somebody points at a place on the board, by button, by holding it down and by key, and everybody sees and reads where and who.
import assert from "node:assert/strict";
import { test } from "node:test";
import { command, together } from "./company.mjs";
import { hosted } from "./hosted.mjs";
import { EN } from "./player.mjs";
import { wordsOf } from "./words.mjs";

const say = EN.say;
const UK = wordsOf("uk");
const here = hosted();

const pins = (page) => page.locator(".pings strong");
/** A pin with this name stands, or an arrow leads to it; then it goes. */
async function shows(page, name) {
  await pins(page).filter({ hasText: name }).waitFor();
  await pins(page).first().waitFor({ state: "detached" });
}
/** A pause, as the table wants it. */
const breathe = (page) => page.waitForTimeout(1100);

test("places of the ship", { timeout: 180_000, skip: here.skip }, async () => {
  const [ann, ben] = [await here.theatre.open(), await here.theatre.open({ size: "phone", language: "uk" })];
  await together("nemesis", [ann, ben], ["Ann", "Ben"]);
  const room = ann.locator('[data-spot="room:3"]');
  await room.waitFor();
  await ben.locator('[data-spot="room:3"]').waitFor();

  // A button, then the place. Nothing is decided by that.
  const button = ann.getByRole("button", { name: say("table-command-ping"), exact: true });
  await button.click();
  assert.equal(await button.getAttribute("aria-pressed"), "true");
  await ann.getByText(say("table-ping-choose")).waitFor();
  await room.click({ position: { x: 20, y: 20 } });
  await Promise.all([ann, ben].map((page) => pins(page).first().waitFor()));
  assert.equal(await button.getAttribute("aria-pressed"), "false");
  // Everybody reads it in their own language, wherever they are.
  // Other news may be read out with it.
  const read = (page, words) => page.waitForFunction((words) => new RegExp(`[^.?!]*${words}.*$`).exec(document.querySelector('[aria-live="polite"]').textContent)?.[0].trim(), words).then((found) => found.jsonValue());
  const [english, ukrainian] = await Promise.all([read(ann, "points here: "), read(ben, "вказує: ")]);
  assert.doesNotMatch(ukrainian, /[a-z[\]{}]{3}/i);
  await Promise.all([ann, ben].map((page) => pins(page).first().waitFor({ state: "detached" })));
  await ann.getByRole("tab", { name: say("table-chat-title") }).click();
  await ann.getByRole("region", { name: say("table-aria-chat") }).getByText(english).waitFor();

  // Held down.
  const box = await ann.locator('[data-spot="room:5"]').boundingBox();
  await ann.mouse.move(box.x + box.width / 2, box.y + 12);
  await ann.mouse.down();
  await pins(ann).first().waitFor();
  await ann.mouse.up();
  await pins(ben).first().waitFor();
  await breathe(ann);

  // By key, from the place that has the focus.
  await ann.locator('[data-place][tabindex="0"]').first().focus();
  await ann.keyboard.press("ArrowRight");
  await ann.waitForFunction(() => !document.querySelector('[aria-live="polite"]').textContent.includes("points here"));
  await ann.keyboard.press("p");
  await read(ann, "points here: ");
  // Too much of it is told, and not sent.
  await ann.keyboard.press("p");
  await ann.getByText(say("table-ping-too_many")).waitFor();

  // Where there is no board, a line leads to it.
  await breathe(ann);
  await ben.getByRole("button", { name: UK.say("table-log-title"), exact: true }).click();
  await ann.keyboard.press("p");
  const line = ben.getByRole("button", { name: /вказує/ });
  await line.click();
  await pins(ben).first().waitFor();
  assert.deepEqual(here.theatre.problems, []);
  await Promise.all([ann, ben].map((page) => page.context().close()));
});

test("places of the station, by keys alone, and what nobody understands", { timeout: 180_000, skip: here.skip }, async () => {
  const [ann, ben] = [await here.theatre.open(), await here.theatre.open()];
  const table = await together("theseus", [ann, ben], ["Ann", "Ben"]);
  const button = ann.getByRole("button", { name: say("table-command-ping"), exact: true });
  await button.focus();
  await ann.keyboard.press("Enter");
  await ann.waitForFunction(() => document.activeElement?.closest("[data-spot]"));
  await ann.keyboard.press("ArrowRight");
  await ann.keyboard.press("ArrowDown");
  await ann.keyboard.press("Enter");
  await Promise.all([ann, ben].map((page) => shows(page, say("theseus-faction-marines"))));
  await button.click();
  await ann.keyboard.press("Escape");
  assert.equal(await button.getAttribute("aria-pressed"), "false");
  for (const at of ["room:900", "elsewhere", '"]', "option:0"]) await command(ann, table, { do: "ping", at });
  await command(ann, table, { do: "ping", at: "slot:0" });
  await shows(ben, say("theseus-faction-marines"));
  await ben.getByRole("tab", { name: say("table-chat-title") }).click();
  assert.equal(await ben.getByRole("region", { name: say("table-aria-chat") }).getByText("points here").count(), 2);
  assert.deepEqual(here.theatre.problems, []);
  await Promise.all([ann, ben].map((page) => page.context().close()));
});
