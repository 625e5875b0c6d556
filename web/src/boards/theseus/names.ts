// Names of things as the reader calls them.
import { initials } from "../../lib/alike";
import { say } from "../../lib/tongue.svelte";
import { variant } from "../../lib/words";
import type { Attacker, Bonus, Card, Sector, Spot, UnitKind, Use, View } from "../../types/theseus";
import { instantOf, isOpening, pendingNumber, pendingSector, roomLetter, roomSector, slotNumber, slotSector } from "./reading";

/** What a missing value is called in lang/. */
export const NONE = "none";

export const seatName = (view: View, seat: number): string => say(`theseus-faction-${view.players[seat]?.faction ?? "marines"}`);

/** The letter of a player: the initial, and one letter more where two begin alike. */
export function mark(view: View, seat: number): string {
  const name = seatName(view, seat);
  return initials(name, view.players.flatMap((_, other) => (other === seat ? [] : [seatName(view, other)])));
}

/** Several players as one list, as the language joins names. */
export function seatNames(view: View, seats: readonly number[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(seats.map((seat) => seatName(view, seat)));
}

const ALLIANCES = ["theseus-word-alliance_a", "theseus-word-alliance_b"] as const;
export const allianceName = (side: number): string => say(ALLIANCES[side] ?? ALLIANCES[0]);
/** The letter its name ends with. */
export const allianceSign = (side: number): string => allianceName(side).split(" ").at(-1)!;

export const sectorName = (sector: Sector): string => say(`theseus-sector-${sector}`);
export const cardName = (card: Card): string => say(`theseus-card-${card}`);
export const bonusName = (bonus: Bonus): string => say(`theseus-bonus-${bonus}`);
export const kindName = (kind: UnitKind): string => say(`theseus-unit-${kind}`);

export function unitName(view: View, unit: number): string {
  const it = view.units[unit];
  return it ? say("theseus-label-unit", { kind: kindName(it.kind), number: it.number }) : "?";
}

export const roomName = (room: number): string =>
  say("theseus-label-room", { sector: sectorName(roomSector(room)), letter: roomLetter(room).toUpperCase() });
export const slotName = (slot: number): string => say("theseus-label-slot", { sector: sectorName(slotSector(slot)), number: slotNumber(slot) });
export const pendingName = (pending: number): string =>
  say("theseus-label-pending", { sector: sectorName(pendingSector(pending)), number: pendingNumber(pending) });

const at = (name: string, place: string): string => say("theseus-label-at", { name, place });

/** A place for a card, with the card that lies there. */
export function slotContent(view: View, slot: number): string {
  const it = view.slots[slot];
  const name = it?.card ? cardName(it.card) : it?.bonus ? bonusName(it.bonus) : null;
  return name ? at(name, slotName(slot)) : slotName(slot);
}

export function pendingContent(view: View, pending: number): string {
  const card = view.pending[pending]?.card;
  return card ? at(cardName(card), pendingName(pending)) : pendingName(pending);
}

/** A unit and where it is. */
export function unitPlace(view: View, unit: number): string {
  const place = view.units[unit]?.place;
  if (place === undefined || place === "supply" || place === "out") return unitName(view, unit);
  const it = variant(place);
  const where = it.kind === "room" ? roomName(it.is) : it.kind === "card" ? slotName(it.is) : say(it.kind === "underway" && isOpening(view) ? "theseus-word-unplaced" : `theseus-place-${it.kind}`);
  return at(unitName(view, unit), where);
}

/** Something on the board that can be pointed at, as everybody may call it who sees this view. */
export function placeName(view: View, { kind, id }: { kind: string; id: number | string }): string | null {
  if (kind === "sector") return view.ring.includes(id as Sector) ? sectorName(id as Sector) : null;
  if (typeof id !== "number") return null;
  if (kind === "room") return id in view.rooms ? roomName(id) : null;
  if (kind === "slot") return view.slots[id] ? slotContent(view, id) : null;
  if (kind === "pending") return view.pending[id] ? pendingName(id) : null;
  return kind === "unit" && view.units[id] ? unitPlace(view, id) : null;
}

export function spotName(spot: Spot): string {
  const it = variant(spot);
  if (it.kind === "slot") return slotName(it.is);
  return it.kind === "pending" ? pendingName(it.is) : say(`theseus-spot-${it.kind}`);
}

/** What is used: the token, or the card by its name. */
export function useName(view: View, what: Use, seat: number): string {
  const it = variant(what);
  if (it.kind === "bonus") return bonusName(it.is);
  const player = view.players[seat];
  const card = it.kind === "instant" && player ? instantOf(player.faction) : null;
  return card ? cardName(card) : say(`theseus-use-${it.kind}`);
}

export function attackerName(view: View, attacker: Attacker): string {
  const it = variant(attacker);
  return it.kind === "unit" ? unitName(view, it.is) : cardName("aliens_hidden");
}
