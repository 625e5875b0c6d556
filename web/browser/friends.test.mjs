// Two people, two browsers, one table on a server: what is hidden stays hidden, on the page and on the wire.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hosted } from "./hosted.mjs";
import { answer, chance, sit } from "./player.mjs";
import { wordsOf } from "./words.mjs";

const here = hosted();

/** Everything a page is sent about tables. */
function wire(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
}
const updates = (heard) => heard.map((text) => JSON.parse(text)).filter(({ type }) => type === "update");

/** Lets both answer until so many answers are given. */
async function playTogether(pages, most) {
  const pick = chance(9);
  for (let [made, idle] = [0, 0]; made < most && idle < 300; ) {
    let moved = false;
    for (const { page, words } of pages) moved = (await answer(page, (names) => pick(names.length), words).catch(() => null)) !== null || moved;
    if (moved) [made, idle] = [made + 1, 0];
    else idle += 1;
    if (!moved) await pages[0].page.waitForTimeout(50);
  }
}

test("two people play one table of Nemesis", { timeout: 400_000, skip: here.skip }, async () => {
  const ann = await here.theatre.open();
  const ben = await here.theatre.open({ size: "phone" });
  const [annHeard, benHeard] = [wire(ann), wire(ben)];

  await ann.goto("/new/nemesis");
  await ann.getByText("2 players", { exact: true }).click();
  await ann.getByRole("button", { name: "Play with friends" }).click();
  await ann.getByRole("heading", { name: "Invite" }).waitFor();
  const link = await ann.getByRole("textbox", { name: "Invite" }).inputValue();
  await sit(ann, "Ann");

  await ben.goto(link);
  await sit(ben, "Ben");
  await ann.getByText("Ben", { exact: false }).first().waitFor();
  await ann.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([ann, ben].map((page) => page.getByRole("heading", { name: /Who are you|deciding|Waiting/ }).first().waitFor()));

  const en = wordsOf("en");
  await playTogether([{ page: ann, words: en }, { page: ben, words: en }], 6);

  // Objectives: each sees their own and nobody else's.
  const whole = updates(annHeard).find(({ sight }) => sight.whole);
  const seat = whole.seat;
  const mine = whole.sight.whole.crew[seat].objectives.flatMap((one) => (one?.[1] ? [one[1]] : []));
  assert.equal(mine.length, 2, "Ann has two Objectives");
  for (const objective of mine) {
    assert.ok(benHeard.every((text) => !text.includes(`"${objective}"`)), `${objective} never travels to Ben`);
    const name = en.say(`nemesis-objective-${objective}`);
    assert.ok(!(await ben.content()).includes(name), `${name} is not on Ben's page`);
  }
  await ann.getByText(en.say(`nemesis-objective-${mine[0]}`)).first().waitFor();

  // Ben's page is closed and opened again: the same seat, the same game.
  await ben.reload();
  await ben.getByRole("navigation").waitFor();
  await ben.getByRole("navigation").getByRole("button", { name: "Your side" }).click();
  await ben.getByRole("heading", { name: "Objective" }).waitFor();

  // Another language without loading anything again.
  await ann.getByRole("button", { name: "Open the menu" }).click();
  await ann.getByRole("combobox", { name: "Language" }).selectOption("pl");
  const pl = wordsOf("pl");
  await ann.getByRole("button", { name: pl.say("table-button-close") }).click();
  await ann.getByRole("tab", { name: pl.say("table-aria-me") }).waitFor();
  await playTogether([{ page: ann, words: pl }, { page: ben, words: en }], 6);

  // What is said reaches the other.
  await ann.getByRole("tab", { name: pl.say("table-chat-title") }).click();
  await ann.getByRole("combobox", { name: pl.say("table-chat-phrases") }).selectOption("run");
  await ben.getByRole("navigation").getByRole("button", { name: "The others" }).click();
  await ben.getByText(en.say("table-phrase-run")).first().waitFor();

  assert.deepEqual(here.theatre.problems, []);
});
