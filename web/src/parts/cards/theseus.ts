// Cards of Theseus as faces.
import facts from "../../boards/theseus/facts";
import { say } from "../../lib/tongue.svelte";
import type { Bonus, Card } from "../../types/theseus";
import type { Face, Mark } from "./face";
import { symbolOf } from "./symbols";

/** A card of a faction; the number is what it is worth now, tokens included. */
export function cardFace(card: Card, tint?: string, number?: number): Face {
  const { kind, one_use, level, count, number: printed, ours } = facts.cards[card];
  const x = number ?? printed?.printed;
  const marks: Mark[] = one_use ? [{ icon: "once", label: say("theseus-word-one_use") }] : [];
  return {
    key: `theseus-card-${card}`,
    variables: { x: x ?? 1 },
    icon: symbolOf("theseus", "card", card),
    tint,
    kind: say(`theseus-card_kind-${kind}`),
    number: x,
    marks: [{ icon: kind, label: say(`theseus-card_kind-${kind}`) }, ...marks],
    foot: [`${say("theseus-word-level")} ${level}`, `${say("theseus-word-copies")} ${count}`],
    ours,
  };
}

export function bonusFace(bonus: Bonus): Face {
  return {
    key: `theseus-bonus-${bonus}`,
    icon: symbolOf("theseus", "bonus", bonus),
    kind: say("theseus-card_kind-bonus"),
    marks: [{ icon: "once", label: say("theseus-word-one_use") }],
    ours: facts.bonus[bonus].ours,
  };
}
