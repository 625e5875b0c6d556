// What this person wants of this device. Kept here, sent to nobody.

export type Preferences = {
  theme: "dark" | "light" | "system";
  motion: "full" | "reduced" | "none";
  /** How fast computer players move in games of this device, and how long what happens is shown. */
  speed: "1" | "2" | "instant";
  sound: boolean;
  /** Between 0 and 1. */
  volume: number;
  /** Ask once more before what cannot be taken back. */
  confirm: boolean;
  /** Explain every question to somebody who has not read the rulebook. */
  explain: boolean;
  /** Show what an answer would lead to, and the odds. */
  odds: boolean;
};

export const DEFAULTS: Preferences = { theme: "dark", motion: "full", speed: "1", sound: false, volume: 0.5, confirm: true, explain: true, odds: true };
const KEY = "preferences";

function read(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}

let preferences = $state.raw(read());

export function prefers(): Preferences {
  return preferences;
}

export function prefer(changes: Partial<Preferences>): void {
  preferences = { ...preferences, ...changes };
  localStorage.setItem(KEY, JSON.stringify(preferences));
  dress();
}

/** How long computer players and windows for reactions last in games of this device, in milliseconds. */
export function tempo(): { pace: number; window: number } {
  return { "1": { pace: 450, window: 3000 }, "2": { pace: 200, window: 1500 }, instant: { pace: 0, window: 0 } }[preferences.speed];
}

/** How often as fast as usual things are shown; 0 for not at all. */
export function pacing(): number {
  return { "1": 1, "2": 2, instant: 0 }[preferences.speed];
}

/** How much moves: less than the person wants where the device asks for less. */
export function movement(): Preferences["motion"] {
  return preferences.motion === "full" && matchMedia("(prefers-reduced-motion: reduce)").matches ? "reduced" : preferences.motion;
}

/** Shows the page as it is preferred. */
export function dress(): void {
  const root = document.documentElement;
  const { theme, motion } = preferences;
  const light = theme === "light" || (theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  root.dataset.theme = light ? "light" : "dark";
  root.dataset.motion = motion;
}
