// What is said and not read is counted; what nobody here has words for is not shown.
import "./browser";
import { beforeEach, expect, it } from "vitest";
import { say, speak } from "../src/lib/tongue.svelte";
import { Sitting } from "../src/table/sitting.svelte";
import { phrase, PHRASES, Talk, wordsOf } from "../src/table/talk.svelte";
import { inFigures } from "../src/table/time";
import type { FromTable, Said } from "../src/types/protocol";

const ME = "0000000000000001";
let sitting: Sitting;
let tables = 0;
const said = (number: number, what: Partial<Said> = {}): Said => ({ number, at: Date.now() + 1000 + number, by: "0000000000000002", name: "Ben", text: "Hm.", phrase: null, ...what });
const hear = (...all: Said[]) => all.forEach((one) => sitting.hear({ type: "said", ...one } as FromTable));
const sit = (id: string) => {
  sitting = new Sitting();
  sitting.hear({ type: "welcome", protocol: 1, now: Date.now(), you: ME, seats: [0], role: "player", table: { id, seats: [] } } as unknown as FromTable);
  return new Talk(sitting);
};
let talk: Talk;
beforeEach(async () => {
  await speak("en");
  talk = sit(`table ${tables++}`);
});

it("has words for every phrase that is offered, and none for others", () => {
  for (const name of PHRASES) expect(phrase(name)).not.toMatch(/[[\]]/);
  expect(wordsOf(said(1, { text: null, phrase: "hello" }))).toBe(say("table-phrase-hello"));
  for (const odd of ["no_such_phrase", "", "constructor"]) expect(wordsOf(said(1, { text: null, phrase: odd }))).toBeNull();
  expect(wordsOf(said(1, { text: null }))).toBe(say("table-chat-deleted"));
});

it("counts what others said since one looked", () => {
  expect(talk.unread).toBe(0);
  hear(said(1), said(2, { by: ME }), said(3, { text: null, phrase: "no_such_phrase" }), said(4, { text: null, phrase: "run" }));
  expect(talk.unread).toBe(2);
  talk.look();
  expect(talk.unread).toBe(0);
  hear(said(5));
  expect(talk.unread).toBe(1);
});

it("remembers what was read, and takes nothing for new that was said before one came", () => {
  hear(said(1, { at: Date.now() - 60_000 }));
  expect(talk.unread).toBe(0);
  hear(said(2));
  talk.look();
  const id = sitting.table!.id;
  talk = sit(id);
  hear(said(1), said(2), said(3, { at: Date.now() - 1000 }));
  expect(talk.unread).toBe(1);
});

it("tells times in figures", () => {
  expect([-5, 0, 900, 59_000, 60_000, 179_500, 3_600_000, 90_061_000].map(inFigures)).toEqual(["0:00", "0:00", "0:01", "0:59", "1:00", "3:00", "1:00:00", "25:01:01"]);
});
