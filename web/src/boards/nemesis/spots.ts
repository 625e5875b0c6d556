// Where an answer can be pointed at: rooms, corridors, figures and people on the board, cards and things at one's own side.
import facts from "virtual:facts/nemesis";
import { variant } from "../../lib/words";
import type { Spot } from "../../table/game";
import type { Action, Thing, View } from "../../types/nemesis";
import { cardKey, figures, roomOf } from "./reading";

export const room = (id: number): Spot => ({ kind: "room", id });
export const corridor = (id: number): Spot => ({ kind: "corridor", id });
export const figure = (id: number): Spot => ({ kind: "figure", id });
export const person = (id: number): Spot => ({ kind: "person", id });
export const item = (id: string): Spot => ({ kind: "item", id });
/** A card in hand, by the key of its name. */
export const card = (id: string): Spot => ({ kind: "card", id });
export const pod = (id: number): Spot => ({ kind: "pod", id });
export const network = (id: number): Spot => ({ kind: "network", id });

const thingSpots = (thing: Thing): Spot[] => {
  const it = variant(thing);
  return it.kind === "item" ? [item(it.is)] : [item(it.kind)];
};

export function spots(action: Action, view: View, seat: number | null): Spot[] {
  const here = seat === null ? null : roomOf(view.crew[seat]);
  const own = here === null ? [] : [room(here)];
  const it = variant(action);
  switch (it.kind) {
    case "do": {
      const deed = variant(it.is);
      switch (deed.kind) {
        case "move":
        case "careful": {
          const ends = facts.sides[view.side].corridors[deed.is]?.ends ?? [];
          return [corridor(deed.is), ...ends.filter((end) => end !== here).map(room)];
        }
        case "play":
          return [card(`nemesis-action-${deed.is}`)];
        case "use":
        case "activate":
          return [item(deed.is)];
        case "shoot":
        case "melee":
          return figures(view).filter(({ slot }) => slot === here).map(({ id }) => figure(id));
        default:
          return own;
      }
    }
    case "drop":
    case "thing":
      return thingSpots(it.is);
    case "room":
      return [room(it.is)];
    case "corridor":
      return [corridor(it.is)];
    case "technical":
      return [network(it.is)];
    case "who":
    case "with":
    case "show":
      return [person(it.is)];
    case "figure":
      return [figure(it.is)];
    case "eggs":
      return own;
    case "item":
      return [item(it.is)];
    case "pod":
      return [pod(it.is)];
    case "card":
      return [card(cardKey(it.is))];
    default:
      return [];
  }
}
