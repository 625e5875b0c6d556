// Every chapter of both lessons, read and played through the page by roles and names; the first one left, resumed, led astray, and played on from.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { objections } from "./looking.mjs";
import { answer, play } from "./player.mjs";
import { stage } from "./stage.mjs";
import { wordsOf } from "./words.mjs";

let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

/** What a reader answers in the first chapter, step by step: the words of the answer as the page shows them. */
const FIRST = {
  theseus: {
    title: "The ring",
    steps: 19,
    answers: [/Mine/, /Control Centre/, /Corridors/, /Marine 3/, /Loading Dock/, /Upgrade token/, /Arsenal/, /Corridors, slot 2/, /Upgrade token/, /Marine 1/, /Marine 1/, /Corridors/, /Corridors/],
    astray: { before: 0, answer: /Arsenal/, hint: "The other two are useful later" },
  },
  nemesis: {
    title: "Awake",
    steps: 20,
    answers: [/Soldier/, /^(?!.*[Cc]areful).*008/, /Demolition/, /Search/, /Bandages/, /[Cc]areful.*009/, /Covering Fire/, /./, /[Pp]ass/, /[Dd]one|[Kk]eep/],
    astray: { before: 2, answer: /Search/, hint: "Discard Demolition" },
  },
};

/** The same for the chapters that follow. */
const LATER = {
  theseus: {
    cards: {
      title: "Cards and traps",
      steps: 21,
      answers: [/Upgrade token/, /Marine 2/, /Marine 1/, /Control Centre/, /Tentacles/, /Control Centre/, /Marine 1/, /Marine [23]/, /Upgrade token/, /Loading Dock, pending/, /Upgrade token/, /Marine 3/, /Corridors/, /Corridors/, /Corridors, slot 1/],
    },
    data: {
      title: "Data",
      steps: 18,
      answers: [/Scientist 2/, /Passage/, /Leap/, /Laboratory A/, /Archives/, /Upgrade token/, /Cameras/, /Corridors, slot 2/, /Upgrade token/, /Cameras/, /Scientist 1/, /Leap/, /Scientist 2/, /Archives/],
    },
  },
  nemesis: {
    contact: {
      title: "Contact",
      steps: 22,
      answers: [/Move: Room 002/, /Search/, /Greener Pastures/, /^\d* ?Shoot/, /Demolition/, /^\d* ?Shoot/, /Covering Fire/, /Full Auto/, /^\d* ?Pass/, /Basic Repairs/, /Interruption/, /Use the Room/, /^\d* ?Pass/, /Play: Rest/],
    },
    home: { title: "The way home", steps: 14, answers: [/Move: Cockpit/, /Basic Repairs/, /Use the Room/, /Look at the Coordinates/, /Use the Room/, /Quarantine/] },
  },
};

const coach = (page, title) => page.getByRole("region", { name: title });
const next = (page) => page.getByRole("button", { name: "Next", exact: true });
const seen = async (page, title) => (await coach(page, title).textContent().catch(() => "")) ?? "";

/** Gives the first answer that reads like this. */
async function give(page, wanted) {
  let names = [];
  const given = await answer(page, (all) => {
    names = all;
    return Math.max(0, all.findIndex((name) => wanted.test(name)));
  });
  assert.match(given ?? "", wanted, `among ${names.join(" | ")}`);
}

/** Reads and answers: to the end, up to a step, or until so many answers are given and another one is asked for. */
async function read(page, { title, steps, answers }, { from = 0, upto = Infinity, given: most = Infinity, onstep = async () => {} } = {}) {
  let given = from;
  for (let turns = 0; turns < 100; turns++) {
    const before = await seen(page, title);
    const step = Number(/(\d+) of \d+/.exec(before)?.[1] ?? steps + 1);
    if (step > steps || step >= upto) return { step, given };
    await onstep(step);
    await next(page).or(page.getByRole("group", { name: "Options" })).first().waitFor();
    if (await next(page).isVisible()) await next(page).click();
    else if (given === most) return { step, given };
    else await give(page, answers[given++]);
    for (let tries = 0; tries < 500 && (await seen(page, title)).slice(0, 80) === before.slice(0, 80); tries++) await page.waitForTimeout(20);
  }
  assert.fail("the chapter does not come to its end");
}

async function look(page, where) {
  assert.deepEqual(await objections(page), [], where);
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= width, `${where}: ${content} px wide in a window of ${width}`);
}

