// Theseus as the table shows it.
import { type Kind, variant, type Words } from "../../lib/words";
import { weightIn } from "../../table/digest";
import { type Game, type Spot, type Term, isAmong } from "../../table/game";
import type { Agreed } from "../../lib/wire";
import { THESEUS_DECKS, THESEUS_LEVELS, THESEUS_OPENINGS, THESEUS_TABLES } from "../../types/setups";
import type { Action, Choice, Event, Faction, Mode, Ring, Setup, View } from "../../types/theseus";
import * as asking from "./ask";
import { steps } from "./course";
import Crew from "./Crew.svelte";
import facts from "./facts";
import { layout } from "./geometry";
import * as log from "./log";
import { motions } from "./motion";
import Me from "./Me.svelte";
import { placeName, seatName } from "./names";
import { homeOf, pendingOf, pendingSector, roomSector, roomsOf, slotSector, slotsOf } from "./reading";
import { spots } from "./spots";
import Station from "./Station.svelte";
import Strip from "./Strip.svelte";
import { refusal } from "./why";

const choiceOf = (view: unknown): Choice | null => (view as View).question?.choice ?? null;
const setupOf = (agreed: Agreed): Setup => agreed.setup as Setup;

function group(action: Action): Words {
  const it = variant(action);
  switch (it.kind) {
    case "unit":
      return { key: "theseus-word-unit" };
    case "slot":
      return { key: `theseus-sector-${slotSector(it.is)}` };
    case "pending":
      return { key: `theseus-sector-${pendingSector(it.is)}` };
    case "room":
      return { key: `theseus-sector-${roomSector(it.is)}` };
    case "card":
      return { key: `theseus-card_kind-${facts.cards[it.is].kind}` };
    case "use":
      return { key: "theseus-word-reserve" };
    case "sector":
    case "exit":
    case "pandora_token":
      return { key: "theseus-word-sector" };
    default:
      return { key: "table-decide-options" };
  }
}

/** Answers of the same kind as the possible ones, as far as the table shows such things. */
function wishes(view: View, options: readonly Action[]): Action[] {
  const kinds = new Set(options.map((action) => variant(action).kind));
  const choice = choiceOf(view);
  const asked = choice ? variant(choice) : null;
  const found: Action[] = [];
  if (kinds.has("unit")) view.units.forEach((it, id) => it.place !== "out" && it.place !== "supply" && found.push({ unit: id }));
  if (kinds.has("room")) {
    const sectors = asked?.kind === "room" ? [asked.is.sector] : view.ring;
    for (const sector of sectors) for (const room of roomsOf(sector)) found.push({ room });
  }
  if (kinds.has("slot")) for (const sector of view.ring) for (const slot of slotsOf(sector)) if (view.slots[slot]?.card || view.slots[slot]?.bonus) found.push({ slot });
  if (kinds.has("pending")) for (const sector of view.ring) for (const pending of pendingOf(sector)) found.push({ pending });
  if (kinds.has("sector")) for (const sector of view.ring) found.push({ sector });
  if (asked?.kind === "window") found.push({ use: "upgrade_token" }, { use: "instant" });
  if (!kinds.has("pass")) found.push("pass");
  return found;
}

/** What somebody means who points at something: a slot also when it is empty, and a Room also when somebody stands in it. */
function wishesAt(view: View, options: readonly Action[], spot: Spot): Action[] {
  const meant = wishes(view, options).filter((action) => isAmong(spots(action, view), spot));
  const asks = (kind: string) => options.some((action) => variant(action).kind === kind);
  if (meant.length > 0) return meant;
  if (spot.kind === "slot" && asks("slot")) return [{ slot: spot.id as number }];
  const place = spot.kind === "unit" ? view.units[spot.id as number]?.place : undefined;
  return asks("room") && typeof place === "object" && "room" in place ? [{ room: place.room }] : [];
}

