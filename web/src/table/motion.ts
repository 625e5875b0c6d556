// What a game shows moving: short, one thing after another, in the order of the log. The board itself is up to date all the time;
// this only lies over it, and whoever does not want to wait touches any key.
import type { Words } from "../lib/words";

/** Roles of theme.css. */
export type Tone = "danger" | "knowledge" | "fire" | "slime" | "malfunction" | "text" | `seat-${number}`;

/** Where: what boards write into `data-spot`. */
export type Motion =
  | { kind: "die"; die: string; face: string; words: Words; tone: Tone; sign: string }
  | { kind: "pulse"; at: string; tone: Tone; shape: "ring" | "arcs" }
  | { kind: "flash"; at: string; tone: Tone; loud?: boolean }
  | { kind: "travel"; path: string[]; tone: Tone; letter: string }
  | { kind: "card"; words: Words; tone: Tone };

export type Sound = "noise" | "die" | "danger" | "step" | "card" | "turn" | "end";

/** How long each lasts at normal speed, in milliseconds; a journey as long for each part of its way. */
const LENGTH: Record<Motion["kind"], number> = { die: 900, pulse: 420, flash: 460, travel: 260, card: 1000 };
/** Nobody waits longer than this for what has piled up. */
const PATIENCE = 3200;

export function lengthOf(motion: Motion): number {
  return motion.kind === "travel" ? LENGTH.travel * Math.min(4, Math.max(1, motion.path.length - 1)) : LENGTH[motion.kind];
}

/** The loudest first to be kept when there is too much of it; what is kept stays in order. */
const WEIGHT: Record<Motion["kind"], number> = { die: 3, flash: 3, travel: 2, card: 2, pulse: 1 };

export function fitting(queue: readonly Motion[], patience = PATIENCE): Motion[] {
  let kept = [...queue];
  const total = () => kept.reduce((sum, motion) => sum + lengthOf(motion), 0);
  for (const weight of [1, 2, 3]) {
    while (total() > patience) {
      const oldest = kept.findIndex((motion) => WEIGHT[motion.kind] === weight);
      if (oldest < 0) break;
      kept = kept.filter((_, i) => i !== oldest);
    }
  }
  return kept;
}

export function soundOf(motion: Motion): Sound {
  switch (motion.kind) {
    case "die":
      return "die";
    case "pulse":
      return motion.shape === "arcs" ? "noise" : "step";
    case "flash":
      return motion.tone === "danger" ? "danger" : "step";
    case "travel":
      return "step";
    case "card":
      return "card";
  }
}
