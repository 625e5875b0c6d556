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

/** What no game found so far leads to. The words of these questions are tested without a browser, their rules by scenarios. */
const UNREACHED = { theseus: [], nemesis: ["way", "extra_ammo", "take_door", "scan_one"] };

// Long, and part of the long runs: HULLBREACH_DECISIONS=1 npm run browser.
const skip = process.env.HULLBREACH_DECISIONS ? false : "a long run: set HULLBREACH_DECISIONS";
for (const game of GAMES) {
  test(`every kind of decision of ${game}`, { timeout: 900_000, skip }, async (t) => {
    const recipes = book()[game] ?? {};
    const [missing, odd] = [[], []];
    const page = await theatre.open({ preferences: { confirm: false } });
    for (const kind of kindsOf(game)) {
      const found = recipes[kind] === undefined ? null : reach(game, kind, recipes[kind]);
      if (!found) {
        missing.push(kind);
        continue;
      }
      await page.goto("/games");
      await page.getByLabel(EN.say("people-import_file")).setInputFiles({ name: `${kind}.json`, mimeType: "application/json", buffer: Buffer.from(found.journal) });
      await page.getByRole("button", { name: EN.say("people-import_here") }).click();
      // Whoever is asked is played here, everybody else by the computer.
      const seats = page.getByRole("list").first().getByRole("listitem");
      await page.getByRole("button", { name: EN.say("table-command-start") }).waitFor({ timeout: 30_000 });
      for (let seat = 0; seat < (await seats.count()); seat++) {
        const place = seats.nth(seat);
        if (seat === found.seat) await place.getByRole("button", { name: EN.say("table-command-sit") }).click();
        else await place.getByRole("combobox").selectOption("random");
      }
      await page.getByRole("button", { name: EN.say("table-command-start") }).click();
      const options = page.getByRole("group", { name: EN.options });
      await options.waitFor({ timeout: 30_000 }).catch(() => undefined);
      const offered = await options.getByRole("listitem").count();
      if (offered !== found.options) odd.push(`${kind}: ${offered} answers are offered of ${found.options}`);
      const question = await page.getByRole("heading", { level: 2 }).first().textContent();
      if (!question || /[[\]{}]|undefined/.test(question)) odd.push(`${kind}: asks “${question}”`);
      const given = await answer(page, () => 0).catch((error) => `! ${String(error).slice(0, 200)}`);
      if (!given || given.startsWith("!")) odd.push(`${kind}: no answer is taken: ${given}`);
      const refused = await page.getByRole("alert").allTextContents();
      if (refused.length > 0) odd.push(`${kind}: ${refused.join(" ")}`);
    }
    if (missing.length > 0) t.diagnostic(`never met: ${missing.join(", ")}`);
    t.diagnostic(`${kindsOf(game).length - missing.length} of ${kindsOf(game).length} kinds met`);
    assert.deepEqual({ missing, odd, problems: theatre.problems }, { missing: UNREACHED[game], odd: [], problems: [] }, "node browser/decisions.mjs searches for games that lead to what is missing");
    await page.context().close();
  });
}
