// What happened, in words: the key of a sentence in lang/ and what fills it.
import facts from "virtual:facts/nemesis";
import { say, type Variables } from "../../lib/tongue.svelte";
import { variant, type Content, type Kind, type Words, yesNo } from "../../lib/words";
import type { Claim, Deed, Event, Fact, Item, Objective, View } from "../../types/nemesis";
import * as names from "./names";

type Fields = Record<string, unknown>;
type EventKind = Kind<Event>;
type Extra = { [K in EventKind]?: (is: Content<Event, K>, view: View) => Variables };

const { NONE } = names;
const label = (track: "time" | "self_destruct" | "destination", space: number): string => facts.tracks[track]?.[space]?.label ?? NONE;

/** How most fields are told, whatever the event. */
const COMMON: Record<string, (value: never, view: View) => string | number> = {
  seat: (seat: number, view) => names.seatName(view, seat),
  of: (seat: number, view) => names.seatName(view, seat),
  slot: (slot: number, view) => names.placeName(view, slot),
  figure: (figure: number) => names.figureName(figure),
  corridor: (corridor: number, view) => names.corridorId(view, corridor),
  network: (network: number, view) => names.networkName(view, network),
  item: (item: Item) => names.itemName(item),
  weapon: (item: Item) => names.itemName(item),
  back: (group: never) => names.backName(group),
  thing: (thing: never, view) => names.thingName(view, thing),
  room: (room: string) => say(`nemesis-room-${room}`),
  token: (token: string) => say(`nemesis-token-${token}`),
  objective: (objective: Objective) => say(`nemesis-objective-${objective}`),
  weakness: (weakness: string) => say(`nemesis-weakness-${weakness}`),
  character: (character: string) => say(`nemesis-character-${character}`),
  first: (character: string) => say(`nemesis-character-${character}`),
  second: (character: string) => say(`nemesis-character-${character}`),
  wound: (wound: string) => say(`nemesis-serious_wound-${wound}`),
  destination: (destination: string) => say(`nemesis-destination-${destination}`),
  deck: (deck: number) => names.DECKS[deck] ?? NONE,
  pod: (pod: number) => pod + 1,
  engine: (engine: number) => engine + 1,
};

export function deedVariables(deed: Deed, view: View): Variables {
  const it = variant(deed);
  switch (it.kind) {
    case "move":
    case "careful":
      return { deed: it.kind, corridor: names.corridorId(view, it.is) };
    case "activate":
    case "use":
      return { deed: it.kind, item: names.itemName(it.is) };
    case "play":
      return { deed: it.kind, card: say(names.deedKey(deed)) };
    default:
      return { deed: it.kind };
  }
}

function claimVariables(claim: Claim, view: View): Variables {
  const it = variant(claim);
  const inner: Fields = it.is;
  const variables = fields(it.kind === "kept" ? {} : inner, view);
  if (it.kind === "coordinates") variables.space = label("destination", it.is.space);
  if (it.kind === "tile") variables.slot = names.unexplored(it.is.slot);
  if (it.kind === "kept") variables.group = it.is.group;
  return { ...variables, claim: it.kind };
}

const attack = (card: string | null): Variables => ({ card: card ? say(`nemesis-attack-${card}`) : NONE });
const event = (card: string | null): Variables => ({ card: card ? say(`nemesis-event-${card}`) : NONE });
const intruder = (card: string | null): Variables => ({ card: card ? say(`nemesis-intruder_action-${card}`) : NONE });
const hand = (card: never | null): Variables => ({ card: card === null ? NONE : names.handCardName(card) });
const coordinates = (card: number | null): Variables => ({ card: card === null ? NONE : card + 1 });
const atTable = ({ seat }: { seat: number }): Variables => ({ seat: names.placeAtTable(seat) });
const into = ({ to }: { to: number }, view: View): Variables => ({ to: names.placeName(view, to) });

