// Which places on the board an answer means: what is highlighted is what may be answered, and nothing else.
import { variant } from "../../lib/words";
import type { Action, Sector, View } from "../../types/theseus";

export type SpotKind = "unit" | "room" | "sector" | "slot" | "pending" | "seat";
export type Spot = { kind: SpotKind; id: number | Sector };

export function spotsOf(action: Action, view: View): Spot[] {
  const it = variant(action);
  switch (it.kind) {
    case "unit":
    case "room":
    case "slot":
    case "pending":
    case "seat":
      return [{ kind: it.kind, id: it.is }];
    case "sector":
    case "exit":
      return [{ kind: "sector", id: it.is }];
    case "pandora_token":
      return [{ kind: "sector", id: it.is[0] }];
    case "detonate":
    case "leap":
    case "run_on":
      return ahead(it.kind, view);
    default:
      return [];
  }
}

/** A card that is being performed, or the sector a unit is on its way through. */
function ahead(kind: "detonate" | "leap" | "run_on", view: View): Spot[] {
  const step = view.steps.at(-1);
  if (kind === "detonate") return step && "card_action" in step ? [{ kind: "slot", id: step.card_action.slot }] : [];
  if (!step || !("movement" in step)) return [];
  const at = view.ring.indexOf(step.movement.sector);
  const next = view.ring[(at + 1) % view.ring.length];
  return at >= 0 && next ? [{ kind: "sector", id: next }] : [];
}

export const same = (one: Spot | null, other: Spot | null): boolean => one !== null && other !== null && one.kind === other.kind && one.id === other.id;
