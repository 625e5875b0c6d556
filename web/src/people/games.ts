// The games of this person: those on this device, and those the server knows.
import { server, type Summary } from "../lib/server";
import { say } from "../lib/tongue.svelte";
import { list } from "../local/store";

/** What a table of this device is called that nobody has named: each reader's language has its own word for it. */
export const UNNAMED = "-";
export const titleOf = ({ name }: { name: string }): string => (name === UNNAMED ? say("table-local-play") : name);

export type Mine = Summary & { here: boolean };

/** Nothing is left to be played there. */
export const isFinished = ({ phase }: Summary): boolean => phase !== "gathering" && phase !== "playing";

const sorted = (games: Mine[]): Mine[] => games.sort((one, other) => other.touched - one.touched);

export async function gamesHere(): Promise<Mine[]> {
  const kept = await list().catch(() => []);
  return sorted(kept.map(({ summary }) => ({ ...(JSON.parse(summary) as Summary), here: true })));
}

/** All of them, those touched last first; without a server, those of this device. */
export async function allGames(here: Mine[]): Promise<Mine[]> {
  const { tables } = await server.mine().catch(() => ({ tables: [] as Summary[] }));
  return sorted([...here, ...tables.map((table) => ({ ...table, here: false }))]);
}

/** The table a link, a path or a bare code leads to. */
export function tableIn(text: string): string | null {
  return /(?:^|\/t\/)([0-9a-z]{16})(?:$|[/#?])/.exec(text.trim().toLowerCase())?.[1] ?? null;
}

/** The part of a pasted link that proves a seat, as it was written. */
export function fragmentIn(text: string): string {
  const at = text.indexOf("#");
  return at < 0 ? "" : text.slice(at).trim();
}
