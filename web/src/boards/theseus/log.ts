// What happened, in words: the key of a sentence in lang/ and what fills it.
import { say, tongue, type Variables } from "../../lib/tongue.svelte";
import { variant, type Content, type Kind, type Words, yesNo } from "../../lib/words";
import type { Bonus, Card, Event, Sector, View } from "../../types/theseus";
import * as names from "./names";

type Fields = Record<string, unknown>;
type EventKind = Kind<Event>;
type Extra = { [K in EventKind]?: (is: Content<Event, K>, view: View) => Variables };

/** How fields are told, whatever the event. */
const COMMON: Record<string, (value: never, view: View) => string | number> = {
  seat: (seat: number, view) => names.seatName(view, seat),
  by: (seat: number, view) => names.seatName(view, seat),
  seats: (seats: number[], view) => names.seatNames(view, seats, tongue()),
  winners: (seats: number[], view) => names.seatNames(view, seats, tongue()),
  unit: (unit: number, view) => names.unitName(view, unit),
  attacker: (unit: number, view) => names.unitName(view, unit),
  card: (card: Card) => names.cardName(card),
  bonus: (bonus: Bonus) => names.bonusName(bonus),
  sector: (sector: Sector) => names.sectorName(sector),
  room: (room: number) => names.roomName(room),
  from: (room: number) => names.roomName(room),
  slot: (slot: number) => names.slotName(slot),
  pending: (pending: number) => names.pendingName(pending),
  at: (spot: never) => names.spotName(spot),
  ending: (ending: string) => say(`theseus-ending-${ending}`),
};

/** What a sentence needs besides the fields of its event. */
const EXTRA: Extra = {
  move_begins: ({ unit, by }, view) => ({ foreign: yesNo(view.units[unit]?.owner !== by) }),
  wounded: (_, view) => ({ mode: view.mode }),
  used: ({ what, seat }, view) => ({ what: names.useName(view, what, seat) }),
};

export function tell(happened: Event, view: View): Words {
  const it = variant(happened);
  const variables: Variables = {};
  for (const [field, value] of Object.entries(it.is as Fields)) {
    const common = COMMON[field];
    if (value === null) variables[field] = names.NONE;
    else if (typeof value === "boolean") variables[field] = yesNo(value);
    else if (common) variables[field] = common(value as never, view);
    else if (typeof value === "string" || typeof value === "number") variables[field] = value;
  }
  const extra = EXTRA[it.kind] as ((is: unknown, view: View) => Variables) | undefined;
  return { key: `theseus-log-${it.kind}`, variables: { ...variables, ...extra?.(it.is, view) } };
}

/** Whom an event is about, so that what happens to oneself can be marked. */
export function concerns(happened: Event, view: View): number[] {
  const is = variant(happened).is as Fields;
  const owner = typeof is.unit === "number" ? view.units[is.unit]?.owner : undefined;
  return [is.seat, is.by, owner].filter((seat): seat is number => typeof seat === "number");
}
