// A phone on its side, and a desktop at 200 %: little height, and still a board to play on, nothing out of reach, nothing to scroll sideways.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { look as lookAt, spacious } from "./looking.mjs";
import { EN, play } from "./player.mjs";
import { stage } from "./stage.mjs";

const say = EN.say;
let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());
let found = [];
beforeEach(() => (found = []));

async function look(page, where, size) {
  await lookAt(page, where, size, found);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${size}-${where.replaceAll(/[^a-z0-9]+/gi, "-")}.png` });
}
/** Whatever can be pressed can be brought to where it is seen and hit. */
async function reachable(page, where) {
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll("button, select, input, summary, a[href]")].flatMap((element) => {
      if (element.matches(":disabled, .skip") || element.closest("[inert], .visually-hidden, svg, dialog:not([open])") || !element.checkVisibility()) return [];
      element.scrollIntoView({ block: "center", inline: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && (element.contains(hit) || hit.contains(element)) ? [] : [element.outerHTML.slice(0, 120)];
    }),
  );
  found.push(...hidden.map((element) => `${where}, out of reach: ${element}`));
}

for (const size of ["landscape", "zoomed"]) {
  test(`pages, ${size}`, { timeout: 300_000 }, async () => {
    const page = await theatre.open({ size });
    for (const address of ["/", "/new/nemesis", "/rules/N-NOISE-04", "/components/nemesis/item/prototype_rifle", "/settings", "/games", "/you", "/glossary"]) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      if (content > width) found.push(`${address}: ${content} px wide in a window of ${width}`);
    }
    assert.deepEqual(found, []);
    await page.context().close();
  });
  for (const game of ["theseus", "nemesis"]) {
    test(`a table of ${game}, ${size}`, { timeout: 300_000 }, async () => {
      const page = await theatre.open({ size });
      await page.goto(`/new/${game}`);
      await page.getByRole("button", { name: say("table-local-play") }).click();
      await page.getByRole("button", { name: say("table-command-start") }).click();
      await page.getByRole("group", { name: EN.options }).waitFor();
      await play(page, { seed: 2, most: 12 });
      await page.getByRole("group", { name: EN.options }).waitFor();
      await page.evaluate(() => document.querySelector("aside").scrollTo(0, 0));
      await look(page, game, size);
      await spacious(page, game, found);
      await reachable(page, game);
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        const name = await tab.textContent();
        await look(page, `${game}, ${name}`, size);
        await reachable(page, `${game}, ${name}`);
      }
      await page.getByRole("button", { name: say("table-aria-menu_open") }).click();
      await look(page, `${game}, menu`, size);
      await page.keyboard.press("Escape");
      assert.deepEqual(found, []);
      await page.context().close();
    });
  }
}
