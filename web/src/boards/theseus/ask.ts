// Questions and answers in words: the key of a text in lang/ and what fills it.
import { say, tell, type Variables } from "../../lib/tongue.svelte";
import { variant, type Words, yesNo } from "../../lib/words";
import type { Action, Choice, View } from "../../types/theseus";
import facts from "./facts";
import * as names from "./names";
import { arrivingNow, instantOf, underWayNow } from "./reading";

type Fields = Record<string, unknown>;

export function ask(choice: Choice, view: View): Words {
  const it = variant(choice);
  const variables: Variables = {};
  const is = it.is as Fields;
  for (const flag of ["home", "leap", "runner"]) if (flag in is) variables[flag] = yesNo(is[flag] === true);
  if ("unit" in it.is) variables.unit = names.unitName(view, it.is.unit);
  if ("sector" in it.is) variables.sector = names.sectorName(it.is.sector);
  if (it.kind === "time_loop") variables.most = it.is.most;
  if (it.kind === "kidnap_to") variables.from = names.sectorName(it.is.from);
  if (it.kind === "attacker") variables.scope = variant(it.is.scope).kind;
  if (it.kind === "target") {
    variables.among = variant(it.is.among).kind;
    variables.attacker = names.attackerName(view, it.is.attacker);
  }
  return { key: `theseus-ask-${it.kind}`, variables };
}

/** What one should know while answering: the card in hand, the Move under way, how far the own choice is. */
export function notes(view: View, seat: number | null): Words[] {
  const found: Words[] = [];
  const moving = underWayNow(view);
  const arriving = arrivingNow(view);
  if (view.in_hand) found.push({ key: "theseus-ask_note-in_hand", variables: { card: names.cardName(view.in_hand) } });
  if (moving && view.units[moving.unit]) {
    const variables = { unit: names.unitName(view, moving.unit), sector: names.sectorName(moving.sector), left: moving.left };
    found.push({ key: "theseus-ask_note-under_way", variables });
  }
  if (arriving !== null && view.units[arriving]) found.push({ key: "theseus-ask_note-arriving", variables: { unit: names.unitName(view, arriving) } });
  const player = seat === null ? undefined : view.players[seat];
  if (player && view.question && "draft" in view.question.choice) {
    const size = view.mode === "alliances" ? 10 : 15;
    found.push({ key: "theseus-ask_note-draft", variables: { chosen: player.unseen_count, size } });
  }
  return found;
}

export function answer(action: Action, choice: Choice, view: View): Words {
  const it = variant(action);
  const words = (variables: Variables): Words => ({ key: `theseus-answer-${it.kind}`, variables });
  switch (it.kind) {
    case "pass": {
      const asked = variant(choice);
      return words({ choice: asked.kind, leap: yesNo(asked.kind === "path" && asked.is.leap) });
    }
    case "use":
      return words({ what: names.useName(view, it.is, view.active) });
    case "unit":
      return words({ unit: names.unitPlace(view, it.is) });
    case "room":
      return words({ room: names.roomName(it.is) });
    case "sector":
    case "exit":
      return words({ sector: names.sectorName(it.is) });
    case "slot":
      return words({ slot: names.slotContent(view, it.is) });
    case "pending":
      return words({ pending: names.pendingContent(view, it.is) });
    case "card":
      return words({ card: names.cardName(it.is) });
    case "seat":
      return words({ seat: names.seatName(view, it.is) });
    case "points":
      return words({ points: it.is });
    case "upgrade_token":
      return words({ left: view.pool });
    case "reserve":
      return words({ reserve: view.players[view.active]?.reserve ?? 0 });
    case "embryo":
      return words({ kind: names.kindName(it.is) });
    case "pandora_token":
      return words({ sector: names.sectorName(it.is[0]), side: say(`theseus-side-${it.is[1]}`) });
    default:
      return words({});
  }
}

/** The component an answer is about: the key of its name and text, and its number if it has one. */
export function about(action: Action, view: View): { key: string; x?: number } | null {
  const it = variant(action);
  switch (it.kind) {
    case "card":
      return { key: `theseus-card-${it.is}`, x: facts.cards[it.is].number?.printed };
    case "sector":
      return { key: `theseus-sector-${it.is}` };
    case "unit": {
      const unit = view.units[it.is];
      return unit ? { key: `theseus-unit-${unit.kind}` } : null;
    }
    case "embryo":
      return { key: `theseus-unit-${it.is}` };
    case "slot": {
      const slot = view.slots[it.is];
      if (slot?.card) return { key: `theseus-card-${slot.card}`, x: (facts.cards[slot.card].number?.printed ?? 0) + slot.upgrades };
      return slot?.bonus ? { key: `theseus-bonus-${slot.bonus}` } : null;
    }
    case "pending": {
      const card = view.pending[it.is]?.card;
      return card ? { key: `theseus-card-${card}`, x: facts.cards[card].number?.printed } : null;
    }
    case "use": {
      const what = variant(it.is);
      if (what.kind === "bonus") return { key: `theseus-bonus-${what.is}` };
      const faction = view.players[view.active]?.faction;
      const card = what.kind === "instant" && faction ? instantOf(faction) : null;
      return { key: card ? `theseus-card-${card}` : "theseus-token-upgrade" };
    }
    default:
      return null;
  }
}

/** What an answer does, in a line: the text of its component, or of the answer itself. */
export function meaning(action: Action, choice: Choice, view: View): string {
  const component = about(action, view);
  const words = answer(action, choice, view);
  return component ? tell(component.key, "text", { x: component.x ?? 0 }) : tell(words.key, "text", words.variables);
}
