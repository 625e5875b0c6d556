// The game somebody gets who just wants to play.
import type { Agreed, GameName } from "../lib/wire";

const USUAL: Record<GameName, Agreed> = {
  nemesis: { game: "nemesis", setup: { players: 3, mode: "semi_cooperative", side: "basic", takeover: false } },
  theseus: { game: "theseus", setup: { factions: ["marines", "aliens"], mode: "duel", ring: "standard", levels: 3, opening: 1, decks: "random" } },
};

export function usual(game: GameName): Agreed {
  return USUAL[game];
}
