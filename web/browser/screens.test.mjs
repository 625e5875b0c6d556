// Every screen at every size: nothing axe-core objects to, nothing wider than the window, every target large enough for a finger.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, beforeEach, test } from "node:test";
import { play } from "./player.mjs";
import { stage } from "./stage.mjs";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
/** What a finger needs, in pixels. */
const TARGET = 44;

let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

/** Everything that is wrong, so that one run tells all of it. */
let found = [];
beforeEach(() => (found = []));

async function look(page, where, size) {
  await page.waitForTimeout(100);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // Tokens bear the initials of names that are spoken in full; axe's experimental rule takes the letter for a label.
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], rules: { "label-content-name-mismatch": { enabled: false } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary.split("\n").slice(1, 2).join(" ").trim()})`).join(" | ")}`);
  });
  found.push(...violations.map((violation) => `${where}, ${size}: ${violation}`));
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (content > width) found.push(`${where}, ${size}: ${content} px wide in a window of ${width}`);
  if (size !== "phone") return;
  const small = await page.evaluate(
    (least) =>
      [...document.querySelectorAll("button, select, input, summary, a.button, nav a")].flatMap((element) => {
        // What is drawn on the board can be zoomed and stands among the options as well. A label around an input is part of what can be touched.
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        if (width === 0 || height === 0 || element.matches(":disabled") || element.closest("[inert], .visually-hidden, svg")) return [];
        return width < least - 0.5 || height < least - 0.5 ? [`${element.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`] : [];
      }),
    TARGET,
  );
  found.push(...small.map((target) => `${where}: ${target}`));
}

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
