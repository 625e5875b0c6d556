// What the page and the worker that runs a table say to one another.
import type { Agreed } from "../lib/wire";
import type { Frame, Settings } from "../types/protocol";

export type Me = { person: string; name: string };

/** Who sits where at a new table: me, or a computer player of this name; free seats are left out. */
export type Places = ("me" | string | null)[];

export type NewLocal = { id: string; name: string; agreed: Agreed; settings: Partial<Settings>; me: Me; places: Places; start: boolean };

export type ToWorker =
  | { type: "open"; number: number; table: NewLocal }
  | { type: "import"; number: number; table: Omit<NewLocal, "agreed" | "places" | "start">; journal: string }
  /** With `take`, whoever else has the table open gives it up. */
  | { type: "load"; number: number; id: string; take: boolean }
  | { type: "again"; number: number; id: string }
  | { type: "journal"; number: number; id: string }
  | { type: "replay"; number: number; id: string }
  | { type: "watch"; number: number; journal: string }
  | { type: "frame"; number: number; frame: number; eyes: string }
  | { type: "say"; text: string };

export type FromWorker =
  | { type: "answer"; number: number; answer: unknown }
  | { type: "failed"; number: number; problem: string }
  | { type: "heard"; texts: string[] }
  /** What happened could not be kept. */
  | { type: "unsaved"; problem: string }
  /** Another page goes on with the table. */
  | { type: "taken" };

/** Why a table cannot be loaded that another page has open. */
export const HELD = "another page has this table open";

export type Reel = { frames: number; over: boolean };
export type { Frame };
