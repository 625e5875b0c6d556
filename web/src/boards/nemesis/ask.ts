// Questions and answers in words: the key of a text in lang/ and what fills it.
import facts from "virtual:facts/nemesis";
import { say, tell as attributeOf, type Variables } from "../../lib/tongue.svelte";
import { spoken, variant, type Words, yesNo } from "../../lib/words";
import type { Answer, Spot } from "../../table/game";
import type { Action, Choice, Deed, Draft, IntruderDraft, View } from "../../types/nemesis";
import { deedVariables } from "./log";
import * as names from "./names";
import { underPayment } from "./reading";
import { corridor, figure, person, room, spots } from "./spots";

export function ask(choice: Choice, view: View): Words & { places?: Spot[] } {
  const it = variant(choice);
  const act = it.kind === "pay" ? underPayment(view, it.is.seat) : null;
  return { key: `nemesis-ask-${it.kind}`, variables: variables(choice, view), places: act ? aimedAt(act.draft, view) : [] };
}

/** Where an action that is announced leads, and whom it is aimed at. */
function aimedAt({ who, deed, ...draft }: Draft, view: View): Spot[] {
  const it = variant(deed);
  if (it.kind === "move" || it.kind === "careful") return spots({ do: deed }, view, who);
  const target = draft.target && variant(draft.target);
  return [
    ...[draft.room, draft.second_room].flatMap((one) => (one === null ? [] : [room(one)])),
    ...(draft.corridor === null ? [] : [corridor(draft.corridor)]),
    ...(draft.seat === null ? [] : [person(draft.seat)]),
    ...(target?.kind === "figure" ? [figure(target.is)] : []),
  ];
}

/** An action as its answer says it: where a way leads says more than its numbers. */
function deedWords(deed: Deed, view: View, seat: number, at?: Spot): Answer {
  const [it, variables] = [variant(deed), deedVariables(deed, view)];
  if (it.kind === "move" || it.kind === "careful") variables.corridor = at?.kind === "room" ? names.placeName(view, at.id as number) : names.beyond(view, it.is, seat);
  const words: Words = { key: "nemesis-answer-do", variables };
  // Whoever leaves a fight has to know it before they pay for it.
  if (it.kind !== "move" || !view.crew[seat]?.in_combat) return words;
  variables.deed = "escape";
  return { ...words, heading: { key: "nemesis-word-escape" }, caution: { key: "nemesis-word-escape", attribute: "text" } };
}

function variables(choice: Choice, view: View): Variables {
  const it = variant(choice);
  switch (it.kind) {
    case "aim": {
      const { draft, need } = it.is;
      return { deed: say(names.deedKey(draft.deed)), need, seat: draft.seat === null ? names.NONE : names.seatName(view, draft.seat) };
    }
    case "consent":
      return { seat: names.seatName(view, it.is.draft.who) };
    case "pay": {
      const act = underPayment(view, it.is.seat);
      return { deed: act ? spoken(deedWords(act.draft.deed, view, it.is.seat)) : names.NONE, due: act?.due ?? 0 };
    }
    case "react": {
      const trigger = variant(it.is.trigger);
      if (trigger.kind === "attack") return { trigger: trigger.kind, surprise: yesNo(trigger.is.surprise) };
      return { trigger: trigger.kind, seat: names.seatName(view, trigger.kind === "deed" ? trigger.is.who : trigger.is.of) };
    }
    case "discard":
      return { why: it.is.why };
    case "drop":
      return { optional: yesNo(it.is.optional) };
    case "way":
      return { figure: names.figureName(it.is.figure), to: names.placeName(view, it.is.to) };
    case "offer":
      return { to: names.seatName(view, it.is.to), what: it.is.what };
    case "accept":
      return { from: names.seatName(view, it.is.from) };
    case "engine":
      return { engine: it.is.engine + 1 };
    case "doors":
      return { slot: names.placeName(view, it.is.slot) };
    case "intruder_aim":
      return { need: intruderNeed(it.is.draft) };
    default:
      return {};
  }
}

/** What the Intruder player still has to choose: which Intruder, then where to or whom. */
function intruderNeed(draft: IntruderDraft): string {
  const chosen = draft.figure !== null;
  if (draft.way === "effect") return draft.card === "self_healing" ? "target" : "who";
  if (!chosen) return "target";
  return draft.way === "move" ? "number" : "who";
}

/** Whom a question is put to, as far as it names somebody. */
function askedSeat(choice: Choice, view: View): number {
  const it = variant(choice);
  if (it.kind === "aim") return it.is.draft.who;
  return "seat" in it.is ? it.is.seat : view.active;
}

function roomOf(view: View, seat: number): string | null {
  const place = view.crew[seat]?.place;
  return typeof place === "object" && "room" in place ? (view.chambers[place.room]?.room ?? null) : null;
}

