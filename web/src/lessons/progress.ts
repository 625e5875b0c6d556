// How far a reader has come, kept on this device.
import type { GameName } from "../lib/wire";

export type Progress = {
  /** Chapters read to their end. */
  done: string[];
  /** The chapter under way, and how far it is. */
  now: { chapter: string; step: number; answers: unknown[]; /** The table on which the reader plays on. */ table?: string } | null;
};

const NOTHING: Progress = { done: [], now: null };
const key = (game: GameName): string => `lesson ${game}`;

export function progressOf(game: GameName): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Progress>) };
  } catch {
    return NOTHING;
  }
}

export function keepProgress(game: GameName, progress: Progress): void {
  localStorage.setItem(key(game), JSON.stringify(progress));
}
