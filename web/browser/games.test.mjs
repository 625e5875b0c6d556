// One whole game of each through the page, against computer players, from the home page to the end and its replay.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { EN, play } from "./player.mjs";
import { stage } from "./stage.mjs";

let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

const GAMES = { Theseus: { least: 10 }, Nemesis: { least: 8 } };

for (const [game, { least }] of Object.entries(GAMES)) {
  test(`${game} is played from the home page to its end`, { timeout: 600_000 }, async (t) => {
    const page = await theatre.open();
    await page.goto("/");
    await page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: game }) }).getByRole("button", { name: "Play now" }).click();
    const { made, questions, over } = await play(page, { seed: 3 });
    assert.ok(over, "the game ends");
    assert.ok(questions.size >= least, `${questions.size} kinds of questions are met`);
    t.diagnostic(`${made} answers, ${questions.size} questions: ${[...questions].join(" | ")}`);

    await page.getByRole("heading", { name: "How it came about" }).waitFor();
    await page.getByText("The deal was fair").waitFor();
    await page.getByRole("link", { name: "Watch the replay" }).click();
    const slider = page.getByRole("slider");
    await slider.waitFor();
    const last = await slider.getAttribute("max");
    await slider.fill(last);
    await page.getByText(`Step ${Number(last) + 1} of ${Number(last) + 1}`).waitFor();
    // With everything revealed there is every side to see, through one pair of eyes one, and for those who look on none.
    const sides = page.getByRole("tabpanel").getByRole("heading", { level: 2 });
    const seats = (await page.getByRole("combobox").getByRole("option").count()) - 2;
    await page.getByRole("tab", { name: EN.say("table-end-secrets") }).waitFor();
    assert.equal(await sides.count(), seats, "the side of every seat");
    await page.getByRole("combobox").selectOption("0");
    await page.getByRole("tab", { name: EN.say("table-end-secrets") }).waitFor({ state: "detached" });
    await page.getByRole("tab").first().click();
    assert.equal(await sides.count(), 1, "one's own side");
    await page.getByRole("combobox").selectOption("spectator");
    await page.getByRole("tab").nth(1).waitFor({ state: "detached" });
    await page.getByRole("tab", { name: EN.say("table-aria-others"), selected: true }).waitFor();
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.getByText(`Step 1 of ${Number(last) + 1}`).waitFor();

    await page.goto("/");
    await page.getByRole("heading", { name: EN.say("home-finished") }).waitFor();
    assert.deepEqual(theatre.problems, []);
    await page.context().close();
  });
}
