// What the table deals with whatever the game: types that the generated ones give game by game.
import type { AnySetup, Sight } from "../types/protocol";

export type GameName = AnySetup["game"];
/** What a table agrees on; only the game itself looks inside. */
export type Agreed = { game: GameName; setup: unknown };
export type Operation = Extract<Sight, { change: unknown }>["change"][number];
