// What is wrong with a screen: what axe-core objects to, what is wider than the window, what is too small for a finger.
import { readFileSync } from "node:fs";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
/** What a finger needs, in pixels. */
const TARGET = 44;

/** What axe-core objects to. What is too small only because it is scrolled half out of sight is not: it is looked at again in the middle. */
export async function objections(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    // Tokens bear the initials of names that are spoken in full; axe's experimental rule takes the letter for a label.
    const { violations } = await window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], rules: { "label-content-name-mismatch": { enabled: false } } });
    const told = [];
    for (const { id, nodes } of violations) {
      const wrong = [];
      for (const node of nodes) {
        const element = id === "target-size" ? document.querySelector(node.target[0]) : null;
        element?.scrollIntoView({ block: "center" });
        if (!element || (await window.axe.run(element, { runOnly: { type: "rule", values: [id] } })).violations.length > 0) wrong.push(node);
      }
      if (wrong.length > 0) told.push(`${id}: ${wrong.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary.split("\n").slice(1, 2).join(" ").trim()})`).join(" | ")}`);
    }
    return told;
  });
}

/** Puts everything that is wrong into `found`, so that one run tells all of it. */
export async function look(page, where, size, found) {
  await page.waitForTimeout(100);
  const violations = await objections(page);
  found.push(...violations.map((violation) => `${where}, ${size}: ${violation}`));
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (content > width) found.push(`${where}, ${size}: ${content} px wide in a window of ${width}`);
  if (size !== "phone" && size !== "landscape") return;
  const small = await page.evaluate(
    (least) =>
      [...document.querySelectorAll("button, select, input, summary, a[href]")].flatMap((element) => {
        // A link in the middle of a sentence is as high as its line.
        const [around, line] = [document.createRange(), element.parentElement.closest("p, li, td, th, dd, div")];
        around.selectNodeContents(line);
        around.setEndBefore(element);
        const before = around.toString().trim();
        around.selectNodeContents(line);
        around.setStartAfter(element);
        const after = around.toString().trim();
        if (getComputedStyle(element).display === "inline" && ((before !== "" && !/[.!?]$/.test(before)) || /^[\p{L},;)]/u.test(after))) return [];
        // What is drawn on the board can be zoomed and stands among the options as well. A label around an input is part of what can be touched.
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        if (width === 0 || height === 0 || element.matches(":disabled") || element.closest("[inert], .visually-hidden, svg")) return [];
        return width < least - 0.5 || height < least - 0.5 ? [`${element.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`] : [];
      }),
    TARGET,
  );
  found.push(...small.map((target) => `${where}: ${target}`));
}

/** What a board gets at least where there is little height, as shares of the height and the width of the window. */
const [HIGH, WIDE] = [0.7, 0.45];

export async function spacious(page, where, found) {
  const { high, wide, over } = await page.evaluate(() => {
    const { width, height } = document.querySelector(".board .window").getBoundingClientRect();
    return { high: height / innerHeight, wide: width / innerWidth, over: document.documentElement.scrollWidth - innerWidth };
  });
  if (high < HIGH || wide < WIDE) found.push(`${where}: the board has ${Math.round(high * 100)} % of the height and ${Math.round(wide * 100)} % of the width`);
  if (over > 0) found.push(`${where}: ${over} px wider than the window`);
}
