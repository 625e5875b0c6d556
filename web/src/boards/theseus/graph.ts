// The station as a graph for the keyboard: sectors round the ring, their Rooms and passages, places for cards. Nothing here knows what may be done.
import type { Place, Point } from "../../table/walking";
import type { Sector } from "../../types/theseus";
import facts from "./facts";
import { type Box, type Layout, SECTOR, corner, pendingBox, roomBox, slotBox } from "./geometry";
import { LETTERS, pendingOf, roomLetter, roomsOf, slotsOf } from "./reading";

export const sectorPlace = (sector: Sector): string => `sector:${sector}`;
export const roomPlace = (room: number): string => `room:${room}`;
export const slotPlace = (slot: number): string => `slot:${slot}`;
export const pendingPlace = (pending: number): string => `pending:${pending}`;

/** A sector is stood for by its title. */
const TITLE: Box = { x: 0, y: 0, width: SECTOR.width, height: 30 };

/** The sectors before and after one; while the ring is being laid it has ends. */
export function around(ring: readonly Sector[], index: number, closed: boolean): Sector[] {
  const [before, after] = closed ? [(index + ring.length - 1) % ring.length, (index + 1) % ring.length] : [index - 1, index + 1];
  return [before, after].flatMap((at) => ring[at] ?? []);
}

/** The Rooms of the same sector that passages lead to. */
export function passable(sector: Sector, room: number): number[] {
  const rooms = roomsOf(sector);
  return facts.sectors[sector].passages.filter((ends) => ends.includes(roomLetter(room))).map(([one, other]) => rooms[LETTERS.indexOf(one === roomLetter(room) ? other : one)]!);
}

export function graph(ring: readonly Sector[], plan: Layout, closed: boolean): Place[] {
  return ring.flatMap((sector, index): Place[] => {
    const { x, y } = corner(plan.sectors[index]!);
    const middle = (box: Box): Point => ({ x: x + box.x + box.width / 2, y: y + box.y + box.height / 2 });
    const { slots } = facts.sectors[sector];
    const columns = Math.max(...slots.map(({ col }) => col)) + 1;
    return [
      { name: sectorPlace(sector), at: middle(TITLE), links: around(ring, index, closed).map(sectorPlace) },
      ...roomsOf(sector).map((room, place) => ({ name: roomPlace(room), at: middle(roomBox(place)), links: passable(sector, room).map(roomPlace) })),
      ...slotsOf(sector).map((slot, place) => ({ name: slotPlace(slot), at: middle(slotBox(slots[place]!.row, slots[place]!.col, columns)) })),
      ...pendingOf(sector).map((pending, place, all) => ({ name: pendingPlace(pending), at: middle(pendingBox(place, all.length)) })),
    ];
  });
}
