// What the table asks of a game to show it. Each game answers in boards/<game>/game.ts; nothing here names one.
import type { Component } from "svelte";
import type { Words } from "../lib/words";
import type { Agreed } from "../lib/wire";
import type { Happened } from "../types/protocol";
import type { Seated } from "./given";
import type { Motion } from "./motion";

/** A place one can point at: on the board, a card in hand, an item. What kinds there are is the game's matter. */
export type Spot = { kind: string; id: number | string };

export function isSame(one: Spot | null, other: Spot | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.id === other.id;
}

export function isAmong(spots: readonly Spot[], spot: Spot): boolean {
  return spots.some((other) => isSame(spot, other));
}

/** A spot as one name, the way a board marks it and a ping points at it. */
export const spotName = ({ kind, id }: Spot): string => `${kind}:${id}`;

/** The spot of a name; null if that is none. */
export function spotOf(name: string): Spot | null {
  const [, kind, id] = /^([a-z_]+):([a-z0-9_-]+)$/.exec(name) ?? [];
  return kind && id ? { kind, id: /^\d+$/.test(id) ? Number(id) : id } : null;
}

/** An answer in words; where it stands if not among its kind, and what has to be read before it is given. */
export type Answer = Words & { heading?: Words; caution?: Words };

/** Somewhere an answer would lead: which step it is, when steps are counted, and whose. */
export type Step = { spot: Spot; number: number | null; seat: number };

export type BoardProps = {
  view: never;
  /** What can be chosen now. */
  open?: readonly Spot[];
  chosen?: Spot | null;
  /** Where the answer that is looked at would lead. */
  steps?: readonly Step[];
  onpick?: (spot: Spot) => void;
  /** Somebody looks at something closely, or no longer does. */
  onlook?: (about: About | null) => void;
};

/** What is told about something on the board. */
export type About = { title: string; lines: string[]; text: string; /** The key of the component it is. */ key?: string };

export type SideProps = BoardProps & {
  /** From which seat one looks; `null` for those who look on. */
  seat: number | null;
  table: Seated;
  /** What this seat has been told so far, oldest first. */
  events?: readonly { event: unknown }[];
};

/** What became of a player. */
export type Fate = {
  /** When it happened; null where rounds are not counted or were not heard of. */
  round: number | null;
  /** What led to it, and it. */
  how: Happened[];
  /** What it was held against at the end. */
  judged: Happened[];
};

/** Something that rises and falls in the course of a game: one number for all, or one a seat. */
export type Gauge = { words: Words; shared: boolean; read: (view: unknown) => number[] };

/** Things somebody may say about what the others cannot see, by what they are about: the kind of thing, then which of them. */
export type Topic = { words: Words; subjects: { /** Empty where there is only one. */ name: string; claims: { words: Words; claim: unknown }[] }[] };

/** One thing to be agreed on before a game. */
export type Term = {
  id: string;
  words: Words;
  /** What it is about, where the options do not say it. */
  explanation?: Words;
  options: { value: unknown; words: Words; explanation?: Words }[];
  /** What is agreed on now, where it is not the field of this name. */
  value?: (setup: Record<string, unknown>) => unknown;
};

export interface Game {
  /** The phase, tracks and clocks of the game in one line. */
  Strip: Component<{ view: never }>;
  Board: Component<BoardProps>;
  /** Width of the board for each unit of height, in a window that is wider than high or upright. */
  aspect(view: unknown, upright: boolean): number;
  /** What somebody wants to see first where the board does not fit, as shares of its width and height. */
  focus(view: unknown, seat: number | null): { x: number; y: number } | null;
  /** One's own hand, things and knowledge. */
  Me: Component<SideProps>;
  /** The others as one knows them. */
  Crew: Component<SideProps>;

  /** The question at hand, and the places it is about where its answers are not. */
  ask(view: unknown): (Words & { places?: Spot[] }) | null;
  /** What one should know while answering. */
  notes(view: unknown, seat: number | null): Words[];
  /** An answer; `at` is what somebody has pointed at who asks about it. */
  answer(action: unknown, view: unknown, at?: Spot): Answer;
  /** What an answer does, in a line or two; empty when there is nothing to say. */
  meaning(action: unknown, view: unknown): string;
  /** The key of the component an answer is about; null when it is about none. */
  about(action: unknown, view: unknown): string | null;
  /** Under which heading an answer stands in a long list. */
  group(action: unknown, view: unknown): Words;
  /** Where an answer can be pointed at. */
  spots(action: unknown, view: unknown): Spot[];
  /** Answers somebody may wonder about, possible or not; `options` are those that are. With `at`, answers that mean what they point at. */
  wishes(view: unknown, options: readonly unknown[], at?: Spot): unknown[];
  refusal(reason: string): Words;

  /** Where what is foretold leads over the board, in order; for games that count steps. */
  steps?(events: readonly unknown[], view: unknown): Step[];
  /** What came out of a die or a bag, where that can be told by itself. */
  outcome(source: string, outcome: string): Words | null;
  /** What a number is called that everybody follows. */
  track(name: string): Words;

  tell(event: unknown, view: unknown): Words;
  /** The seats an event is about. */
  concerns(event: unknown, view: unknown): number[];
  /** Whether an event opens a chapter of the log. */
  isHeading(event: unknown): boolean;
  /** Whether something begins with an event that a seat does not do itself: a turn of another, a phase of the game. */
  isElsewhere(event: unknown, seat: number | null): boolean;
  /** How much an event matters to whoever was not there: 3 wounds and deaths, 2 encounters, 1 what is won or lost, 0 the rest. */
  weight(event: unknown): 0 | 1 | 2 | 3;

  /** What of some events is shown moving over the board; `before` and `after` are the views around them. */
  motions(events: readonly unknown[], before: unknown, after: unknown): Motion[];

  /** What is known about an event only afterwards, such as whether a claim was true; or, with everything revealed, that nothing decided it. */
  afterwards(event: unknown, revealed?: boolean): Words | null;
  /** Whether an event is a claim somebody made. */
  isClaim(event: unknown): boolean;
  topics(view: unknown, seat: number): Topic[];
  gauges: readonly Gauge[];

  /** Whether an event begins the account of how the game ended. */
  isEnd(event: unknown): boolean;
  /** What became of each player; empty where only points are compared. */
  fates(events: readonly Happened[], seats: number): Fate[];

  /** What a place on the board is called, for all that this view knows; null for what is not on it. */
  place(spot: Spot, view: unknown): string | null;
  /** What somebody is called at the board. */
  player(view: unknown, seat: number): string;
  ending(ending: string): Words;

  terms(agreed: Agreed): Term[];
  /** What is agreed on when a term is changed. */
  agree(agreed: Agreed, term: string, value: unknown): Agreed;
  bots: readonly string[];
  bot(name: string): Words;
  seats(agreed: Agreed): number;
  /** What a seat is called before the game. */
  seat(agreed: Agreed, seat: number): string;
}

const games = import.meta.glob<{ game: Game }>("../boards/*/game.ts");

export async function load(name: string): Promise<Game> {
  const found = games[`../boards/${name}/game.ts`];
  if (!found) throw new Error(`no game ${name}`);
  return (await found()).game;
}
