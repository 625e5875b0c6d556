// What can be said about things the others cannot see, true or not.
import facts from "virtual:facts/nemesis";
import type { Words } from "../../lib/words";
import type { Topic } from "../../table/game";
import type { Claim, Destination, Item, ObjectiveGroup, Room, View } from "../../types/nemesis";
import { tell } from "./log";
import { rooms } from "./reading";

const ENGINES = [0, 1, 2];
/** Letters of the Destination track. */
const SPACES = [0, 1, 2, 3];
const DESTINATIONS: Destination[] = ["earth", "mars", "venus", "deep_space"];
const GROUPS: ObjectiveGroup[] = ["corporate", "personal"];
/** Nobody has seen more of their own cards as INFECTED in any game so far. */
const CARDS = [0, 1, 2, 3, 4, 5, 6];

export function topics(view: View, seat: number): Topic[] {
  const words = (claim: Claim): Words => tell({ claimed: { seat, claim, truth: null } }, view);
  const hidden = rooms(view).flatMap(({ index, room }) => (room === null ? [index] : []));
  const lying = new Set(rooms(view).flatMap(({ room }) => (room ? [room] : [])));
  const tiles = (Object.keys(facts.rooms) as Room[]).filter((room) => !lying.has(room));
  const items = (view.crew[seat]?.items ?? []) as Item[];
  const all: Record<string, Claim[]> = {
    engine: ENGINES.flatMap((engine) => [true, false].map((working): Claim => ({ engine: { engine, working } }))),
    coordinates: SPACES.flatMap((space) => DESTINATIONS.map((destination): Claim => ({ coordinates: { space, destination } }))),
    tile: hidden.flatMap((slot) => tiles.map((room): Claim => ({ tile: { slot, room } }))),
    holds: [...new Set([...items, ...(Object.keys(facts.items) as Item[])])].flatMap((item) => [true, false].map((yes): Claim => ({ holds: { item, yes } }))),
    infected: CARDS.map((cards): Claim => ({ infected: { cards } })),
    kept: GROUPS.map((group): Claim => ({ kept: { group } })),
  };
  return Object.entries(all).flatMap(([topic, claims]) => (claims.length > 0 ? [{ words: { key: `nemesis-claim-${topic}` }, claims: claims.map((claim) => ({ words: words(claim), claim })) }] : []));
}
