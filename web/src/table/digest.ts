// What happened since somebody was asked last, in short: where the account begins, and what of it matters most.
import type { Happened } from "../types/protocol";
import type { Game } from "./game";
import type { Outlook } from "./sitting.svelte";

/** Fewer events than these need no account, more than these a summary. */
const [LITTLE, MUCH] = [4, 12];
/** So many of them are told at once. */
const FIRST = 4;

type Teller = Pick<Game, "concerns" | "isElsewhere" | "isHeading" | "weight">;

export type Told = { happened: Happened; mine: boolean };
export type Digest = {
  /** So many events had happened before the first of them. */
  from: number;
  count: number;
  mine: number;
  /** What matters most, that first; of a short account only what concerns the reader. */
  first: Told[];
  all: Told[];
};

/** The weight of a kind of event, from lists of the light ones, the heavier ones and the heaviest. */
export function weightIn(lists: readonly (readonly string[])[], kind: string): 0 | 1 | 2 | 3 {
  return (lists.findIndex((list) => list.includes(kind)) + 1) as 0 | 1 | 2 | 3;
}

/** Where what one did oneself ends: with the own answer may come what follows from it for all, such as an event phase. */
export function beginning({ since, own, missing, events }: Outlook, game: Teller, seat: number | null): number {
  const first = Math.max(0, since - missing);
  const elsewhere = events.slice(first, Math.max(first, own - missing)).findIndex(({ event }) => game.isElsewhere(event, seat));
  return elsewhere < 0 ? Math.max(own, missing) : missing + first + elsewhere;
}

/** Done to oneself, wounds and deaths, encounters, what was won or lost, one's own doings, and then the rest. */
function rank({ happened: { event }, mine }: Told, game: Teller): number {
  const weight = game.weight(event);
  return weight === 0 ? (mine ? 1 : 0) : weight * 2 + (mine ? 6 : 0);
}

/** Whether all of it belongs to a turn of one's own: nobody is told what they have just done. */
function isOwnTurn({ view, missing, events }: Outlook, from: number, game: Teller, seat: number | null): boolean {
  if (seat === null || events.slice(from - missing).some(({ event }) => game.isElsewhere(event, seat))) return false;
  const last = events.slice(0, from - missing).findLast(({ event }) => game.isHeading(event) || game.isElsewhere(event, seat))?.event;
  return last !== undefined && !game.isElsewhere(last, seat) && game.concerns(last, view).includes(seat);
}

export function digest(outlook: Outlook, game: Teller, seat: number | null): Digest | null {
  const from = beginning(outlook, game, seat);
  // That one's turn has begun concerns the reader, but it is no news.
  const isMine = (event: unknown) => seat !== null && game.concerns(event, outlook.view).includes(seat) && !(game.isHeading(event) && game.weight(event) === 0);
  const all = outlook.events.slice(from - outlook.missing).map((happened): Told => ({ happened, mine: isMine(happened.event) }));
  if (all.length < LITTLE || isOwnTurn(outlook, from, game, seat)) return null;
  const ranked = all.map((told) => ({ told, rank: rank(told, game) })).filter(({ told, rank }) => (all.length > MUCH ? rank > 1 : told.mine));
  const first = ranked.sort((one, other) => other.rank - one.rank).slice(0, FIRST).map(({ told }) => told);
  return { from, count: all.length, mine: all.filter(({ mine }) => mine).length, first, all };
}
