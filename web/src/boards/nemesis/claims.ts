// What can be said about things the others cannot see, true or not.
import facts from "virtual:facts/nemesis";
import { say } from "../../lib/tongue.svelte";
import type { Words } from "../../lib/words";
import type { Topic } from "../../table/game";
import type { Claim, Destination, Item, ObjectiveGroup, Room, View } from "../../types/nemesis";
import { tell } from "./log";
import { itemName, unexplored } from "./names";
import { rooms } from "./reading";

const ENGINES = [0, 1, 2];
/** Letters of the Destination track. */
const SPACES = [0, 1, 2, 3];
const DESTINATIONS: Destination[] = ["earth", "mars", "venus", "deep_space"];
const GROUPS: ObjectiveGroup[] = ["corporate", "personal"];
/** Nobody has seen more of their own cards as INFECTED in any game so far. */
const CARDS = [0, 1, 2, 3, 4, 5, 6];

/** Items of two decks may have one name. */
function itemNames(items: Item[]): string[] {
  const names = items.map(itemName);
  return names.map((name, at) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} · ${say(`nemesis-item_group-${facts.items[items[at]!]!.group}`)}`));
}

type Subject = { name: string; claims: Claim[] };

export function topics(view: View, seat: number): Topic[] {
  const words = (claim: Claim): Words => tell({ claimed: { seat, claim, truth: null } }, view);
  const hidden = rooms(view).flatMap(({ index, room }) => (room === null ? [index] : []));
  const lying = new Set(rooms(view).flatMap(({ room }) => (room ? [room] : [])));
  const tiles = (Object.keys(facts.rooms) as Room[]).filter((room) => !lying.has(room));
  const items = [...new Set([...((view.crew[seat]?.items ?? []) as Item[]), ...(Object.keys(facts.items) as Item[])])];
  const named = itemNames(items);
  const all: Record<string, Subject[]> = {
    engine: ENGINES.map((engine) => ({ name: say("nemesis-label-engine", { engine: engine + 1 }), claims: [true, false].map((working) => ({ engine: { engine, working } })) })),
    coordinates: SPACES.map((space) => ({ name: facts.tracks.destination?.[space]?.label ?? "", claims: DESTINATIONS.map((destination) => ({ coordinates: { space, destination } })) })),
    tile: hidden.map((slot) => ({ name: unexplored(slot), claims: tiles.map((room) => ({ tile: { slot, room } })) })),
    holds: items.map((item, at) => ({ name: named[at]!, claims: [true, false].map((yes) => ({ holds: { item, yes } })) })),
    infected: [{ name: "", claims: CARDS.map((cards) => ({ infected: { cards } })) }],
    kept: [{ name: "", claims: GROUPS.map((group) => ({ kept: { group } })) }],
  };
  return Object.entries(all).flatMap(([topic, subjects]) => {
    const told = subjects.map(({ name, claims }) => ({ name, claims: claims.map((claim) => ({ words: words(claim), claim })) }));
    return told.length > 0 ? [{ words: { key: `nemesis-claim-${topic}` }, subjects: told }] : [];
  });
}
