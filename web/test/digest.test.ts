// What the others did is told from where one's own doing ends, what matters most first, and never without end.
import "./browser";
import { beforeEach, describe, expect, it } from "vitest";
import { beginning, digest } from "../src/table/digest";
import { givenSince, takenBy } from "../src/table/given";
import { keep, resumed } from "../src/table/resuming";
import { type Outlook, Sitting } from "../src/table/sitting.svelte";
import type { FromTable, Happened, TableInfo } from "../src/types/protocol";

type Absurd = { what: string; to?: number; weight?: 0 | 1 | 2 | 3; phase?: boolean; heading?: boolean };
const game = {
  concerns: (event: unknown) => ((event as Absurd).to === undefined ? [] : [(event as Absurd).to!]),
  isElsewhere: (event: unknown) => (event as Absurd).phase ?? false,
  isHeading: (event: unknown) => (event as Absurd).heading ?? false,
  weight: (event: unknown) => (event as Absurd).weight ?? 0,
};
const happened = (event: Absurd): Happened => ({ rule: "X-1", event, text: event.what });
const many = (count: number, event: Absurd = { what: "step" }): Happened[] => Array.from({ length: count }, () => happened(event));

let turn: number;
beforeEach(() => (turn = 1));
function update(from: number, events: Happened[], asked: boolean, next = ++turn): FromTable {
  const pending = asked ? { turn: next, kind: "odd", prompt: "What now?", options: [], window: false, until: null } : null;
  return { type: "update", seat: 0, turn: next, sight: { whole: {} }, from, events, waiting: [0], pending, may_undo: false, orders: null };
}
const outlook = (sitting: Sitting): Outlook => sitting.outlooks.get(0)!;

describe("an account of what happened", () => {
  it("leaves out what came with one's own answer", () => {
    const sitting = new Sitting();
    sitting.hear(update(0, many(3), true));
    sitting.hear(update(3, many(9), true));
    expect(beginning(outlook(sitting), game, 0)).toBe(12);
    expect(digest(outlook(sitting), game, 0)).toBeNull();
  });

  it("begins at the phase that came with one's own answer", () => {
    const sitting = new Sitting();
    sitting.hear(update(0, many(3), true));
    sitting.hear(update(3, [...many(2), happened({ what: "time passes", phase: true }), ...many(6)], true));
    expect(beginning(outlook(sitting), game, 0)).toBe(5);
    expect(digest(outlook(sitting), game, 0)).toMatchObject({ from: 5, count: 7, first: [] });
  });

  it("goes on while the others act, and ends with the next answer", () => {
    const sitting = new Sitting();
    sitting.hear(update(0, many(3), true));
    sitting.hear(update(3, many(2), false));
    sitting.hear(update(5, many(4), false));
    sitting.hear(update(9, many(1), true));
    expect(digest(outlook(sitting), game, 0)).toMatchObject({ from: 5, count: 5 });
    sitting.hear(update(10, many(1), true));
    expect(digest(outlook(sitting), game, 0)).toBeNull();
  });

  it("is not made within a turn of one's own, though others were asked in between", () => {
    const sitting = new Sitting();
    const mine: Absurd = { what: "your turn", to: 0, heading: true };
    sitting.hear(update(0, [happened(mine)], true));
    sitting.hear(update(1, many(1), false));
    sitting.hear(update(2, many(7), true));
    expect(digest(outlook(sitting), game, 0)).toBeNull();
    // The turn of somebody else, and one's own again.
    sitting.hear(update(9, many(1), false));
    sitting.hear(update(10, [happened({ what: "another's turn", phase: true, heading: true }), ...many(5), happened(mine)], true));
    expect(digest(outlook(sitting), game, 0)).toMatchObject({ from: 10, count: 7, mine: 0, first: [] });
  });

  it("goes on while somebody is stood in for", () => {
    const sitting = new Sitting();
    sitting.hear(update(0, many(3), true));
    sitting.hear({ type: "table", table: { id: "t", phase: "playing", seats: [{ covered: true }] } as unknown as TableInfo });
    for (let from = 3; from < 40; from++) sitting.hear(update(from, many(1), true));
    expect(digest(outlook(sitting), game, 0)?.count).toBe(37);
  });

  it("is bounded, with what was done to oneself before wounds, encounters and the rest", () => {
    const sitting = new Sitting();
    sitting.hear(update(0, many(1), true));
    sitting.hear(update(1, [], false));
    const kinds: Absurd[] = [{ what: "won", weight: 1 }, { what: "met", weight: 2 }, { what: "drew a card", to: 0 }, { what: "a wound", weight: 3 }, { what: "you met", weight: 2, to: 0 }, { what: "you were wounded", weight: 3, to: 0 }];
    sitting.hear(update(1, [...many(500), ...kinds.map(happened), ...many(500)], true));
    const told = digest(outlook(sitting), game, 0)!;
    expect(told.count).toBe(1006);
    expect(told.mine).toBe(3);
    expect(told.first.map(({ happened: { text } }) => text)).toEqual(["you were wounded", "you met", "a wound", "met"]);
    expect(told.all).toHaveLength(1006);
  });
});

