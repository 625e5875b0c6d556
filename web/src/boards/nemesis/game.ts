// Nemesis as the table shows it.
import facts from "virtual:facts/nemesis";
import { tell } from "../../lib/tongue.svelte";
import { type Kind, type Words, variant } from "../../lib/words";
import { weightIn } from "../../table/digest";
import { type Game, type Spot, type Term, isAmong } from "../../table/game";
import type { Action, Deed, Event, Setup, View } from "../../types/nemesis";
import { NEMESIS } from "../../types/setups";
import type { Agreed } from "../../lib/wire";
import * as asking from "./ask";
import { fates } from "./fates";
import { SHIP } from "./geometry";
import Crew from "./Crew.svelte";
import * as log from "./log";
import { motions } from "./motion";
import Me from "./Me.svelte";
import { DECKS, placeAtTable, seatName, spotName } from "./names";
import { choiceOf, corridors, figures, hand, inactive, roomOf } from "./reading";
import Ship from "./Ship.svelte";
import { spots } from "./spots";
import { topics } from "./claims";
import { gauges } from "./gauges";
import { nearest } from "../nearest";
import Strip from "./Strip.svelte";

const seatOf = (view: View): number | null => (typeof view.viewer === "object" ? view.viewer.seat : null);

function group(action: Action): Words {
  const it = variant(action);
  if (it.kind !== "do") return { key: it.kind === "intruder" ? `nemesis-intruder_use-${it.is[0]}` : "table-decide-options" };
  const deed = variant(it.is);
  switch (deed.kind) {
    case "move":
      return { key: "nemesis-action-move" };
    case "careful":
      return { key: "nemesis-action-careful_movement" };
    case "play":
      return { key: "nemesis-word-action_card_action" };
    case "use":
    case "activate":
      return { key: "nemesis-word-item_action" };
    case "room_action":
      return { key: "nemesis-word-room_action" };
    default:
      return { key: "nemesis-word-basic_action" };
  }
}

/** What somebody may think of at a question, as far as the table shows such things. Whether it is possible, and why not, the engine knows. */
function wishes(view: View): Action[] {
  const [choice, seat] = [choiceOf(view), seatOf(view)];
  const me = seat === null ? undefined : view.crew[seat];
  if (!choice || seat === null || !me) return [];
  const here = roomOf(me);
  const at = (slot: number | null) => corridors(view).flatMap(({ index, ends }): Action[] => (slot !== null && ends.includes(slot) ? [{ corridor: index }] : []));
  const held = me.hands.flatMap(({ thing }) => (typeof thing === "object" && "item" in thing ? [thing.item] : []));
  const others = view.crew.flatMap((member, other) => (other !== seat && member.character ? [other] : []));
  const pods = view.pods.flatMap(({ aboard }, pod): Action[] => (aboard ? [{ pod }] : []));
  const it = variant(choice);
  switch (it.kind) {
    case "action":
      return deeds(view, seat).map((deed) => ({ do: deed }));
    case "aim":
      switch (it.is.need) {
        case "room":
        case "second_room":
          return view.chambers.map((_, room) => ({ room }));
        case "door":
        case "corridor":
          return at(here);
        case "who":
        case "companion":
          return others.map((who) => ({ who }));
        case "target":
          return figures(view).flatMap(({ id, slot }): Action[] => (slot === here ? [{ figure: id }] : []));
        case "weapon":
        case "item":
        case "second_item":
        case "component":
        case "second_component":
          return [...new Set([...me.items, ...held])].map((item) => ({ item }));
        case "deck":
          return DECKS.map((_, deck) => ({ deck }));
        case "pod":
          return pods;
        case "wound":
          return me.wounds.map((_, wound) => ({ wound }));
        default:
          return [];
      }
    case "pay":
      return hand(view, seat).map(({ card }) => ({ card }));
    case "doors":
    case "noise_corridor":
      return at(it.is.slot);
    case "take_door":
      return corridors(view).flatMap(({ index, door }): Action[] => (door === "open" ? [] : [{ corridor: index }]));
    case "trade":
      return others.map((other) => ({ with: other }));
    case "board_pod":
      return pods;
    case "pod_turn":
      return ["launch"];
    default:
      return [];
  }
}

