// A game that is over, frame by frame, from wherever it is kept.
import { server } from "../lib/server";
import { find } from "../local/store";
import { watch, watchJournal } from "../local/tables";
import type { Frame } from "../types/protocol";

/** Whose eyes: a seat by its number, those who look on, or everything revealed. */
export type Eyes = number | "spectator" | "all";

export interface Reel {
  /** How many frames there are; the first is the opening. */
  total: number;
  game: string;
  /** Names by seat. */
  names: (string | null)[];
  /** Whether others can see it too, by a link. */
  shared: boolean;
  frame(number: number, eyes: Eyes): Promise<Frame>;
  close(): void;
}

/** So many frames of a server stay at hand. */
const KEPT = 400;

export async function reel(id: string): Promise<Reel> {
  const kept = await find(id).catch(() => undefined);
  if (!kept) return distant(id);
  const { agreed, seats } = JSON.parse(kept.summary) as { agreed: { game: string }; seats: (string | null)[] };
  const local = await watch(id);
  return { total: local.frames, game: agreed.game, names: seats, shared: false, frame: (number, eyes) => local.frame(number, String(eyes)), close: local.close };
}

/** Whoever gets the journal replays it on this device; others ask the server for each frame. */
async function distant(id: string): Promise<Reel> {
  const info = await server.table(id);
  const about = {
    game: info.agreed.game,
    names: info.seats.map(({ sitter }) => (sitter.kind === "person" ? sitter.name : sitter.kind === "bot" ? sitter.bot : null)),
    shared: true,
  };
  try {
    const local = await watchJournal(await server.journal(id));
    return { ...about, total: local.frames, frame: (number, eyes) => local.frame(number, String(eyes)), close: local.close };
  } catch {
    const frames = new Map<string, Promise<Frame>>();
    const opening = await server.replay(id, 0, "spectator");
    return {
      ...about,
      total: opening.frames,
      frame(number, eyes) {
        const key = `${number} ${eyes}`;
        const found = frames.get(key) ?? server.replay(id, number, typeof eyes === "number" ? `seat:${eyes}` : eyes).then(({ frame }) => frame);
        if (frames.size > KEPT) frames.clear();
        frames.set(key, found);
        return found;
      },
      close: () => frames.clear(),
    };
  }
}
