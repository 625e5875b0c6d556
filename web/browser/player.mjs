// Somebody who plays through the page, by accessible roles and names only.
import { wordsOf } from "./words.mjs";

/** A random number that is the same every time. */
export function chance(seed) {
  let state = seed % 2147483647 || 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

export const EN = wordsOf("en");

/** Whether the table shows how the game ended. */
export const isOver = (page, words = EN) => page.getByRole("heading", { name: words.ends }).first().isVisible();

/**
 * Answers one question, and waits until the answer has been taken: what stands on the page before that is the old question.
 * `choose` gets the names of the answers and tells which one; most often chance does. Null when nothing is asked.
 */
export async function answer(page, choose, words = EN) {
  const offers = page.getByRole("group", { name: words.options }).getByRole("listitem");
  const names = await offers.evaluateAll((items) => items.map((item) => item.querySelector("button")?.textContent?.trim() ?? ""));
  if (names.length === 0) return null;
  const picked = choose(names);
  const button = offers.nth(picked).getByRole("button").first();
  await button.click({ timeout: 5000 });
  if ((await button.getAttribute("aria-expanded", { timeout: 200 }).catch(() => null)) === "true") await page.getByRole("button", { name: words.do, exact: true }).click({ timeout: 5000 });
  await page.locator('[aria-busy="true"]').waitFor({ state: "detached" });
  return names[picked];
}

/** Takes the first free seat, under a name if one is given, and waits until it is this page's. */
export async function sit(page, name = null, words = EN) {
  if (name !== null) await page.getByLabel(words.say("table-seat-your_name")).fill(name);
  const taken = page.getByRole("button", { name: words.say("table-command-stand"), exact: true });
  const free = page.getByRole("button", { name: words.say("table-command-sit"), exact: true }).first();
  await free.waitFor();
  const before = await taken.count();
  await free.click();
  await taken.nth(before).waitFor();
}

/** How long nothing may happen, in milliseconds. */
const PATIENCE = 120_000;

/** Plays until the end, or until so many answers are given. */
export async function play(page, { seed = 1, most = 3000, words = EN, onquestion = async () => {} } = {}) {
  const pick = chance(seed);
  const questions = new Set();
  let [made, since, trouble] = [0, Date.now(), ""];
  while (made < most) {
    if (await isOver(page, words)) return { made, questions, over: true };
    const question = await page.getByRole("heading", { level: 2 }).first().textContent({ timeout: 2000 }).catch(() => null);
    // To pass is to see little of a game, so the last answer is rarer.
    const given = await answer(page, (names) => (names.length > 1 && pick(4) > 0 ? pick(names.length - 1) : pick(names.length)), words).catch((error) => {
      trouble = ` (${String(error).slice(0, 600)})`;
      return null;
    });
    if (given !== null) {
      [made, since, trouble] = [made + 1, Date.now(), ""];
      if (question) questions.add(question);
      await onquestion(question, given);
    } else if (Date.now() - since > PATIENCE) throw new Error(`nothing was asked for a long time; last: ${question}${trouble}`);
    else await page.waitForTimeout(20);
  }
  return { made, questions, over: false };
}

/** Plays until this is asked, at the latest after so many answers. */
export async function playUntil(page, question, { seed = 1, most = 40, words = EN } = {}) {
  const heading = page.getByRole("heading", { name: words.say(question), exact: true });
  const offers = page.getByRole("group", { name: words.options }).getByRole("listitem").getByRole("button");
  for (let made = 0; made < most; made++) {
    await offers.first().waitFor();
    if (await heading.isVisible()) return;
    await play(page, { seed: seed + made, most: 1, words });
  }
  throw new Error(`not asked within ${most} answers: ${question}`);
}
