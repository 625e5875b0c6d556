// What a lesson is made of. A chapter is a real game with a fixed seed in which everybody but the reader follows a script.
import type { Agreed, GameName } from "../lib/wire";

/** An answer by script: who gives it, and what. */
export type Given = readonly [seat: number, action: unknown];

/** A part of the screen, such as the log, or a spot on the board as `data-spot` names it (`sector:corridors`). */
export type Place = "board" | "decision" | "me" | "crew" | "log" | "strip" | `${string}:${string | number}`;

export type Step = {
  /** Its words are those of `lesson-<game>-<chapter>-<id>`; `.task` tells the reader what to do, `.hint` helps whoever tried something else. */
  id: string;
  /** What the words are about. */
  show?: readonly Place[];
  /** Answers that lead on, the one that is shown to those who are lost first. Without any the reader only reads. */
  answers?: readonly unknown[];
  /** What happens by script afterwards, in order. */
  then?: readonly Given[];
  /** Whether that is too much to be watched. */
  quick?: boolean;
};

export type Chapter = {
  id: string;
  /** How long it takes to read and play, about. */
  minutes: number;
  agreed: Agreed;
  /** 64 hexadecimal digits. */
  seed: string;
  /** Where the reader sits. */
  seat: number;
  /** Whether those who might interfere are asked; otherwise nobody does. */
  asks?: boolean;
  /** Played before the reader comes to the table. */
  before: readonly Given[];
  steps: readonly Step[];
};

export type Lesson = { game: GameName; chapters: readonly Chapter[] };

export const wordsOf = (game: GameName, chapter: string, step: string): string => `lesson-${game}-${chapter}-${step}`;

/** How many sit at the table of a chapter. */
export function seatsOf({ agreed }: Chapter): number {
  const setup = agreed.setup as { players?: number; factions?: readonly unknown[] };
  return setup.players ?? setup.factions?.length ?? 1;
}

export function seedOf({ seed }: Chapter): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(seed.slice(at * 2, at * 2 + 2), 16));
}

/** Whether two answers are the same, in whatever order they are written down. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), other as Record<string, unknown>];
  return mine.length === Object.keys(other).length && mine.every(([key, value]) => isEqual(value, theirs[key]));
}

/** A number as the seed of a chapter. */
export const seed = (number: number): string => number.toString(16).padStart(64, "0");

const lessons: Record<GameName, () => Promise<{ lesson: Lesson }>> = {
  theseus: () => import("./theseus"),
  nemesis: () => import("./nemesis"),
};

export async function loadLesson(game: GameName): Promise<Lesson> {
  return (await lessons[game]()).lesson;
}
