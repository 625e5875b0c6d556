// What the drawings need of a view, and the only place that knows how a view writes it.
import facts from "virtual:facts/nemesis";
import type { Act, Action, Character, Choice, Door, Event, HandCard, IntruderKind, Item, ItemGroup, Objective, ObjectiveGroup, Room, SeenCarried, SeenChamber, SeenMember, View } from "../../types/nemesis";
import { handCardKey } from "./names";

export function choiceOf(view: View): Choice | null {
  return view.question?.choice ?? null;
}

export function roomOf(member: SeenMember | undefined): number | null {
  const place = member?.place;
  return typeof place === "object" && "room" in place ? place.room : null;
}

export function podOf(member: SeenMember): number | null {
  const { place } = member;
  return typeof place === "object" && "pod" in place ? place.pod : null;
}

export type SeenFigure = { id: number; kind: IntruderKind; number: number; injuries: number };
export type SeenRoom = {
  index: number;
  slot: (typeof facts.sides)["basic"]["slots"][number];
  chamber: SeenChamber | undefined;
  /** Lying face up. */
  room: Room | null;
  /** Face up, or looked at in secret. */
  guess: Room | null;
  colour: "red" | "yellow" | "green" | "white" | "none";
  computer: boolean;
  crew: { seat: number; character: Character | null }[];
  figures: SeenFigure[];
  corpses: number;
};

export function figures(view: View): (SeenFigure & { slot: number })[] {
  return view.figures.flatMap(({ slot, kind, number, injuries }, id) => (slot === null ? [] : [{ id, slot, kind, number, injuries }]));
}

export function rooms(view: View): SeenRoom[] {
  const everybody = figures(view);
  return facts.sides[view.side].slots.map((slot, index) => {
    const chamber = view.chambers[index];
    const room = chamber?.room ?? null;
    const guess = room ?? chamber?.tile ?? null;
    const printed = guess ? facts.rooms[guess] : undefined;
    return {
      index,
      slot,
      chamber,
      room,
      guess,
      colour: printed?.colour ?? "none",
      computer: printed?.computer ?? false,
      crew: view.crew.flatMap((member, seat) => (roomOf(member) === index ? [{ seat, character: member.character }] : [])),
      figures: everybody.filter((figure) => figure.slot === index),
      corpses: chamber ? chamber.objects.red_corpses.length : 0,
    };
  });
}

export type SeenCorridor = { index: number; id: string; ends: [number, number]; numbers: number[]; door: Door; noise: boolean };

export function corridors(view: View): SeenCorridor[] {
  const noise = new Set(view.noise);
  return facts.sides[view.side].corridors.map((corridor, index) => ({ ...corridor, index, door: view.doors[index] ?? "open", noise: noise.has(index) }));
}

/** The cards of one's own hand, one entry a card: the key of its name and text, and the answer that names it. */
export type HeldCard = { id: string; key: string; card: HandCard; action: string | null };

export function hand(view: View, seat: number): HeldCard[] {
  const member = view.crew[seat];
  return (member?.own?.hand ?? []).flatMap(([card, count]) => {
    const key = handCardKey(card);
    const action = /^nemesis-action-(.+)$/.exec(key)?.[1] ?? null;
    return Array.from({ length: count }, (_, copy) => ({ id: `${key} ${copy}`, key, card, action }));
  });
}

/** The names of some cards of hands, with how many there are of each. */
export const named = (cards: SeenMember["discard"], say: (key: string) => string): string =>
  cards.map(([card, count]) => (count > 1 ? `${say(handCardKey(card))} ×${count}` : say(handCardKey(card)))).join(", ");

/** The card a hand answer names, as its key. */
export const cardKey = (card: Extract<Action, { card: unknown }>["card"]): string => handCardKey(card);

const GROUPS: ItemGroup[] = ["red", "yellow", "green", "crafted", "starting", "personal"];