describe("an account on a page that is loaded again", () => {
  const playing = (id: string) => ({ type: "table", table: { id, phase: "playing", seats: [{ covered: false }] } as unknown as TableInfo }) as FromTable;
  /** What is seen, as the table shows it. */
  const seen = (sitting: Sitting, id: string): Outlook => {
    const [now, again] = [outlook(sitting), resumed(outlook(sitting), id)];
    keep(now, again, id, true);
    return again;
  };
  /** Whoever has answered and was asked again after seven things, and has loaded the page again. */
  const back = (id: string): Sitting => {
    const before = new Sitting();
    before.hear(playing(id));
    before.hear(update(0, many(3), true));
    seen(before, id);
    before.hear(update(3, many(2), false));
    seen(before, id);
    before.hear(update(5, many(7), true));
    expect(digest(seen(before, id), game, 0)).toMatchObject({ from: 5, count: 7 });
    const after = new Sitting();
    after.hear(playing(id));
    after.hear(update(0, many(12), true, turn));
    return after;
  };

  it("is the same as before", () => {
    const sitting = back("again");
    expect(digest(outlook(sitting), game, 0)).toBeNull();
    for (const _ of [1, 2]) expect(digest(seen(sitting, "again"), game, 0)).toMatchObject({ from: 5, count: 7 });
  });

  it("goes on, and ends with the next answer", () => {
    const sitting = back("on");
    seen(sitting, "on");
    sitting.hear(update(12, many(1), true, turn));
    expect(digest(seen(sitting, "on"), game, 0)).toMatchObject({ from: 5, count: 8 });
    sitting.hear(update(13, [], true));
    expect(digest(seen(sitting, "on"), game, 0)).toBeNull();
  });
});

describe("a short account", () => {
  const short = (...events: Absurd[]) => {
    const sitting = new Sitting();
    sitting.hear(update(0, many(1), true));
    sitting.hear(update(1, [], false));
    sitting.hear(update(1, [...many(4), ...events.map(happened)], true));
    return digest(outlook(sitting), game, 0)!;
  };

  it("names only what concerns the reader, the worst first, and marks it", () => {
    const told = short({ what: "you drew", to: 0 }, { what: "a wound", weight: 3 }, { what: "you were wounded", weight: 3, to: 0 });
    expect(told.first.map(({ happened: { text }, mine }) => [text, mine])).toEqual([["you were wounded", true], ["you drew", true]]);
    expect(told.all).toHaveLength(7);
  });

  it("names nothing where nothing does", () => expect(short({ what: "a wound", weight: 3 }).first).toEqual([]));
});

describe("a seat that was given away", () => {
  const ben = { kind: "person", person: "b", name: "Ben" };
  const table = (given: unknown[]) => ({ seats: [{ sitter: { kind: "person", person: "a", name: "Ann" } }, { sitter: ben }, { sitter: { kind: "bot", bot: "rookie" } }], given }) as unknown as TableInfo;

  it("is told as long as it is theirs", () => {
    const now = table([{ seat: 1, to: "b", at: 50 }, { seat: 0, to: "z", at: 60 }]);
    expect([0, 1, 2].map((seat) => takenBy(now, seat))).toEqual([null, "Ben", null]);
    expect(givenSince(now, 0).map(({ seat }) => seat)).toEqual([1]);
    expect(givenSince(now, 50)).toEqual([]);
  });
});
