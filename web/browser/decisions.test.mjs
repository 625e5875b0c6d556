// Every kind of decision an engine declares is met on the page: a game that waits for it is opened from its journal, gone on with,
// and answered by roles and names alone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, EN } from "./player.mjs";
import { book, GAMES, kindsOf, reach } from "./decisions.mjs";
import { stage } from "./stage.mjs";

let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

/** Opens a journal, sits where somebody is asked, and answers. What is odd about it is told. */
async function meet(page, kind, found) {
  const odd = [];
  await page.goto("/games");
  await page.getByLabel(EN.say("people-import_file")).setInputFiles({ name: `${kind}.json`, mimeType: "application/json", buffer: Buffer.from(found.journal) });
  await page.getByRole("button", { name: EN.say("people-import_here") }).click();
  // Whoever is asked is played here, everybody else by the computer.
  const start = page.getByRole("button", { name: EN.say("table-command-start") });
  await start.waitFor();
  const seats = page.getByRole("list").first().getByRole("listitem");
  for (let [seat, count] = [0, await seats.count()]; seat < count; seat++) {
    if (seat === found.seat) await seats.nth(seat).getByRole("button", { name: EN.say("table-command-sit") }).click();
    else await seats.nth(seat).getByRole("combobox").selectOption("random");
  }
  await start.click();
  const options = page.getByRole("group", { name: EN.options });
  await options.waitFor();
  const offered = await options.getByRole("listitem").count();
  if (offered !== found.options) odd.push(`${offered} answers are offered of ${found.options}`);
  const question = await page.getByRole("heading", { level: 2 }).first().textContent();
  if (!question || /[[\]{}]|undefined/.test(question)) odd.push(`asks “${question}”`);
  if (!(await answer(page, () => 0))) odd.push("no answer is taken");
  const refused = await page.getByRole("alert").allTextContents();
  if (refused.length > 0) odd.push(refused.join(" "));
  return odd;
}

for (const game of GAMES) {
  test(`every kind of decision of ${game}`, { timeout: 900_000 }, async (t) => {
    const recipes = book()[game] ?? {};
    const [missing, odd] = [[], []];
    const left = kindsOf(game);
    // Two pages side by side: while one is drawn, the other waits.
    const lane = async () => {
      const page = await theatre.open({ preferences: { confirm: false } });
      for (let kind = left.shift(); kind; kind = left.shift()) {
        const found = recipes[kind] === undefined ? null : reach(game, kind, recipes[kind]);
        if (!found) missing.push(kind);
        else odd.push(...(await meet(page, kind, found).catch((error) => [String(error).slice(0, 300)])).map((what) => `${kind}: ${what}`));
      }
      await page.context().close();
    };
    await Promise.all([lane(), lane()]);
    t.diagnostic(`${kindsOf(game).length - missing.length} of ${kindsOf(game).length} kinds met`);
    assert.deepEqual({ missing, odd, problems: theatre.problems }, { missing: [], odd: [], problems: [] }, "node browser/decisions.mjs searches for games that lead to what is missing");
  });
}
