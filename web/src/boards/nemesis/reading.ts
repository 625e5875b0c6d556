// What the drawings need of a view, and the only place that knows how a view writes it.
import facts from "virtual:facts/nemesis";
import type { Action, Carried, Character, Choice, Door, HandCard, IntruderKind, Item, ItemGroup, Objective, ObjectiveGroup, Room, SeenChamber, SeenMember, View } from "../../types/nemesis";
import { handCardKey, kindOf } from "./names";

/** A set of numbers, as a list or as bits. */
type Numbers = number | readonly number[];

const NOTHING = 255;

export function members(set: Numbers): number[] {
  if (typeof set !== "number") return [...set];
  return Array.from({ length: 53 }, (_, index) => index).filter((index) => Math.floor(set / 2 ** index) % 2 === 1);
}

/** An id, or nothing where there is none. */
export function known(id: number | null | undefined): number | null {
  return id === null || id === undefined || id === NOTHING ? null : id;
}

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
  return view.figures.flatMap((figure, id) => {
    const slot = known(figure.slot);
    return slot === null ? [] : [{ id, slot, injuries: figure.injuries, ...kindOf(id) }];
  });
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
      corpses: chamber ? members(chamber.objects.red_corpses as Numbers).length : 0,
    };
  });
}

export type SeenCorridor = { index: number; id: string; ends: [number, number]; numbers: number[]; door: Door; noise: boolean };

export function corridors(view: View): SeenCorridor[] {
  const noise = members(view.noise as Numbers);
  return facts.sides[view.side].corridors.map((corridor, index) => ({ ...corridor, index, door: view.doors[index] ?? "open", noise: noise.includes(index) }));
}

/** The cards of one's own hand, one entry a card: the key of its name and text, and the answer that names it. */
export type HeldCard = { id: string; key: string; card: HandCard; action: string | null };

export function hand(view: View, seat: number): HeldCard[] {
  const member = view.crew[seat];
  const own = member?.own?.[0];
  if (!member?.character || !own) return [];
  return counted(own as unknown, member.character).flatMap(([card, count]) => {
    const key = handCardKey(card);
    const action = /^nemesis-action-(.+)$/.exec(key)?.[1] ?? null;
    return Array.from({ length: count }, (_, copy) => ({ id: `${key} ${copy}`, key, card, action }));
  });
}

/** How many of each kind: counts in the order of the Character's cards, or pairs of card and count. */
function counted(cards: unknown, character: Character): [HandCard, number][] {
  if (Array.isArray(cards)) return cards as [HandCard, number][];
  const printed = facts.characters[character]?.cards.map(({ action }) => ({ action })) ?? [];
  const kinds = [...printed, "unscanned", "infected", "clean"] as unknown as HandCard[];
  const { counts } = cards as { counts: number[] };
  return counts.map((count, kind): [HandCard, number] => [kinds[kind]!, count]).filter(([, count]) => count > 0);
}

/** The card a hand answer names, as its key. */
export const cardKey = (card: Extract<Action, { card: unknown }>["card"]): string => handCardKey(card);

const GROUPS: ItemGroup[] = ["red", "yellow", "green", "crafted", "starting", "personal"];

/** Items of somebody that one does not know: how many of each back. */
export function backs(member: SeenMember): [ItemGroup, number][] {
  const counts = member.backs as unknown;
  const pairs = Array.isArray(counts) ? GROUPS.map((group, index): [ItemGroup, number] => [group, Number(counts[index] ?? 0)]) : (Object.entries(counts as object) as [ItemGroup, number][]);
  return pairs.filter(([, count]) => count > 0);
}

/** Personal Items that still wait for their condition. */
export function inactive(member: SeenMember): Item[] {
  const personal = member.character ? (facts.characters[member.character]?.personal_items ?? []) : [];
  return personal.filter((_, index) => !member.activated[index]) as Item[];
}

export function objectives(member: SeenMember): { group: ObjectiveGroup; objective: Objective | null }[] {
  return member.objectives.flatMap((one) => (one ? [{ group: one[0], objective: one[1] }] : []));
}

export function capacity(carried: Carried): number | null {
  if (typeof carried.thing !== "object" || !("item" in carried.thing)) return null;
  const printed = facts.items[carried.thing.item]?.capacity;
  return printed === undefined ? null : printed + (carried.magazine ? 2 : 0) + (carried.autoloader ? 1 : 0);
}

/** Tokens in the bag by kind, the Blank last. */
export function bag(view: View): [IntruderKind | "blank", number][] {
  const kinds = ["larva", "creeper", "adult", "breeder", "queen", "blank"] as const;
  const counts = view.bag as unknown;
  return kinds.map((kind, index) => [kind, Array.isArray(counts) ? Number(counts[index] ?? 0) : Number((counts as Record<string, number>)[kind] ?? 0)]);
}

export function winners(view: View): number[] | null {
  return view.winners ? members(view.winners[0] as Numbers) : null;
}

export type SeenNote = { fact: View["notes"][number]["fact"]; when: number; touched: boolean };
export function notes(view: View): SeenNote[] {
  return view.notes.map(({ fact, when, touched }) => ({ fact, when, touched }));
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
