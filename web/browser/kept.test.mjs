// Games that are kept on the device: exported while they are played, opened again, and deleted only when somebody means it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { EN, play } from "./player.mjs";
import { stage } from "./stage.mjs";

const say = EN.say;
let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

const press = (where, key) => where.getByRole("button", { name: say(key), exact: true }).click();

/** What is saved to a file by something that is pressed. */
async function saved(page, doing) {
  const [file] = await Promise.all([page.waitForEvent("download"), doing()]);
  return readFileSync(await file.path(), "utf8");
}

test("a running game of the device is exported and opened again, and deleted after one more question", { timeout: 300_000 }, async () => {
  const page = await theatre.open();
  await page.goto("/");
  await page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Theseus" }) }).getByRole("button", { name: "Play now" }).click();
  await play(page, { seed: 2, most: 6 });
  await page.getByRole("group", { name: EN.options }).waitFor();

  await press(page, "table-aria-menu_open");
  const journal = await saved(page, () => press(page.getByRole("dialog"), "table-replay-export"));
  assert.ok(JSON.parse(journal).turns.length >= 6, "the journal has what was played");
  assert.equal(JSON.parse(journal).seed ?? null, null, "and not what is to come");

  await page.goto("/games");
  const line = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /Theseus/ }) });
  await line.waitFor();
  assert.equal(await saved(page, () => press(line, "people-game_export")), journal, "the same in the list of games");

  await page.getByLabel(say("people-import_file")).setInputFiles({ name: "again.json", mimeType: "application/json", buffer: Buffer.from(journal) });
  await press(page, "people-import_here");
  await page.getByRole("button", { name: say("table-command-start") }).waitFor();

  for (const where of ["/games", "/"]) {
    await page.goto(where);
    const lines = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /Theseus/ }) }).filter({ has: page.getByRole("button", { name: say("table-button-delete") }) });
    await lines.first().waitFor();
    const before = await lines.count();
    const asked = page.getByRole("dialog", { name: say("people-game_delete") });
    await press(lines.first(), "table-button-delete");
    await asked.waitFor();
    await press(asked, "table-button-cancel");
    await asked.waitFor({ state: "hidden" });
    assert.equal(await lines.count(), before, "one click deletes nothing");
    await press(lines.first(), "table-button-delete");
    await press(asked, "table-button-delete");
    await asked.waitFor({ state: "hidden" });
    await lines.nth(before - 1).waitFor({ state: "detached" });
  }
  assert.deepEqual(theatre.problems, []);
  await page.context().close();
});
