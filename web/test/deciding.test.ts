// What a seat can answer is what the table offers: nothing is added, nothing is left out, nothing is sent on a bare tap.
import "./browser";
import { beforeEach, describe, expect, it } from "vitest";
import { UNANSWERED, UNSENT } from "../src/lib/server";
import { Deciding } from "../src/table/deciding.svelte";
import type { Game, Spot } from "../src/table/game";
import { Sitting } from "../src/table/sitting.svelte";
import type { FromTable } from "../src/types/protocol";

type Absurd = { do: string; at?: number };
type Told = { is_final?: boolean; cost?: number };
const spot = (id: number): Spot => ({ kind: "room", id });

/** A game of which the table knows nothing. */
const game = {
  ask: () => ({ key: "no-such-question" }),
  notes: () => [],
  answer: () => ({ key: "no-such-answer" }),
  meaning: () => "",
  about: () => null,
  group: () => ({ key: "no-such-group" }),
  spots: (action: Absurd) => (action.at === undefined ? [] : [spot(action.at)]),
  wishes: (_view: unknown, _options: unknown, at?: Spot) => (at ? (at.id === 9 ? [{ do: "fly", at: 9 }, { do: "dig", at: 9 }] : []) : [{ do: "fly" }, { do: "sing", at: 3 }]),
  refusal: () => ({ key: "no-such-reason" }),
} as unknown as Game;

const OPTIONS: Absurd[] = [{ do: "sing", at: 3 }, { do: "dance", at: 4 }, { do: "dance slowly", at: 4 }, { do: "explode" }, { do: "sing", at: 3 }];
/** What the table tells of them. */
const TOLD: Told[] = [{ cost: 7 }, {}, { is_final: false, cost: 0 }, { is_final: true }, { is_final: true, cost: 99 }];

function update(turn: number, options: Absurd[], told = TOLD): FromTable {
  const pending = { turn, kind: "odd", prompt: "What now?", options: options.map((action, option) => ({ action, text: action.do, ...told[option] })), window: false, until: null };
  return { type: "update", seat: 0, turn, sight: { whole: {} }, from: 0, events: [], waiting: [0], pending, may_undo: false, orders: null };
}

