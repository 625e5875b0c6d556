// What happened while nobody was asked is watched step by step: the event phase of Nemesis, alone aboard.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, EN } from "./player.mjs";
import { stage } from "./stage.mjs";

const say = EN.say;
let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

test("the event phase is stepped through", { timeout: 300_000 }, async (t) => {
  const page = await theatre.open({ preferences: { confirm: false } });
  await page.goto("/new/nemesis");
  await page.getByText(say("nemesis-mode-solo"), { exact: true }).first().click();
  await page.getByRole("button", { name: say("table-local-play") }).click();
  await page.getByRole("button", { name: say("table-command-start") }).click();
  const options = page.getByRole("group", { name: EN.options });
  const round = (number) => page.getByText(`Round ${number}`, { exact: true }).first();

  // Nothing is done in the first round; passing ends it.
  for (let turns = 0; turns < 40 && !(await round(2).isVisible()); turns++) {
    await options.waitFor();
    await answer(page, (names) => Math.max(0, names.findIndex((name) => /^\d?\s*(Pass|Done)/.test(name)))).catch(() => null);
    await page.waitForTimeout(50);
  }
  await round(2).waitFor();

  // From the log back to what was before the event phase, the board being as it was then.
  await page.getByRole("region", { name: say("table-aria-log") }).getByRole("button", { name: say("table-digest-look_back") }).click();
  const back = page.getByRole("region", { name: say("table-digest-look_back") });
  const [on, before] = ["table-button-next", "table-button-back"].map((key) => back.getByRole("button", { name: say(key), exact: true }));
  await back.waitFor();
  for (let left = 100; left > 0 && !(await round(1).isVisible()); left--) await before.click();
  await round(1).waitFor();

  // And on again, one thing after another.
  const told = [];
  let steps = 0;
  for (; steps < 100 && (await on.isEnabled()); steps++) {
    await on.click();
    told.push(await back.getByRole("listitem").last().textContent());
  }
  assert.ok(steps > 3, `${steps} steps are taken`);
  const events = EN.all(/^nemesis-event-/);
  assert.ok(told.some((line) => events.some((name) => line.includes(name))), `an Event card is drawn: ${told.join(" | ")}`);
  for (const line of told) assert.doesNotMatch(line, /[[\]{}]|undefined/);
  await round(2).waitFor();
  await before.click();
  assert.ok(await on.isEnabled(), "there is a way on after a step back");
  await back.getByRole("button", { name: say("table-digest-to_now") }).click();
  await back.waitFor({ state: "detached" });
  await round(2).waitFor();
  await options.waitFor();
  t.diagnostic(`${steps} steps, told: ${told.join(" | ")}`);
  assert.deepEqual(theatre.problems, []);
  await page.context().close();
});
