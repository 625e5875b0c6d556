// What an answer means and where it leads, drawn on the board before it is given.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { EN, playUntil } from "./player.mjs";
import { stage } from "./stage.mjs";

let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

const offers = (page) => page.getByRole("group", { name: EN.options }).getByRole("listitem").getByRole("button");

async function asked(page, game, question) {
  await page.goto(`/new/${game}`);
  await page.getByRole("button", { name: EN.say("table-local-play") }).click();
  await page.getByRole("button", { name: EN.say("table-command-start") }).click();
  await playUntil(page, question, { seed: 4 });
}

/** A mouse that rests on an answer looks at it as well. */
async function lookAway(page, what) {
  await page.mouse.move(2, 2);
  await page.locator(what).first().waitFor({ state: "detached" });
}

/** The steps on the board: the sector, and the number drawn there. */
const drawn = (page) => page.locator(".station .step").evaluateAll((steps) => steps.map((step) => [step.closest(".sector").querySelector("[data-spot^='sector:']").dataset.spot, step.textContent.trim()]));

for (const size of ["desktop", "phone"]) {
  test(`the counted way of a unit, ${size}`, { timeout: 300_000 }, async () => {
    const page = await theatre.open({ size });
    await asked(page, "theseus", "theseus-ask-move");
    await lookAway(page, ".station .step");
    // To point at a unit asks for it once more.
    const unit = page.locator(".station .room.can").first();
    await unit.dispatchEvent("click");
    await page.locator(".station .step").first().waitFor({ state: "attached" });
    const way = await drawn(page);
    const numbers = way.map(([, number]) => Number(number)).sort((one, other) => one - other);
    assert.deepEqual(numbers, way.map((_, index) => index + 1), "every step is counted once");
    const told = await page.getByRole("group", { name: EN.say("table-preview-title") }).textContent();
    for (const [sector] of way) assert.ok(told.includes(EN.say(`theseus-sector-${sector.slice("sector:".length)}`)), `${sector} is foretold: ${told}`);
    // Given up, it is drawn no more.
    await page.getByRole("button", { name: EN.say("table-button-cancel"), exact: true }).click();
    await lookAway(page, ".station .step");
    assert.deepEqual(theatre.problems, []);
    await page.context().close();
  });
}

for (const [game, question] of [["theseus", "theseus-ask-move"], ["nemesis", "nemesis-ask-action"]]) {
  test(`an answer that has the focus is marked on the board, ${game}`, { timeout: 300_000 }, async () => {
    const page = await theatre.open();
    await asked(page, game, question);
    await lookAway(page, ".rings span");
    const ring = page.locator(".rings span");
    await page.keyboard.press("Tab");
    await offers(page).first().focus();
    await ring.first().waitFor();
    // Every ring lies around a place of the board, once the board has come to rest.
    await page.waitForFunction(() => {
      const boxes = [...document.querySelectorAll(".board [data-spot]")].map((element) => element.getBoundingClientRect());
      const rings = [...document.querySelectorAll(".rings span")].map((element) => element.getBoundingClientRect());
      const around = (ring) => boxes.some(({ x, y }) => Math.abs(x - ring.x - 4) < 1.5 && Math.abs(y - ring.y - 4) < 1.5);
      return rings.length > 0 && rings.every(around);
    });
    assert.deepEqual(theatre.problems, []);
    await page.context().close();
  });
}