/** Items of somebody that one does not know: how many of each back. */
export function backs(member: SeenMember): [ItemGroup, number][] {
  return GROUPS.flatMap((group): [ItemGroup, number][] => {
    const count = member.backs[group] ?? 0;
    return count > 0 ? [[group, count]] : [];
  });
}

/** Personal Items that still wait for their condition. */
export function inactive(member: SeenMember): Item[] {
  const personal = member.character ? (facts.characters[member.character]?.personal_items ?? []) : [];
  return personal.filter((_, index) => !member.activated[index]) as Item[];
}

export function objectives(member: SeenMember): { group: ObjectiveGroup; objective: Objective | null }[] {
  return member.objectives.flatMap((one) => (one ? [{ group: one[0], objective: one[1] }] : []));
}

/** How much Ammo it can hold, when it is a weapon. */
export const capacity = (carried: SeenCarried): number | null => (carried.capacity > 0 ? carried.capacity : null);

/** Tokens in the bag by kind, the Blank last. */
export function bag(view: View): [IntruderKind | "blank", number][] {
  const kinds = ["larva", "creeper", "adult", "breeder", "queen", "blank"] as const;
  return kinds.map((kind) => [kind, kind === "blank" ? view.bag.blank : (view.bag.intruders[kind] ?? 0)]);
}

export function winners(view: View): number[] | null {
  return view.winners ? [...view.winners[0]] : null;
}

export type SeenNote = { fact: View["notes"][number]["fact"]; when: number; touched: boolean };
export function notes(view: View): SeenNote[] {
  return view.notes.map(({ fact, when, touched }) => ({ fact, when, touched }));
}

/** Items somebody has seen that they do not hold: put under a deck after a search, or shown in a Trade. Touched when its owner has parted with something since. */
export function seenItems(events: readonly { event: unknown }[], seat: number): SeenNote[] {
  const seen: SeenNote[] = [];
  let round = 1;
  const touch = (of: number, item: Item | null) => {
    for (const note of seen) if (typeof note.fact === "object" && "item" in note.fact && !note.fact.item.under && note.fact.item.of === of && (item === null || note.fact.item.item === item)) note.touched = true;
  };
  for (const { event } of events as { event: Event }[]) {
    if (typeof event !== "object") continue;
    if ("round_begins" in event) round = event.round_begins.round;
    else if ("item_under" in event && event.item_under.seat === seat && event.item_under.item) seen.push({ fact: { item: { of: seat, item: event.item_under.item, under: true } }, when: round, touched: false });
    else if ("shown" in event && event.shown.to === seat && event.shown.item) seen.push({ fact: { item: { of: event.shown.seat, item: event.shown.item, under: false } }, when: round, touched: false });
    else if ("item_gone" in event) touch(event.item_gone.seat, event.item_gone.item);
    else if ("handed" in event) touch(event.handed.from, null);
  }
  return seen;
}

/** The action somebody is paying for, with the cards still due. */
export function underPayment(view: View, seat: number): Act | null {
  const acts = view.steps.flatMap((step) => (typeof step === "object" && "act" in step ? [step.act] : []));
  return acts.findLast(({ draft, at }) => draft.who === seat && at === "Pay") ?? null;
}

/** What the game is doing: the innermost procedures say it. */
export function phase(view: View): { phase: "setup" | "player_phase" | "event_phase" | "end_of_game"; step: string | null } {
  const kinds = view.steps.map((step) => Object.keys(step)[0]!);
  if (view.winners || kinds.includes("endgame")) return { phase: "end_of_game", step: null };
  if (kinds.includes("opening")) return { phase: "setup", step: null };
  if (kinds.includes("event_phase")) {
    const steps: Record<string, string> = { time: "time_track", attack: "intruder_attack", fire: "fire_damage", event: "event_card", development: "bag_development", end: "end_of_round" };
    const at = view.steps.flatMap((step) => (typeof step === "object" && "event_phase" in step ? [step.event_phase.at] : []))[0];
    return { phase: "event_phase", step: at ? (steps[at] ?? null) : null };
  }
  return { phase: "player_phase", step: null };
}
