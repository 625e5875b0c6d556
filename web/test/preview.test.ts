// What an option would lead to is asked of the table, told in its words, and never worked out here.
import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "./browser";
import * as nemesisLog from "../src/boards/nemesis/log";
import { DEFAULTS, prefer } from "../src/lib/preferences.svelte";
import { LANGUAGES, type Language, speak } from "../src/lib/tongue.svelte";
import { Deciding } from "../src/table/deciding.svelte";
import { foretold, shortened } from "../src/table/foretelling";
import type { Game } from "../src/table/game";
import Preview from "../src/table/Preview.svelte";
import { Sitting } from "../src/table/sitting.svelte";
import type { Ahead, Course, FromTable, Happened } from "../src/types/protocol";
import type * as nemesis from "../src/types/nemesis";

const view = { side: "basic", active: 0, crew: [{ character: "scout", place: { room: 0 }, wounds: [], objectives: [null, null] }], chambers: [] } as unknown as nemesis.View;
const game = {
  ask: () => null,
  notes: () => [],
  answer: () => ({ key: "no-such-answer" }),
  meaning: () => "",
  group: () => ({ key: "no-such-group" }),
  spots: () => [],
  tell: (event: nemesis.Event) => nemesisLog.tell(event, view),
  outcome: (source: string, outcome: string) => (source === "intruder bag" ? { key: `nemesis-intruder-${outcome}` } : null),
  track: (name: string) => ({ key: `theseus-word-${name}` }),
} as unknown as Game;
const teller = { game, view, seat: 0, nameOf: (seat: number) => `Player ${seat}` };

const plain = (ahead: Ahead, events: Happened[] = []): Course => ({ supposed: [], events, tracks: [], ahead });
const rolled = (face: nemesis.NoiseFace): Happened => ({ rule: "N-NOISE-01", event: { noise_rolled: { seat: 0, face } }, text: `rolls ${face}` });
const bag: Ahead = {
  then: "odds",
  source: "intruder bag",
  of: 5,
  branches: [
    { weight: 3, outcomes: ["adult"], course: plain({ then: "hidden" }) },
    { weight: 2, outcomes: ["blank"], course: plain({ then: "decision", seats: [1] }) },
  ],
};
const move: Course = {
  supposed: ["paid", "let_pass"],
  events: [],
  tracks: [],
  ahead: {
    then: "odds",
    source: "noise die",
    of: 10,
    branches: [
      { weight: 2, outcomes: ["1"], course: plain({ then: "decision", seats: [0] }, [rolled("one")]) },
      { weight: 2, outcomes: ["3"], course: plain(bag, [rolled("three")]) },
      { weight: 1, outcomes: ["danger"], course: plain({ then: "draw", source: "attack cards" }, [rolled("danger")]) },
      { weight: 5, outcomes: ["silence"], course: plain({ then: "end" }, [rolled("silence")]) },
    ],
  },
};
const ends: Course = { supposed: [], events: [], tracks: [{ track: "life", seat: 1, from: 20, to: 19 }], ahead: { then: "decision", seats: [1, 2] } };

