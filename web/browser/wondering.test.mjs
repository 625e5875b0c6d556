// Somebody points at what cannot be chosen, and is told why not.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { EN, playUntil } from "./player.mjs";
import { stage } from "./stage.mjs";

let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

for (const size of ["desktop", "phone"]) {
  test(`a Room far away, by tap and by key, ${size}`, { timeout: 300_000 }, async () => {
    const page = await theatre.open({ size });
    await page.goto("/");
    await page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Nemesis" }) }).getByRole("button", { name: "Play now" }).click();
    await playUntil(page, "nemesis-ask-action", { seed: 2 });
    const told = page.locator(".forbidden").filter({ has: page.getByRole("heading", { name: EN.say("table-decide-not_allowed") }) });

    // The Cockpit is far from where everybody wakes up.
    await page.locator('[data-spot="room:0"]').dispatchEvent("click");
    await told.getByText("Cockpit").waitFor();
    assert.equal(await told.getByRole("listitem").count(), 1);
    assert.match(await told.getByRole("link").textContent(), /^N-/);

    // By key as well; what can be chosen is chosen and not explained.
    const far = page.locator('[data-place="room:18"]');
    await far.focus();
    await page.keyboard.press("Enter");
    await told.getByText(/Engine|019/).waitFor();
    assert.deepEqual(theatre.problems, []);
    await page.context().close();
  });
}