const FACTIONS = [...new Set(THESEUS_TABLES.flatMap(({ factions }) => factions))];
const MODES = [...new Set(THESEUS_TABLES.map(({ mode }) => mode))];

/** How many can play so. */
const players = (mode: Mode): number[] => [...new Set(THESEUS_TABLES.filter((table) => table.mode === mode).map(({ factions }) => factions.length))];

/** The rings for those who play; the seats do not matter. */
const rings = ({ mode, factions }: Setup): readonly Ring[] =>
  THESEUS_TABLES.find((table) => table.mode === mode && table.factions.length === factions.length && table.factions.every((faction) => factions.includes(faction)))?.rings ?? [];

/** Factions for so many seats, keeping those that are chosen and giving nobody's twice. */
function fill(chosen: readonly Faction[], count: number): Faction[] {
  const kept = chosen.slice(0, count);
  return [...kept, ...FACTIONS.filter((faction) => !kept.includes(faction)).slice(0, count - kept.length)];
}

function terms(agreed: Agreed): Term[] {
  const setup = setupOf(agreed);
  const option = (key: string, value: unknown) => ({ value, words: { key }, explanation: { key, attribute: "text" } });
  const counts = players(setup.mode);
  const number: Term = {
    id: "players",
    words: { key: "table-term-players" },
    explanation: { key: "setup-theseus_players" },
    options: counts.map((count) => ({ value: count, words: { key: "table-lobby-players", variables: { count } } })),
    value: (now) => (now.factions as Faction[]).length,
  };
  return [
    { id: "mode", words: { key: "table-term-mode" }, options: MODES.map((mode) => option(`theseus-mode-${mode}`, mode)) },
    ...(counts.length > 1 ? [number] : []),
    ...setup.factions.map(
      (_, seat): Term => ({
        id: `faction-${seat}`,
        words: { key: "table-seat-number", variables: { seat: seat + 1 } },
        options: FACTIONS.map((faction) => option(`theseus-faction-${faction}`, faction)),
        value: (now) => (now.factions as Faction[])[seat],
      }),
    ),
    { id: "ring", words: { key: "table-term-ring" }, options: rings(setup).map((ring) => option(`theseus-ring-${ring}`, ring)) },
    { id: "levels", words: { key: "table-term-levels" }, options: THESEUS_LEVELS.map((level) => option(`theseus-level-${level}`, level)) },
    { id: "opening", words: { key: "table-term-opening" }, options: THESEUS_OPENINGS.map((count) => option(`theseus-opening-${count}`, count)) },
    { id: "decks", words: { key: "table-term-decks" }, options: THESEUS_DECKS.map((decks) => option(`theseus-decks-${decks}`, decks)) },
  ];
}

function agree(agreed: Agreed, term: string, value: unknown): Agreed {
  const setup = setupOf(agreed);
  const seat = /^faction-(\d)$/.exec(term)?.[1];
  let next: Setup = { ...setup, [term]: value } as Setup;
  if (term === "mode") {
    const mode = value as Mode;
    next = { ...setup, mode, factions: fill(setup.factions, Math.max(...players(mode))), ring: "standard" };
  } else if (term === "players") {
    next = { ...setup, factions: fill(setup.factions, value as number) };
  } else if (seat !== undefined) {
    // Whoever had the faction takes the one given up for it.
    const faction = value as Faction;
    const before = setup.factions[Number(seat)]!;
    next = { ...setup, factions: setup.factions.map((other, index) => (index === Number(seat) ? faction : other === faction ? before : other)) };
  }
  // A ring that was laid sector by sector elsewhere is nobody's to change here.
  const [first, ...others] = rings(next);
  if (first && typeof next.ring === "string" && ![first, ...others].includes(next.ring)) next.ring = first;
  return { ...agreed, setup: next };
}

const NARROW = "(max-width: 640px)";

const HEADINGS: ReadonlySet<string> = new Set(["turn_begins", "game_over"]);

