// One table as this device follows it: what is seen from each held seat, what is asked, what was said. It knows no rule.
import { patched } from "../lib/patch";
import { remember, remembered } from "../lib/remembering";
import { UNANSWERED, UNSENT } from "../lib/server";
import type { FromTable, Happened, Pending, Preview, Refusal, Role, Said, TableInfo, WindowOrder } from "../types/protocol";

/** Whatever carries messages to a table and back: a socket, or the engine in this browser. */
export interface Line {
  send(message: unknown): void;
  close(): void;
}

/** The table as it was after so many events. */
export type Moment = { upto: number; view: unknown };

/** What one seat (or a looker-on) sees. */
export type Outlook = {
  seat: number | null;
  /** How often the game had changed. */
  turn: number;
  view: unknown;
  /** How many of the first events are not at hand. */
  missing: number;
  events: Happened[];
  waiting: number[];
  pending: Pending | null;
  mayUndo: boolean;
  windows: WindowOrder | null;
  /** How the table looked before, the last moment being now; as far as this device was there. */
  moments: readonly Moment[];
  /** So many events had happened when this seat answered last, or when this device looked last. */
  since: number;
  /** Up to here events came with that answer. */
  own: number;
};

/** A seat points at a place; `when` by the clock of the table. */
export type Ping = { number: number; by: number; at: string; when: number };

/** So many pings are kept. */
const PINGS = 50;
/** So many moments are kept to look back at. */
const MOMENTS = 240;

type Waiting = { done: (answer: unknown) => void; refused: (refusal: Refusal) => void };

/** The context in which the parts of a table find it. */
export const SITTING = Symbol("sitting");

export class Sitting {
  /** As whom one is here: those who only look on hold no seat, whoever they are. */
  readonly role: Role;
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<string | null>(null);
  outlooks = $state.raw<ReadonlyMap<number | null, Outlook>>(new Map());
  said = $state.raw<Said[]>([]);
  /** What was pointed at while this device was there. */
  pings = $state.raw<readonly Ping[]>([]);
  farewell = $state.raw<Refusal | null>(null);
  /** The seats one holds. */
  seats = $derived.by(() => (this.role === "player" ? (this.table?.seats ?? []) : []).flatMap(({ sitter }, seat) => (sitter.kind === "person" && sitter.person === this.you ? [seat] : [])));
  /** How far the clock of the table is ahead of ours, in milliseconds. */
  ahead = 0;

  /** How long the host may be away before the game, in milliseconds. */
  hostAway = $state.raw(0);

  #line: Line | null = null;
  /** Whether the line carries anything now. */
  #open = false;
  /** Whether the table has greeted us on this line. */
  #welcomed = false;
  #next = 1;
  #waiting = new Map<number, Waiting>();

  constructor(role: Role = "player") {
    this.role = role;
  }

  join(line: Line): void {
    this.#line = line;
    [this.#open, this.#welcomed] = [true, false];
    this.farewell = null;
    const seen = [...this.outlooks.values()].filter((one) => one.seat !== null).map((one) => ({ seat: one.seat, events: one.missing + one.events.length, turn: one.turn }));
    line.send({ type: "hello", protocol: 1, role: this.role, seen });
  }

  /** The line is dead, for a while or for good: what was asked gets no answer any more. */
  lose(): void {
    this.#open = false;
    this.#giveUp();
  }

  leave(): void {
    this.#line?.close();
    this.#line = null;
    this.lose();
  }

  /** Asks the table to do something; fails with the refusal. */
  ask<T = void>(command: Record<string, unknown>): Promise<T> {
    const id = this.#next++;
    return new Promise<T>((done, refused) => {
      if (!this.#line || !this.#open) return refused(UNSENT);
      this.#waiting.set(id, { done: (answer) => done(answer as T), refused });
      this.#line.send({ type: "do", id, command });
    });
  }

  /** Why something cannot be done, as the rules say it. */
  whyNot(seat: number, action: unknown): Promise<Refusal> {
    return this.ask({ do: "why_not", seat, action }).then(
      () => ({ code: "rule", rule: null, reason: "" }),
      (refusal: Refusal) => refusal,
    );
  }

  /** What an option would lead to, for all the seat knows. */
  foresee(seat: number, turn: number, option: number): Promise<Preview> {
    return this.ask<Preview>({ do: "preview", seat, turn, option });
  }

  hear(message: FromTable): void {
    switch (message.type) {
      case "welcome":
        // Greeted again: the table has moved, and what was under way is not answered from there.
        if (this.#welcomed) this.#giveUp();
        this.#welcomed = true;
        this.table = message.table;
        this.you = message.you;
        this.ahead = message.now - Date.now();
        this.hostAway = message.host_away;
        break;
      case "table":
        this.table = message.table;
        break;
      case "update": {
        const before = this.outlooks.get(message.seat);
        const view = "whole" in message.sight ? message.sight.whole : patched(before?.view, message.sight.change);
        const missing = before && message.from >= before.missing && message.from <= before.missing + before.events.length ? before.missing : message.from;
        const events = [...(before?.events ?? []).slice(0, message.from - missing), ...message.events];
        const upto = missing + events.length;
        const outlook: Outlook = {
          seat: message.seat,
          turn: message.turn,
          view,
          missing,
          events,
          waiting: message.waiting,
          pending: message.pending,
          mayUndo: message.may_undo,
          windows: message.orders?.windows ?? null,
          moments: [...(before?.moments ?? []).filter((moment) => moment.upto < upto).slice(1 - MOMENTS), { upto, view }],
          ...this.#since(before, message, upto),
        };
        this.outlooks = new Map(this.outlooks).set(message.seat, outlook);
        break;
      }
      case "done":
        this.#settle(message.id)?.done(undefined);
        break;
      case "refused":
      case "reason":
        this.#settle(message.id)?.refused(message.refusal);
        break;
      case "preview":
        this.#settle(message.id)?.done(message.preview);
        break;
      case "said":
        // Whoever comes back is told again what was said.
        if (!this.said.some(({ number }) => number === message.number)) this.said = [...this.said, message];
        break;
      case "farewell":
        this.farewell = message.refusal;
        break;
      case "pinged":
        this.pings = [...this.pings, { number: (this.pings.at(-1)?.number ?? 0) + 1, by: message.by, at: message.at, when: Date.now() + this.ahead }].slice(-PINGS);
        break;
      case "alive":
        break;
    }
  }

  /** Where the account of what the others did begins: with an answer of one's own, or where this device looked last. */
  #since(before: Outlook | undefined, { seat, pending, from }: { seat: number | null; pending: Pending | null; from: number }, upto: number): Pick<Outlook, "since" | "own"> {
    const key = `seen ${this.table?.id} ${seat}`;
    // Who is stood in for has not answered.
    const covered = seat !== null && this.table?.seats[seat]?.covered;
    const answered = before?.pending && before.pending.turn !== pending?.turn && !covered;
    let { since, own } = before ?? { since: Number(remembered(key) ?? upto), own: 0 };
    // What was taken back is not told; what comes with an answer begins where that before it ended.
    if (answered) [since, own] = [Math.min(from, before.missing + before.events.length), upto];
    remember(key, this.table?.phase === "playing" ? String(upto) : null);
    return { since: Math.min(since, upto), own: Math.min(Math.max(since, own), upto) };
  }

  #giveUp(): void {
    const given = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { refused } of given) refused(UNANSWERED);
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