function deeds(view: View, seat: number): Deed[] {
  const me = view.crew[seat]!;
  const here = roomOf(me);
  const ways = corridors(view).filter(({ ends }) => here !== null && ends.includes(here));
  const cards = [...new Set(hand(view, seat).flatMap(({ action }) => (action ? [action] : [])))];
  return [
    ...ways.map(({ index }): Deed => ({ move: index })),
    ...ways.map(({ index }): Deed => ({ careful: index })),
    "shoot",
    "melee",
    "room_action",
    "pick_up",
    "trade",
    "craft",
    ...cards.map((card) => ({ play: card }) as Deed),
    ...me.items.map((item): Deed => ({ use: item })),
    ...inactive(me).map((item): Deed => ({ activate: item })),
  ];
}

/** What somebody means who points at something. */
function wishesAt(view: View, spot: Spot): Action[] {
  const seat = seatOf(view);
  const meant = wishes(view).filter((action) => isAmong(spots(action, view, seat), spot));
  const choice = choiceOf(view);
  if (meant.length > 0 || !choice || seat === null) return meant;
  const it = variant(choice);
  const id = spot.id as number;
  if (it.kind === "action") {
    if (spot.kind === "corridor") return [{ do: { move: id } }];
    // A Room further away is reached by none of the ways from here: the first of those that lead there stands for all.
    if (spot.kind === "room") return corridors(view).filter(({ ends }) => ends.includes(id)).slice(0, 1).map(({ index }): Action => ({ do: { move: index } }));
    if (spot.kind === "person" && id !== seat) return [{ do: "trade" }];
    if (spot.kind === "figure") return [{ do: "shoot" }, { do: "melee" }];
  }
  const asksForWays = it.kind === "doors" || it.kind === "take_door" || it.kind === "noise_corridor" || (it.kind === "aim" && (it.is.need === "door" || it.is.need === "corridor"));
  if (asksForWays && spot.kind === "corridor") return [{ corridor: id }];
  if (it.kind === "aim" && it.is.need === "target" && spot.kind === "figure") return [{ figure: id }];
  return [];
}

const HEADINGS: ReadonlySet<string> = new Set(["round_begins", "turn_begins", "event_drawn", "game_ends"]);

/** The first thing of the event phase is that time passes (N-ROUND-23). */
function isElsewhere(event: Event, seat: number | null): boolean {
  const it = variant(event);
  return it.kind === "time_moved" || (it.kind === "turn_begins" && it.is.seat !== seat);
}

const WEIGHTS: readonly (readonly Kind<Event>[])[] = [
  ["event_drawn", "self_destruct", "self_destruct_stopped", "hibernation_opens", "pod_unlocked", "launched", "evacuated", "hibernates", "signal_sent", "nest_destroyed", "egg_destroyed", "weakness_revealed", "items_lost", "contaminated", "malfunction", "fire", "room_revealed", "claimed", "handed"],
  ["contact", "encounter", "surprise", "attacks", "figure_placed", "killed", "airlock_opens", "takes_over", "slimed"],
  ["died", "serious_wound", "light_wound", "infested", "larva_placed", "revived", "ship_destroyed", "lost_aboard", "game_ends"],
];

const setupOf = (agreed: Agreed): Setup => agreed.setup as Setup;
const values = <K extends keyof Setup>(term: K): Setup[K][] => [...new Set(NEMESIS.map((setup) => setup[term]))];