describe("a decision", () => {
  let sent: { type: string; id: number; command: Record<string, unknown> }[];
  let sitting: Sitting;
  let deciding: Deciding;

  beforeEach(() => {
    sent = [];
    sitting = new Sitting();
    sitting.join({ send: (message) => sent.push(message as (typeof sent)[number]), close: () => undefined });
    sent = [];
    sitting.hear(update(7, OPTIONS));
    deciding = new Deciding(sitting, game, () => 0);
  });

  it("offers exactly what the table offers, in its words where there are no others", () => {
    expect(deciding.offers.map(({ option, text }) => [option, text])).toEqual(OPTIONS.map((action, option) => [option, action.do]));
    expect(deciding.question?.text).toBe("What now?");
    expect(deciding.open).toEqual([3, 4, 4, 3].map(spot));
  });

  it("is not made by pointing at something", () => {
    deciding.point(spot(4));
    expect(deciding.visible.map(({ option }) => option)).toEqual([1, 2]);
    expect(deciding.picked).toBeNull();
    expect(sent).toEqual([]);
  });

  it("is sent with the turn it was asked in", () => {
    deciding.choose(deciding.offers[1]!);
    expect(sent.map(({ command }) => command)).toEqual([{ do: "answer", seat: 0, turn: 7, option: 1 }]);
  });

  it("costs and decides what the table tells, whatever it is", () => {
    expect(deciding.offers.map(({ cost, isFinal }) => [cost, isFinal])).toEqual([[7, false], [0, false], [0, false], [0, true], [99, true]]);
    // The very same answers, told the other way round.
    sitting.hear(update(8, OPTIONS, TOLD.toReversed()));
    expect(deciding.offers.map(({ cost, isFinal }) => [cost, isFinal])).toEqual([[99, true], [0, true], [0, false], [0, false], [7, false]]);
    for (const offer of deciding.offers) {
      deciding.reset();
      deciding.choose(offer);
      expect(deciding.picked).toBe(offer.isFinal ? offer.option : null);
      if (!offer.isFinal) break;
    }
    expect(sent.map(({ command }) => command)).toEqual([{ do: "answer", seat: 0, turn: 8, option: 2 }]);
  });

  it("is asked for once more when the table says that it is final", () => {
    deciding.choose(deciding.offers[3]!);
    expect(sent).toEqual([]);
    expect(deciding.picked).toBe(3);
    deciding.confirm();
    expect(sent.map(({ command }) => command)).toEqual([{ do: "answer", seat: 0, turn: 7, option: 3 }]);
  });

  it("tells why something else is not possible, and asks only about what is not", async () => {
    const wondering = deciding.wonder();
    expect(sent.map(({ command }) => command)).toEqual([{ do: "why_not", seat: 0, action: { do: "fly" } }]);
    sitting.hear({ type: "reason", id: sent[0]!.id, refusal: { code: "rule", rule: "X-1", reason: "nobody has wings" } });
    await wondering;
    expect(deciding.forbidden).toEqual([{ text: '{"do":"fly"}', reason: "nobody has wings", rule: "X-1" }]);
  });

  it("tells why what is pointed at is not possible: the innermost place, each reason once", async () => {
    await deciding.wonderAt([spot(8)]);
    await deciding.wonderAt([spot(8), spot(3)]);
    expect([sent, deciding.forbidden]).toEqual([[], null]);
    const wondering = deciding.wonderAt([spot(8), spot(9)]);
    expect(sent.map(({ command }) => command)).toEqual(["fly", "dig"].map((it) => ({ do: "why_not", seat: 0, action: { do: it, at: 9 } })));
    for (const { id } of sent) sitting.hear({ type: "reason", id, refusal: { code: "rule", rule: "X-1", reason: "too far" } });
    await wondering;
    expect(deciding.forbidden).toEqual([{ text: '{"do":"fly","at":9}', reason: "too far", rule: "X-1" }]);
  });

  it("is given up when the line is lost, and can be made again", async () => {
    deciding.choose(deciding.offers[1]!);
    expect(deciding.busy).toBe(true);
    sitting.lose();
    await settled();
    expect([deciding.busy, deciding.refusal]).toEqual([false, UNANSWERED]);
    // It was done after all: nobody waits for that any more.
    sitting.hear({ type: "done", id: sent[0]!.id });
    sitting.join({ send: (message) => sent.push(message as (typeof sent)[number]), close: () => undefined });
    sitting.hear(update(7, OPTIONS));
    deciding.choose(deciding.offers[1]!);
    expect(sent.at(-1)!.command).toEqual({ do: "answer", seat: 0, turn: 7, option: 1 });
    sitting.hear({ type: "done", id: sent.at(-1)!.id });
    await settled();
    expect([deciding.busy, deciding.refusal]).toEqual([false, null]);
  });

  it("is not sent while there is no line, and nobody waits for it", async () => {
    sitting.lose();
    deciding.choose(deciding.offers[1]!);
    await settled();
    expect([deciding.busy, deciding.refusal, sent]).toEqual([false, UNSENT, []]);
    await deciding.wonder();
    expect([deciding.forbidden, deciding.refusal]).toEqual([null, UNSENT]);
  });

  it("is given up when the table has moved and greets again, and not when it greets first", async () => {
    const welcome = { type: "welcome", protocol: 1, now: 0, you: null, seats: [0], role: "player", table: { id: "a", seats: [] } } as unknown as FromTable;
    deciding.choose(deciding.offers[1]!);
    sitting.hear(welcome);
    await settled();
    expect(deciding.busy).toBe(true);
    sitting.hear(welcome);
    await settled();
    expect([deciding.busy, deciding.refusal]).toEqual([false, UNANSWERED]);
  });
});

const settled = () => new Promise((done) => setTimeout(done));