/** What the alternatives of an action are printed on: its card or Item, or the Room that is used. */
function printedOn(draft: Draft, need: string, view: View): string | null {
  if (draft.deed !== "room_action" && need !== "room_option") return names.deedKey(draft.deed);
  const aimed = draft.room !== null ? view.chambers[draft.room]?.room : null;
  const room = aimed ?? roomOf(view, draft.who);
  return room && `nemesis-room-${room}`;
}

function optionWords(number: number, choice: Choice, view: View): Words {
  const it = variant(choice);
  const key = it.kind === "aim" ? printedOn(it.is.draft, it.is.need, view) : null;
  const attribute = `option${number}`;
  return key && attributeOf(key, attribute) !== "" ? { key, attribute } : { key: "nemesis-answer-option", variables: { number } };
}

export function answer(action: Action, choice: Choice, view: View, at?: Spot): Answer {
  const it = variant(action);
  const words = (variables: Variables): Words => ({ key: `nemesis-answer-${it.kind}`, variables });
  const seat = askedSeat(choice, view);
  switch (it.kind) {
    case "pass":
    case "done":
      return words({ choice: variant(choice).kind });
    case "do":
      return deedWords(it.is, view, seat, at);
    case "drop":
    case "thing":
      return words({ thing: names.thingName(view, it.is) });
    case "option":
      return optionWords(it.is, choice, view);
    case "room":
      return words({ slot: names.placeName(view, it.is) });
    case "corridor":
      return words({ corridor: names.corridorId(view, it.is) });
    case "technical":
      return words({ network: names.networkName(view, it.is) });
    case "who":
    case "with":
    case "show":
      return words({ seat: names.seatName(view, it.is) });
    case "figure":
      return words({ figure: names.figureName(it.is) });
    case "eggs":
      return words({ eggs: it.is });
    case "item":
      return words({ item: names.itemName(it.is) });
    case "deck":
      return words({ deck: names.DECKS[it.is] ?? names.NONE });
    case "pod":
      return words({ pod: it.is + 1 });
    case "destination":
      return words({ space: facts.tracks.destination?.[it.is]?.label ?? names.NONE });
    case "wound": {
      const wound = view.crew[seat]?.wounds[it.is];
      return words({ wound: say(`nemesis-serious_wound-${wound?.wound ?? names.NONE}`), dressed: yesNo(wound?.dressed ?? false) });
    }
    case "card":
      return words({ card: names.handCardName(it.is) });
    case "objective":
      return words({ objective: say(`nemesis-objective-${it.is}`) });
    case "objective_of":
      return words({ group: objectiveGroup(it.is, choice, view) });
    case "character":
      return words({ character: say(`nemesis-character-${it.is}`) });
    case "intruder":
      return words({ way: it.is[0], card: say(`nemesis-intruder_action-${it.is[1]}`) });
    case "number":
      return words({ number: it.is });
    case "attack_card":
      return words({ card: say(`nemesis-attack-${it.is}`) });
    case "event_card":
      return words({ card: say(`nemesis-event-${it.is}`) });
    case "keep_card":
      return words({ card: say(`nemesis-intruder_action-${it.is}`) });
    default:
      return words({});
  }
}

/** The back of one of somebody's Objectives. */
function objectiveGroup(place: number, choice: Choice, view: View): string {
  const it = variant(choice);
  const owner = it.kind === "aim" ? it.is.draft.seat : null;
  return (owner === null ? null : view.crew[owner]?.objectives[place]?.[0]) ?? "solo_coop";
}

function deedAbout(deed: Deed, view: View, seat: number): string {
  const room = deed === "room_action" ? roomOf(view, seat) : null;
  return room ? `nemesis-room-${room}` : names.deedKey(deed);
}

/** The key of the component an answer is about; its ".text" says what it does. */
export function about(action: Action, choice: Choice, view: View): string | null {
  const it = variant(action);
  switch (it.kind) {
    case "do":
      return deedAbout(it.is, view, askedSeat(choice, view));
    case "item":
      return `nemesis-item-${it.is}`;
    case "drop":
    case "thing": {
      const thing = variant(it.is);
      return thing.kind === "item" ? `nemesis-item-${thing.is}` : null;
    }
    case "card":
      return names.handCardKey(it.is);
    case "objective":
      return `nemesis-objective-${it.is}`;
    case "character":
      return `nemesis-character-${it.is}`;
    case "intruder":
      return it.is[0] === "effect" ? `nemesis-intruder_action-${it.is[1]}` : null;
    case "keep_card":
      return `nemesis-intruder_action-${it.is}`;
    case "attack_card":
      return `nemesis-attack-${it.is}`;
    case "event_card":
      return `nemesis-event-${it.is}`;
    case "room": {
      const room = view.chambers[it.is]?.room;
      return room ? `nemesis-room-${room}` : null;
    }
    default:
      return null;
  }
}

/** Why something is not possible: the reason the engine gives in English is the key. */
export const refusal = (reason: string): Words => ({ key: `nemesis-refusal-${reason.toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "")}` });