for (const [game, first] of Object.entries(FIRST)) {
  test(`the first chapter of ${game}`, { timeout: 300_000 }, async () => {
    const page = await theatre.open();
    await page.goto(`/learn/${game}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(page, `the chapters of ${game}`);
    await page.getByRole("link", { name: `Start: ${first.title}` }).click();
    await coach(page, first.title).waitFor({ timeout: 60_000 });

    const onstep = async (step) => {
      if ([1, 5, 12].includes(step)) await look(page, `${game}, step ${step}`);
    };
    // Something else than what is asked for: a hint, and nothing happens.
    const astray = await read(page, first, { given: first.astray.before, onstep });
    await give(page, first.astray.answer);
    await page.getByText(first.astray.hint).first().waitFor();
    await coach(page, first.title).getByText(`${astray.step} of ${first.steps}`).waitFor();
    await page.getByRole("button", { name: "Show me" }).click();

    // Left in the middle and resumed.
    const { step, given } = await read(page, first, { from: astray.given, upto: 9, onstep });
    await page.goto(`/learn/${game}`);
    await page.getByRole("link", { name: `Go on: ${first.title}` }).click();
    await coach(page, first.title).getByText(`${step} of ${first.steps}`).waitFor({ timeout: 60_000 });

    const end = await read(page, first, { from: given, onstep });
    assert.equal(end.given, first.answers.length, "every answer is asked for");
    await page.getByRole("link", { name: "Next chapter" }).waitFor();
    await look(page, `${game}, the end of the chapter`);

    // Played on by oneself, and found again.
    await page.getByRole("button", { name: "Play on from here" }).click();
    const { made } = await play(page, { seed: 5, most: 8 });
    assert.equal(made, 8);
    await page.reload();
    await page.getByRole("group", { name: "Options" }).waitFor({ timeout: 60_000 });
    await coach(page, first.title).getByRole("link", { name: "All chapters" }).click();
    await page.getByText("done").first().waitFor();

    assert.deepEqual(theatre.problems, []);
    await page.context().close();
  });

  test(`the first chapter of ${game} on a phone, in other languages`, { timeout: 300_000 }, async () => {
    const page = await theatre.open({ size: "phone", language: "pl" });
    const words = wordsOf("pl");
    await page.goto(`/learn/${game}`);
    const [chapter] = { theseus: ["ring"], nemesis: ["awake"] }[game];
    const title = words.say(`lesson-${game}-${chapter}-title`);
    await page.getByRole("link", { name: title }).click();
    const panel = coach(page, title);
    await panel.waitFor({ timeout: 60_000 });
    await look(page, `${game}, phone`);
    await page.getByRole("button", { name: words.say("table-button-next"), exact: true }).click();
    await page.getByRole("button", { name: words.say("table-aria-menu_open") }).click();
    await page.getByRole("combobox", { name: words.say("table-settings-language") }).selectOption("uk");
    const uk = wordsOf("uk");
    await page.getByRole("button", { name: uk.say("table-button-close") }).click();
    await coach(page, uk.say(`lesson-${game}-${chapter}-title`)).waitFor();
    assert.deepEqual(theatre.problems, []);
    await page.context().close();
  });
}

for (const [game, chapters] of Object.entries(LATER)) {
  test(`the other chapters of ${game}`, { timeout: 300_000 }, async () => {
    await Promise.all(
      Object.entries(chapters).map(async ([id, chapter], number) => {
        const page = await theatre.open();
        await page.goto(`/learn/${game}/${id}`);
        await coach(page, chapter.title).getByText(`1 of ${chapter.steps}`).waitFor();
        const { given } = await read(page, chapter);
        assert.equal(given, chapter.answers.length, `${id}: every answer is asked for`);
        if (number === 0) await page.getByRole("link", { name: "Next chapter" }).waitFor();
        else await coach(page, chapter.title).getByRole("link", { name: "All chapters" }).first().waitFor();
        await page.context().close();
      }),
    );
    assert.deepEqual(theatre.problems, []);
  });
}

test("a chapter by keyboard", { timeout: 120_000 }, async () => {
  const page = await theatre.open();
  await page.goto("/learn/theseus/ring");
  await next(page).waitFor({ timeout: 60_000 });
  await next(page).focus();
  await page.keyboard.press("Enter");
  await coach(page, "The ring").getByText("2 of 19").waitFor();
  await page.keyboard.press("Enter");
  await coach(page, "The ring").getByText("3 of 19").waitFor();
  await page.keyboard.press("1");
  await coach(page, "The ring").getByText("4 of 19").waitFor();
  assert.deepEqual(theatre.problems, []);
  await page.context().close();
});