function isElsewhere(event: Event, seat: number | null): boolean {
  const it = variant(event);
  return it.kind === "turn_begins" && it.is.seat !== seat;
}

const WEIGHTS: readonly (readonly Kind<Event>[])[] = [
  ["life_gained", "life_lost", "data_gained", "card_installed", "bonus_taken", "taken_over", "given_back", "malfunction_placed", "upgrade_lost", "end_token_moved", "tied"],
  ["assault", "minor_assault", "trap_sprung", "hidden_attack", "defence_fired", "pushed", "infected", "held", "deactivation_placed"],
  ["wounded", "game_over"],
];

export const game: Game = {
  Strip: Strip as Game["Strip"],
  Board: Station as Game["Board"],
  Me: Me as Game["Me"],
  Crew: Crew as Game["Crew"],

  aspect(view, upright) {
    // In a narrow window the ring stays upright, whatever else lies over it.
    const { width, height } = layout((view as View).ring.length, upright || matchMedia(NARROW).matches);
    return width / height;
  },
  focus(view, seat) {
    const station = view as View;
    const whose = seat ?? station.active;
    const home = station.ring.findIndex((sector) => homeOf(station, sector).includes(whose));
    // Only a narrow window is too small for everything at once.
    const plan = layout(station.ring.length, true);
    const at = plan.sectors[home];
    return at ? { x: at.x / plan.width, y: at.y / plan.height } : null;
  },

  ask(view) {
    const choice = choiceOf(view);
    return choice && asking.ask(choice, view as View);
  },
  notes: (view, seat) => asking.notes(view as View, seat),
  answer(action, view) {
    const choice = choiceOf(view);
    return choice ? asking.answer(action as Action, choice, view as View) : { key: "" };
  },
  meaning(action, view) {
    const choice = choiceOf(view);
    return choice ? asking.meaning(action as Action, choice, view as View) : "";
  },
  about: (action, view) => asking.about(action as Action, view as View)?.key ?? null,
  group: (action) => group(action as Action),
  spots: (action, view) => spots(action as Action, view as View),
  steps: (events, view) => steps(events as Event[], view as View),
  wishes: (view, options, at) => (at ? wishesAt(view as View, options as Action[], at) : wishes(view as View, options as Action[])),
  refusal,

  tell: (event, view) => log.tell(event as Event, view as View),
  concerns: (event, view) => log.concerns(event as Event, view as View),
  motions: (events, before, after) => motions(events as Event[], before as View, after as View),
  outcome: () => null,
  track: (name) => ({ key: `theseus-word-${name}` }),
  isElsewhere: (event, seat) => isElsewhere(event as Event, seat),
  weight: (event) => weightIn(WEIGHTS, variant(event as Event).kind),
  isHeading: (event) => HEADINGS.has(variant(event as Event).kind),
  afterwards: () => null,
  isClaim: () => false,
  topics: () => [],
  gauges: [
    { words: { key: "theseus-word-life" }, shared: false, read: (view) => (view as View).players.map(({ life }) => life) },
    { words: { key: "theseus-word-data" }, shared: false, read: (view) => (view as View).players.map(({ data }) => data) },
    { words: { key: "theseus-word-upgrade_tokens" }, shared: false, read: (view) => (view as View).players.map(({ reserve }) => reserve) },
  ],
  isEnd: (event) => variant(event as Event).kind === "game_over",
  fates: () => [],

  place: (spot, view) => placeName(view as View, spot),
  player: (view, seat) => seatName(view as View, seat),
  ending: (ending) => ({ key: `theseus-ending-${ending}` }),

  terms,
  agree,
  bots: ["rookie", "random"],
  bot: (name) => ({ key: `theseus-bot-${name}` }),
  seats: (agreed) => setupOf(agreed).factions.length,
  seat: (agreed, seat) => seatName({ players: setupOf(agreed).factions.map((faction) => ({ faction })) } as View, seat),
};