describe("a preview in words", () => {
  it("tells the odds, what follows, and what cannot be known", async () => {
    await speak("en");
    const told = foretold(move, teller);
    expect(told.supposed).toEqual(["Once the cost is paid.", "If nobody interferes."]);
    expect(told.source).toBe("Chance: Noise die");
    expect(told.branches.map(({ odds }) => odds)).toEqual(["2 in 10", "2 in 10", "1 in 10", "5 in 10"]);
    expect(told.branches.map(({ course }) => course.end)).toEqual([
      "Then you decide again.",
      "",
      "Then chance decides: Intruder Attack cards.",
      "The game is over.",
    ]);
    expect(told.branches[1]!.course.branches.map(({ odds, name, course }) => [odds, name, course.end])).toEqual([
      ["3 in 5", "Adult", "What comes then depends on something you cannot see."],
      ["2 in 5", "Blank", "Then others decide: Player 1."],
    ]);
    const after = foretold(ends, teller);
    expect([after.tracks, after.end]).toEqual([["Player 1, Life: 20 → 19"], "Then others decide: Player 1, Player 2."]);
  });

  it("tells once what is the same in every branch", async () => {
    await speak("en");
    const marker = (corridor: number): Happened => ({ rule: "N-NOISE-02", event: null, text: `noise ${corridor}` });
    const plainly = { ...teller, game: { ...game, tell: () => ({ key: "no-such-event" }) } as unknown as Game };
    const branches = (["one", "two"] as const).map((face) => ({ weight: 1, outcomes: [face], course: plain({ then: "decision", seats: [1] }, [rolled(face), marker(7)]) }));
    const told = foretold(plain({ then: "odds", source: "noise die", of: 2, branches }), plainly);
    expect(told.branches.map(({ course }) => [course.lines, course.end])).toEqual([[["rolls one"], ""], [["rolls two"], ""]]);
    expect(told.end).toBe("noise 7 Then others decide: Player 1.");
  });

  it("names what decides where chance upon chance leads too far", async () => {
    await speak("en");
    const odds = (source: string, courses: Course[]): Ahead => ({ then: "odds", source, of: courses.length, branches: courses.map((course, i) => ({ weight: 1, outcomes: [String(i)], course })) });
    const kinds = plain(odds("intruder bag", Array.from({ length: 4 }, () => plain({ then: "hidden" }))));
    expect(shortened(move)).toBe(move);
    // What comes first says something.
    const noise = plain(odds("noise die", (["one", "two", "three"] as const).map((face) => ({ ...kinds, events: [rolled(face)] }))));
    expect(foretold(shortened(noise), teller)).toMatchObject({ branches: [1, 2, 3].map(() => ({ odds: "1 in 3", course: { branches: [] } })), end: "Then chance decides: Intruder bag." });
    // It does not.
    expect(foretold(shortened(plain(odds("noise die", [kinds, kinds, kinds]))), teller)).toMatchObject({ branches: [], end: "Then chance decides: Noise die." });
    // One chance alone is told in full.
    const many = plain(odds("intruder bag", Array.from({ length: 12 }, () => plain({ then: "hidden" }))));
    expect(shortened(many)).toEqual(many);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("leaves nothing open in %s, and the page shows all of it", async (language) => {
    await speak(language);
    for (const course of [move, ends]) {
      const told = foretold(course, teller);
      const text = JSON.stringify(told);
      expect(text).not.toMatch(/\[(table|nemesis|theseus)-|undefined|NaN|\{ ?\$/);
      const { body } = render(Preview, { props: { course: told } });
      const strings: string[] = [];
      JSON.stringify(told, (_, value: unknown) => (typeof value === "string" && strings.push(value), value));
      for (const part of strings.filter(Boolean)) expect(body).toContain(part.replaceAll("&", "&amp;"));
    }
  });
});

describe("a preview of an answer", () => {
  let sent: { id: number; command: Record<string, unknown> }[];
  let sitting: Sitting;
  let deciding: Deciding;

  function asked(turn: number): FromTable {
    const options = [0, 1].map((number) => ({ action: { do: number }, text: String(number) }));
    const pending = { turn, kind: "odd", prompt: "What now?", options, window: false, until: null };
    return { type: "update", seat: 0, turn, sight: { whole: {} }, from: 0, events: [], waiting: [0], pending, may_undo: false, orders: null };
  }

  beforeEach(() => {
    sent = [];
    sitting = new Sitting();
    sitting.join({ send: (message) => sent.push(message as (typeof sent)[number]), close: () => undefined });
    sent = [];
    sitting.hear(asked(7));
    deciding = new Deciding(sitting, game, () => 0);
  });
  afterEach(() => prefer(DEFAULTS));

  it("is asked of the table once, and shown for the answer one looks at", async () => {
    deciding.looked = 1;
    const coming = deciding.foresee(1);
    expect(sent.map(({ command }) => command)).toEqual([{ do: "preview", seat: 0, turn: 7, option: 1 }]);
    expect(deciding.course).toBeNull();
    sitting.hear({ type: "preview", id: sent[0]!.id, preview: { seat: 0, turn: 7, option: 1, course: ends } });
    await coming;
    expect(deciding.course).toEqual(ends);
    await deciding.foresee(1);
    expect(sent).toHaveLength(1);
    deciding.looked = 0;
    expect(deciding.course).toBeNull();
  });

  it("is not that of another question", async () => {
    deciding.looked = 1;
    const coming = deciding.foresee(1);
    sitting.hear(asked(8));
    sitting.hear({ type: "preview", id: sent[0]!.id, preview: { seat: 0, turn: 7, option: 1, course: ends } });
    await coming;
    expect(deciding.course).toBeNull();
  });

  it("is missing where the table refuses it, without a complaint", async () => {
    deciding.looked = 0;
    const coming = deciding.foresee(0);
    sitting.hear({ type: "refused", id: sent[0]!.id, refusal: { code: "forbidden", rule: null, reason: "not in a lesson" } });
    await coming;
    expect([deciding.course, deciding.refusal]).toEqual([null, null]);
  });

  it("is not asked for by those who do not want it", async () => {
    prefer({ odds: false });
    await deciding.foresee(0);
    expect(sent).toEqual([]);
  });
});
