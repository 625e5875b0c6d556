// A game that is over, frame by frame, from wherever it is kept.
import { call } from "../lib/server";
import { find } from "../local/store";
import { watch } from "../local/tables";
import type { Frame, TableInfo } from "../types/protocol";

/** Whose eyes: a seat by its number, those who look on, or everything revealed. */
export type Eyes = number | "spectator" | "all";

export interface Reel {
  /** How many frames there are; the first is the opening. */
  total: number;
  game: string;
  /** Names by seat. */
  names: (string | null)[];
  frame(number: number, eyes: Eyes): Promise<Frame>;
  close(): void;
}

/** So many frames are asked for at once. */
const CHUNK = 40;

export async function reel(id: string): Promise<Reel> {
  const kept = await find(id).catch(() => undefined);
  if (!kept) return distant(id);
  const { agreed, seats } = JSON.parse(kept.summary) as { agreed: { game: string }; seats: (string | null)[] };
  const local = await watch(id);
  return { total: local.frames, game: agreed.game, names: seats, frame: (number, eyes) => local.frame(number, String(eyes)), close: local.close };
}

async function distant(id: string): Promise<Reel> {
  const info = await call<TableInfo>("GET", `/tables/${id}`);
  const chunks = new Map<string, Promise<{ total: number; frames: Frame[] }>>();
  const chunk = (eyes: Eyes, from: number) => {
    const key = `${eyes} ${from}`;
    const found = chunks.get(key) ?? call<{ total: number; frames: Frame[] }>("GET", `/tables/${id}/replay?as=${eyes}&from=${from}&most=${CHUNK}`);
    chunks.set(key, found);
    return found;
  };
  const { total } = await chunk("spectator", 0);
  return {
    total,
    game: info.agreed.game,
    names: info.seats.map(({ sitter }) => (sitter.kind === "person" ? sitter.name : sitter.kind === "bot" ? sitter.bot : null)),
    async frame(number, eyes) {
      const from = number - (number % CHUNK);
      const found = (await chunk(eyes, from)).frames[number - from];
      if (!found) throw new Error(`no frame ${number}`);
      return found;
    },
    close: () => chunks.clear(),
  };
}
