// What a view of Theseus says, read in one place. Nothing here knows what may be done.
import type { Bonus, Card, Faction, Sector, SeenSlot, SeenUnit, View } from "../../types/theseus";
import facts, { type Letter } from "./facts";

export const SECTORS = Object.keys(facts.sectors) as Sector[];
export const LETTERS: readonly Letter[] = ["a", "b", "c", "d"];

type Range = { first: number; count: number };

function ranges(count: (sector: Sector) => number): Record<Sector, Range> {
  let first = 0;
  return Object.fromEntries(
    SECTORS.map((sector) => {
      const range = { first, count: count(sector) };
      first += range.count;
      return [sector, range];
    }),
  ) as Record<Sector, Range>;
}

const SLOTS = ranges((sector) => facts.sectors[sector].slots.length);
const PENDING = ranges((sector) => facts.sectors[sector].pending_slots);

const ids = ({ first, count }: Range): number[] => Array.from({ length: count }, (_, index) => first + index);
const holding = (of: Record<Sector, Range>, id: number): Sector => SECTORS.find((sector) => id < of[sector].first + of[sector].count) ?? SECTORS.at(-1)!;

export const slotsOf = (sector: Sector): number[] => ids(SLOTS[sector]);
export const pendingOf = (sector: Sector): number[] => ids(PENDING[sector]);
export const roomsOf = (sector: Sector): number[] => ids({ first: SECTORS.indexOf(sector) * LETTERS.length, count: LETTERS.length });

export const slotSector = (slot: number): Sector => holding(SLOTS, slot);
export const pendingSector = (pending: number): Sector => holding(PENDING, pending);
export const roomSector = (room: number): Sector => SECTORS[Math.floor(room / LETTERS.length)] ?? SECTORS[0]!;
export const roomLetter = (room: number): Letter => LETTERS[room % LETTERS.length]!;

/** Counted from 1 within the sector. */
export const slotNumber = (slot: number): number => slot - SLOTS[slotSector(slot)].first + 1;
export const pendingNumber = (pending: number): number => pending - PENDING[pendingSector(pending)].first + 1;

export function seatOf(view: View, faction: Faction): number | null {
  const seat = view.players.findIndex((player) => player.faction === faction);
  return seat < 0 ? null : seat;
}

export const viewerSeat = (view: View): number | null => (typeof view.viewer === "object" ? view.viewer.seat : null);

/** The players on each side: allies together in alliances, everybody alone otherwise. */
export function sides(view: View): number[][] {
  const seats = view.players.map((_, seat) => seat);
  return view.mode === "alliances" ? [seats.filter((seat) => seat % 2 === 0), seats.filter((seat) => seat % 2 === 1)] : seats.map((seat) => [seat]);
}

/** The sides where they are alliances, otherwise everybody together: how players are listed. */
export const together = (view: View): number[][] => (view.mode === "alliances" ? sides(view) : [view.players.map((_, seat) => seat)]);

/** Nobody has a turn while the station is set up. */
export const isOpening = (view: View): boolean => view.steps.some((step) => "opening" in step);

/** Whose turn it is, or who is waited for during setup. */
export const atTurn = (view: View): readonly number[] => (isOpening(view) ? (view.question?.waiting ?? []) : [view.active]);

export type Figure = SeenUnit & { id: number; seat: number; held: boolean };

export function unit(view: View, id: number): Figure | null {
  const it = view.units[id];
  return it ? { ...it, id, seat: it.owner, held: it.is_held } : null;
}

export function unitIn(view: View, room: number): Figure | null {
  const id = view.rooms[room] ?? null;
  return id === null ? null : unit(view, id);
}

const placed = (view: View, wanted: "space" | "underway"): Figure[] =>
  view.units.flatMap((it, id) => (it.place === wanted ? [unit(view, id)!] : []));

export const inSpace = (view: View): Figure[] => placed(view, "space");
export const underWay = (view: View): Figure[] => placed(view, "underway");

export type Installed = {
  id: number;
  card: Card | null;
  bonus: SeenSlot["bonus"];
  /** Whose it is, or whose it was before an Embryo took it. */
  seat: number | null;
  upgrades: number;
  /** The number of the card with its Upgrade tokens. */
  number: number | null;
  camera: number | null;
  armed: boolean;
  holds: Figure | null;
  embryo: Figure | null;
  malfunction: boolean;
  entangled: boolean;
};

export function installed(view: View, id: number): Installed {
  const slot = view.slots[id]!;
  const { card, embryo, holds } = slot;
  const numbered = card !== null && facts.cards[card].number !== undefined && facts.cards[card].number !== null;
  return {
    id,
    card,
    bonus: slot.bonus,
    seat: slot.holder,
    upgrades: slot.upgrades,
    number: numbered ? slot.number : null,
    camera: card === "scientists_cameras" ? slot.camera : null,
    armed: slot.armed,
    holds: holds === null ? null : unit(view, holds),
    embryo: embryo === null ? null : unit(view, embryo),
    malfunction: slot.has_malfunction,
    entangled: slot.is_immobilised,
  };
}

export type Waiting = { id: number; card: Card | null; seat: number | null; malfunction: boolean };

export function waiting(view: View, id: number): Waiting {
  const { card, owner } = view.pending[id] ?? { card: null, owner: null };
  const malfunction = typeof view.malfunction === "object" && "pending" in view.malfunction && view.malfunction.pending === id;
  return { id, card, seat: owner, malfunction };
}

/** Traps of a sector that work on units that only pass. */
export const passingTraps = (view: View, sector: Sector): Installed[] => (view.sectors.find((one) => one.sector === sector)?.passing_traps ?? []).map((slot) => installed(view, slot));

/** Whose home a sector is: its faction's, or what Pandora's token makes it. */
export const homeOf = (view: View, sector: Sector): readonly number[] => view.sectors.find((one) => one.sector === sector)?.home_of ?? [];

export function deactivated(view: View, sector: Sector): number[] {
  return view.deactivation.filter((token) => token.sector === sector).map((token) => token.owner);
}

export const FACTION_CARDS = (faction: Faction): Card[] => (Object.keys(facts.cards) as Card[]).filter((card) => facts.cards[card].group === faction);

/** Cards of a faction and how many there are. */
export function counted(faction: Faction, counts: Partial<Record<Card, number>> | null): { card: Card; count: number }[] {
  return FACTION_CARDS(faction).flatMap((card) => {
    const count = counts?.[card] ?? 0;
    return count > 0 ? [{ card, count }] : [];
  });
}

/** Bonus cards in reserve. */
export function bonuses(counts: Partial<Record<Bonus, number>>): { id: Bonus; count: number }[] {
  return (Object.keys(facts.bonus) as Bonus[]).flatMap((id) => {
    const count = counts[id] ?? 0;
    return count > 0 ? [{ id, count }] : [];
  });
}

/** The Instant of a faction; each has one kind. */
export const instantOf = (faction: Faction): Card | null => FACTION_CARDS(faction).find((card) => facts.cards[card].kind === "instant") ?? null;

/** The Move or the arrival that asks. */
export function underWayNow(view: View): { unit: number; sector: Sector; left: number } | null {
  const step = view.steps.at(-1);
  return step && "movement" in step ? { unit: step.movement.unit, sector: step.movement.sector, left: step.movement.left } : null;
}

export function arrivingNow(view: View): number | null {
  const step = view.steps.at(-1);
  return step && "arrival" in step ? step.arrival.unit : null;
}
