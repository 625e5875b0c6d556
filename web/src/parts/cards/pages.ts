// Everything in a box has a page of its own, whose address follows from the key of its name.
import type { GameName } from "../../lib/wire";

/** What a box holds; other keys name states, questions and the like. */
const KINDS: Record<GameName, ReadonlySet<string>> = {
  nemesis: new Set(["character", "action", "item", "recipe", "room", "event", "attack", "serious_wound", "contamination", "weakness", "objective", "intruder_action", "coordinates", "token", "marker", "die"]),
  theseus: new Set(["faction", "card", "bonus", "sector", "unit", "token"]),
};
/** Words for what is not known are no components. */
const UNKNOWN: ReadonlySet<string> = new Set(["none", "contamination_unscanned"]);

export const pageAt = (game: string, kind: string, id: string): string => `/components/${game}/${kind}/${id}`;

/** The address of the page about what a key names; null if it is in no box. */
export function pageOf(key: string): string | null {
  const [game = "", kind = "", id = "", ...rest] = key.split("-");
  const known = Object.hasOwn(KINDS, game) && KINDS[game as GameName].has(kind);
  return known && id && rest.length === 0 && !UNKNOWN.has(id) ? pageAt(game, kind, id) : null;
}