/** Fields whose meaning depends on the event, and what else its sentence needs. */
const EXTRA: Extra = {
  // Before anybody has a Character.
  number_dealt: atTable,
  objective_dealt: atTable,
  characters_offered: atTable,
  character_chosen: atTable,
  card_drawn: ({ card }) => hand(card as never),
  discarded: ({ card }) => hand(card as never),
  check_card: ({ card }) => hand(card as never),
  announced: ({ deed }, view) => deedVariables(deed, view),
  moved: into,
  figure_moved: into,
  // The tile has just been turned up.
  room_revealed: ({ slot }) => ({ slot: names.unexplored(slot) }),
  tile_seen: ({ slot }) => ({ slot: names.unexplored(slot) }),
  token_seen: ({ slot }) => ({ slot: names.unexplored(slot) }),
  check_drawn: ({ card }) => ({ ...attack(card), blood: facts.attacks[card]?.blood ?? NONE }),
  attack_drawn: ({ card }) => attack(card),
  attack_seen: ({ card }) => attack(card),
  transformed: ({ from, to }) => ({ from: names.figureName(from), to: names.figureName(to) }),
  attached: ({ to }) => ({ to: names.itemName(to) }),
  taped: ({ to }) => ({ to: names.itemName(to) }),
  shown: ({ to }, view) => ({ to: names.seatName(view, to) }),
  handed: ({ from, to }, view) => ({ from: names.seatName(view, from), to: names.seatName(view, to) }),
  time_moved: ({ space }) => ({ space: label("time", space) }),
  self_destruct: ({ space }) => ({ space: label("self_destruct", space) }),
  destination_set: ({ space }) => ({ space: label("destination", space) }),
  coordinates_seen: ({ card }) => coordinates(card),
  coordinates_revealed: ({ card }) => coordinates(card),
  event_seen: ({ card }) => event(card),
  event_choice_seen: ({ card }) => event(card),
  event_drawn: ({ card }) => event(card),
  event_removed: ({ card }) => event(card),
  event_left: ({ card }) => event(card),
  number_drawn: ({ card }) => ({ ...event(card), number: facts.events[card]?.corridors[0] ?? NONE }),
  intruder_card_drawn: ({ card }) => intruder(card),
  intruder_plays: ({ card }) => intruder(card),
  intruder_discards: ({ card }) => intruder(card),
  claimed: ({ claim }, view) => claimVariables(claim, view),
};

function fields(given: Fields, view: View): Variables {
  const variables: Variables = {};
  for (const [field, value] of Object.entries(given)) {
    const common = COMMON[field];
    if (value === null) variables[field] = NONE;
    else if (typeof value === "boolean") variables[field] = yesNo(value);
    else if (common) variables[field] = common(value as never, view);
    else if (typeof value === "string" || typeof value === "number") variables[field] = value;
  }
  return variables;
}

export function tell(happened: Event, view: View): Words {
  const it = variant(happened);
  const extra = EXTRA[it.kind] as ((is: unknown, view: View) => Variables) | undefined;
  return { key: `nemesis-log-${it.kind}`, variables: { ...fields((it.is ?? {}) as Fields, view), ...extra?.(it.is, view) } };
}

/** Whether a claim was true, for the time after the game. */
export const truth = (was: boolean | null): Words => ({ key: "nemesis-log-claimed-truth", variables: { truth: was === null ? NONE : yesNo(was) } });

/** An entry of the own notebook. */
export function note(fact: Fact, view: View): Words | null {
  const it = variant(fact);
  if (it.kind === "nothing") return null;
  const variables = fields(it.is as Fields, view);
  if (it.kind === "coordinates") variables.card = it.is.card + 1;
  if (it.kind === "tile" || it.kind === "token") variables.slot = names.unexplored(it.is.slot);
  if (it.kind === "event") variables.card = say(`nemesis-event-${it.is.card}`);
  if (it.kind === "item") variables.item = names.itemName(it.is.item);
  return { key: `nemesis-note-${it.kind}`, variables };
}

/** Who an event is about, so that what happens to oneself can be marked. */
export function concerns(happened: Event): number[] {
  const is = (variant(happened).is ?? {}) as Fields;
  const seats = variant(happened).kind === "handed" ? [is.from, is.to] : [is.seat, is.of, variant(happened).kind === "shown" ? is.to : undefined];
  return seats.filter((seat): seat is number => typeof seat === "number");
}
