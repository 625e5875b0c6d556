// Which places an answer means, on the board and at one's own side: what is highlighted is what may be answered, and nothing else.
import { variant } from "../../lib/words";
import type { Spot } from "../../table/game";
import type { Action, Card, Sector, Use, View } from "../../types/theseus";

export const unit = (id: number): Spot => ({ kind: "unit", id });
export const room = (id: number): Spot => ({ kind: "room", id });
export const sector = (id: Sector): Spot => ({ kind: "sector", id });
export const slot = (id: number): Spot => ({ kind: "slot", id });
export const pending = (id: number): Spot => ({ kind: "pending", id });
export const player = (id: number): Spot => ({ kind: "player", id });
export const card = (id: Card): Spot => ({ kind: "card", id });
/** Something in reserve. */
export const thing = (what: Use): Spot => {
  const it = variant(what);
  return { kind: "thing", id: it.kind === "bonus" ? it.is : it.kind };
};

export function spots(action: Action, view: View): Spot[] {
  const it = variant(action);
  switch (it.kind) {
    case "unit":
      return [unit(it.is)];
    case "room":
      return [room(it.is)];
    case "slot":
      return [slot(it.is)];
    case "pending":
      return [pending(it.is)];
    case "seat":
      return [player(it.is)];
    case "sector":
    case "exit":
      return [sector(it.is)];
    case "pandora_token":
      return [sector(it.is[0])];
    case "card":
      return [card(it.is)];
    case "use":
      return [thing(it.is)];
    case "reserve":
      return [thing("upgrade_token")];
    case "detonate":
    case "leap":
    case "run_on":
      return ahead(it.kind, view);
    default:
      return [];
  }
}

/** The card that is being performed, or the sector a unit on its way comes to next. */
function ahead(kind: "detonate" | "leap" | "run_on", view: View): Spot[] {
  const step = view.steps.at(-1);
  if (kind === "detonate") return step && "card_action" in step ? [slot(step.card_action.slot)] : [];
  if (!step || !("movement" in step)) return [];
  const at = view.ring.indexOf(step.movement.sector);
  const next = view.ring[(at + 1) % view.ring.length];
  return at >= 0 && next ? [sector(next)] : [];
}
