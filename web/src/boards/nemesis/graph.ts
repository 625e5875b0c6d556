// The ship as a graph for the keyboard: rooms, corridors, technical corridors. Nothing here knows what may be done.
import facts from "virtual:facts/nemesis";
import type { Place } from "../../table/walking";
import type { View } from "../../types/nemesis";
import { type Way, apart, way } from "./geometry";

export const roomPlace = (room: number): string => `room:${room}`;
export const corridorPlace = (corridor: number): string => `corridor:${corridor}`;
export const networkPlace = (network: number): string => `network:${network}`;

/** Where the Corridors of a side lie; two that join the same Rooms lie side by side. */
export function ways(side: View["side"]): Way[] {
  const { slots, corridors } = facts.sides[side];
  const places = slots.map(apart);
  return corridors.map((corridor) => {
    const twins = corridors.filter((other) => other.ends[0] === corridor.ends[0] && other.ends[1] === corridor.ends[1]);
    const shift = twins.length > 1 ? (twins.indexOf(corridor) - (twins.length - 1) / 2) * 28 : 0;
    return way(places[corridor.ends[0]]!, places[corridor.ends[1]]!, shift);
  });
}

export function graph(side: View["side"]): Place[] {
  const { slots, corridors, ducts } = facts.sides[side];
  const paths = ways(side);
  const leading = (room: number): string[] => [
    ...corridors.flatMap(({ ends }, index) => (ends.includes(room) ? [corridorPlace(index)] : [])),
    ...ducts.flatMap(({ id }, index) => (slots[room]!.technical?.network === id ? [networkPlace(index)] : [])),
  ];
  return [
    ...slots.map((slot, room): Place => ({ name: roomPlace(room), at: apart(slot), links: leading(room) })),
    ...corridors.map(({ ends }, index): Place => ({ name: corridorPlace(index), at: paths[index]!.middle, links: ends.map(roomPlace) })),
    ...ducts.map((duct, index): Place => ({ name: networkPlace(index), at: apart(duct), links: slots.flatMap((slot, room) => (slot.technical?.network === duct.id ? [roomPlace(room)] : [])) })),
  ];
}
