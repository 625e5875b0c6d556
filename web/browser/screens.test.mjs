// Every screen at every size: nothing axe-core objects to, nothing wider than the window, every target large enough for a finger.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { look as lookAt } from "./looking.mjs";
import { play } from "./player.mjs";
import { stage } from "./stage.mjs";

let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

let found = [];
beforeEach(() => (found = []));
const look = (page, where, size) => lookAt(page, where, size, found);

const PAGES = ["/", "/new/theseus", "/new/nemesis", "/rules/N-NOISE-04", "/rules/T-MOVE-04", "/components/nemesis", "/components/theseus", "/components/nemesis/item/prototype_rifle", "/components/theseus/card/marines_mine", "/components/nemesis/room/no_such_room", "/settings", "/games", "/you", "/pair", "/glossary"];

for (const size of ["desktop", "phone"]) {
  const scheme = { desktop: "dark", phone: "light" }[size];
  test(`pages, ${size}, ${scheme}`, { timeout: 300_000 }, async () => {
    const page = await theatre.open({ size, scheme, preferences: { theme: scheme } });
    for (const address of PAGES) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      // A whole rulebook takes axe a minute, and its lines are alike.
      const search = page.getByRole("searchbox");
      if (await search.isVisible()) await search.fill("noise");
      await look(page, address, size);
    }
    assert.deepEqual(found, []);
    await page.context().close();
  });
  for (const game of ["theseus", "nemesis"]) {
    test(`a table of ${game}, ${size}`, { timeout: 600_000 }, async () => {
      const page = await theatre.open({ size });
      await page.goto(`/new/${game}`);
      await page.getByRole("button", { name: "Play on this device" }).click();
      await page.getByRole("button", { name: "Start the game" }).waitFor({ timeout: 60_000 });
      await look(page, "gathering", size);
      await page.getByRole("button", { name: "Start the game" }).click();
      await page.getByRole("group", { name: "Options" }).waitFor({ timeout: 60_000 });
      await look(page, `${game}, first question`, size);
      await play(page, { seed: 2, most: 25 });
      await page.getByRole("group", { name: "Options" }).waitFor({ timeout: 60_000 });
      await look(page, `${game}, in the middle`, size);
      await page.getByRole("button", { name: "Why not?" }).click();
      await look(page, `${game}, why not`, size);
      if (size === "phone") {
        for (const pane of ["Your side", "Game log", "The others"]) {
          await page.getByRole("navigation").getByRole("button", { name: pane }).click();
          await look(page, `${game}, ${pane}`, size);
        }
      } else {
        await page.getByRole("tab", { name: "The others" }).click();
        await look(page, `${game}, the others`, size);
      }
      await page.getByRole("button", { name: "Open the menu" }).click();
      await look(page, `${game}, menu`, size);
      await page.keyboard.press("Escape");
      assert.deepEqual(found, []);
      await page.context().close();
    });
  }
}
