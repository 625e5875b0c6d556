// Names of things as the reader calls them. What the table knows decides, not what somebody has peeked at.
import facts from "virtual:facts/nemesis";
import { say, tell } from "../../lib/tongue.svelte";
import { variant } from "../../lib/words";
import type { Spot } from "../../table/game";
import type { Deed, FigureId, HandCard, IntruderKind, Item, ItemGroup, SlotId, Thing, View } from "../../types/nemesis";

/** What a missing value is called in lang/. */
export const NONE = "none";
export const DECKS = ["red", "yellow", "green"] as const;

// Figures are numbered through, Larvae first and the Queen last.
const FIGURES: [IntruderKind, number][] = [["larva", 6], ["creeper", 3], ["adult", 8], ["breeder", 2], ["queen", 1]];

export function kindOf(figure: FigureId): { kind: IntruderKind; number: number } {
  let first = 0;
  for (const [kind, count] of FIGURES) {
    if (figure < first + count) return { kind, number: figure - first + 1 };
    first += count;
  }
  return { kind: "queen", number: 1 };
}

export const figureName = (figure: FigureId): string => say("nemesis-label-figure", kindOf(figure));

export const placeAtTable = (seat: number): string => say("nemesis-label-seat", { number: seat + 1 });

/** The Character, or the place at the table while there is none. */
export function seatName(view: View, seat: number): string {
  const character = view.crew[seat]?.character;
  return character ? say(`nemesis-character-${character}`) : placeAtTable(seat);
}

export const slotNumber = (slot: SlotId): string => String(slot + 1).padStart(3, "0");

export const unexplored = (slot: SlotId): string => say("nemesis-label-unexplored", { slot: slotNumber(slot) });

export function placeName(view: View, slot: SlotId): string {
  const room = view.chambers[slot]?.room;
  return room ? say("nemesis-label-place", { room: say(`nemesis-room-${room}`), slot: slotNumber(slot) }) : unexplored(slot);
}

export const corridorId = (view: View, corridor: number): string => facts.sides[view.side].corridors[corridor]?.id ?? "?";

export function networkName(view: View, network: number): string {
  return say(`nemesis-network-${facts.sides[view.side].networks[network] ?? "main"}`);
}

/** Something on the board that can be pointed at, as everybody may call it who sees this view. */
export function spotName(view: View, { kind, id }: Spot): string | null {
  const side = facts.sides[view.side];
  if (typeof id !== "number") return null;
  if (kind === "room") return side.slots[id] ? placeName(view, id) : null;
  if (kind === "corridor") return side.corridors[id] ? say("nemesis-label-corridor", { corridor: corridorId(view, id) }) : null;
  if (kind === "network") return side.networks[id] ? networkName(view, id) : null;
  if (kind === "person") return view.crew[id] ? seatName(view, id) : null;
  return kind === "figure" && view.figures[id]?.slot != null ? figureName(id) : null;
}

/** Where a Corridor leads for somebody who stands at one of its ends; its numbers tell it apart from another one that leads there too. */
export function beyond(view: View, corridor: number, seat: number): string {
  const place = view.crew[seat]?.place;
  const at = typeof place === "object" && "room" in place ? place.room : -1;
  const corridors = facts.sides[view.side].corridors;
  const ends = corridors[corridor]?.ends;
  if (!ends || !ends.includes(at)) return corridorId(view, corridor);
  const to = ends[0] === at ? ends[1] : ends[0];
  const alone = corridors.every((other, index) => index === corridor || !(other.ends.includes(at) && other.ends.includes(to)));
  return alone ? placeName(view, to) : `${placeName(view, to)} · ${corridorId(view, corridor)}`;
}

export const itemName = (item: Item): string => say(`nemesis-item-${item}`);

export const backName = (group: ItemGroup): string => tell(`nemesis-item_group-${group}`, "back");

export function thingName(view: View, thing: Thing): string {
  const it = variant(thing);
  if (it.kind === "item") return itemName(it.is);
  return it.kind === "red_corpse" ? say("nemesis-thing-red_corpse", { seat: seatName(view, it.is) }) : say(`nemesis-thing-${it.kind}`);
}

/** What card a hand card is: the key of its name and text. */
export function handCardKey(card: HandCard): string {
  return typeof card === "object" ? `nemesis-action-${card.action}` : `nemesis-contamination-contamination_${card}`;
}

export const handCardName = (card: HandCard): string => say(handCardKey(card));

/** The name of an action, card or Item that is announced. */
export function deedKey(deed: Deed): string {
  const it = variant(deed);
  switch (it.kind) {
    case "careful":
      return "nemesis-action-careful_movement";
    case "activate":
    case "use":
      return `nemesis-item-${it.is}`;
    case "play":
      return `nemesis-action-${it.is}`;
    default:
      return `nemesis-action-${it.kind}`;
  }
}