function terms(): Term[] {
  const option = (key: string, value: unknown) => ({ value, words: { key }, explanation: { key, attribute: "text" } });
  return [
    { id: "players", words: { key: "table-term-players" }, explanation: { key: "setup-nemesis_players" }, options: values("players").toSorted((one, other) => one - other).map((count) => ({ value: count, words: { key: "table-lobby-players", variables: { count } } })) },
    { id: "mode", words: { key: "table-term-mode" }, options: values("mode").map((mode) => option(`nemesis-mode-${mode}`, mode)) },
    { id: "side", words: { key: "table-term-board" }, options: values("side").map((side) => option(`nemesis-side-${side}`, side)) },
    {
      id: "takeover",
      words: { key: "nemesis-setup-takeover" },
      options: [
        { value: false, words: { key: "table-button-no" }, explanation: { key: "setup-no_takeover" } },
        { value: true, words: { key: "table-button-yes" }, explanation: { key: "nemesis-setup-takeover", attribute: "text" } },
      ],
    },
  ];
}

export const game: Game = {
  Strip: Strip as Game["Strip"],
  Board: Ship as Game["Board"],
  Me: Me as Game["Me"],
  Crew: Crew as Game["Crew"],
  aspect: () => SHIP.width / SHIP.height,

  focus(view, seat) {
    const ship = view as View;
    const here = seat === null ? null : roomOf(ship.crew[seat]);
    const slot = here === null ? undefined : facts.sides[ship.side].slots[here];
    return slot ? { x: slot.x / facts.drawing.width, y: slot.y / facts.drawing.height } : null;
  },
  ask(view) {
    const choice = choiceOf(view as View);
    return choice && asking.ask(choice, view as View);
  },
  notes: () => [],
  answer(action, view, at) {
    const choice = choiceOf(view as View);
    return choice ? asking.answer(action as Action, choice, view as View, at) : { key: "" };
  },
  meaning(action, view) {
    const about = game.about(action, view);
    return about ? tell(about, "text") : "";
  },
  about(action, view) {
    const choice = choiceOf(view as View);
    return choice && asking.about(action as Action, choice, view as View);
  },
  group: (action) => group(action as Action),
  spots: (action, view) => spots(action as Action, view as View, seatOf(view as View)),
  wishes: (view, _, at) => (at ? wishesAt(view as View, at) : wishes(view as View)),
  refusal: asking.refusal,

  tell: (event, view) => log.tell(event as Event, view as View),
  concerns: (event) => log.concerns(event as Event),
  motions: (events, before, after) => motions(events as Event[], before as View, after as View),
  outcome: (source, outcome) => (source === "intruder bag" ? { key: `nemesis-intruder-${outcome}` } : null),
  track: (name) => ({ key: `nemesis-word-${name}` }),
  isElsewhere: (event, seat) => isElsewhere(event as Event, seat),
  weight: (event) => weightIn(WEIGHTS, variant(event as Event).kind),
  isHeading: (event) => HEADINGS.has(variant(event as Event).kind),
  afterwards(event, revealed = false) {
    const it = variant(event as Event);
    return it.kind === "claimed" && (revealed || it.is.truth !== null) ? log.truth(it.is.truth) : null;
  },
  isClaim: (event) => variant(event as Event).kind === "claimed",
  topics: (view, seat) => topics(view as View, seat),
  gauges,
  isEnd: (event) => variant(event as Event).kind === "game_ends",
  fates,

  place: (spot, view) => spotName(view as View, spot),
  player: (view, seat) => seatName(view as View, seat),
  ending: (ending) => ({ key: `nemesis-ending-${ending}` }),

  terms,
  agree: (agreed, term, value) => ({ ...agreed, setup: nearest(NEMESIS, { ...setupOf(agreed), [term]: value }, term as keyof Setup) }),
  bots: ["rookie", "random"],
  bot: (name) => ({ key: `nemesis-bot-${name}` }),
  seats: (agreed) => setupOf(agreed).players,
  seat: (_, seat) => placeAtTable(seat),
};
