// Cards of Nemesis as faces.
import facts from "virtual:facts/nemesis";
import { say } from "../../lib/tongue.svelte";
import type { ActionCard, HandCard, Item, Objective, SeriousWound } from "../../types/nemesis";
import { handCardKey } from "../../boards/nemesis/names";
import type { Face, Mark } from "./face";
import { symbolOf } from "./symbols";

const TINTS: Record<string, string> = {
  red: "var(--deck-red)",
  yellow: "var(--deck-yellow)",
  green: "var(--deck-green)",
  crafted: "var(--deck-crafted)",
  starting: "var(--quiet)",
  personal: "var(--knowledge)",
};

/** Most cards can be used at any time; the others say when. */
const when = (id: string | undefined): Mark[] =>
  id && id !== "any" ? [{ icon: symbolOf("nemesis", "when", id), label: say(`nemesis-when-${id}`) }] : [];

export function actionFace(action: ActionCard | string): Face {
  const printed = facts.actions[action];
  return {
    key: `nemesis-action-${action}`,
    icon: symbolOf("nemesis", "action", action),
    kind: say(printed?.group === "card" ? "nemesis-word-action_card" : "nemesis-word-basic_action"),
    cost: printed?.cost,
    marks: when(printed?.when),
  };
}

/** A card in hand: an Action card, or a Contamination card as far as its owner knows it. */
export function handFace(card: HandCard): Face {
  const key = handCardKey(card);
  const action = /^nemesis-action-(.+)$/.exec(key)?.[1];
  return action ? actionFace(action) : { key, icon: "biohazard", tint: "var(--contamination)", kind: say("nemesis-word-contamination_card") };
}

export function itemFace(item: Item): Face {
  const printed = facts.items[item]!;
  const marks = when(printed.when);
  if (printed.component) marks.push({ icon: symbolOf("nemesis", "component", printed.component), label: say(`nemesis-component-${printed.component}`) });
  if (printed.heavy) marks.push({ icon: "weight", label: say("nemesis-word-heavy_item") });
  if (printed.one_use) marks.push({ icon: "once", label: say("nemesis-word-single_use") });
  return {
    key: `nemesis-item-${item}`,
    icon: symbolOf("nemesis", "item", item),
    tint: TINTS[printed.group],
    kind: say(`nemesis-item_group-${printed.group}`),
    cost: printed.cost,
    marks,
  };
}

export const objectiveFace = (objective: Objective, group: string): Face => ({
  key: `nemesis-objective-${objective}`,
  icon: "target",
  tint: "var(--knowledge)",
  kind: say(`nemesis-objective_group-${group}`),
});

export const woundFace = (wound: SeriousWound | null, dressed: boolean): Face => ({
  key: `nemesis-serious_wound-${wound ?? "none"}`,
  icon: "drop",
  tint: "var(--danger)",
  kind: say("nemesis-word-serious_wound_card"),
  foot: dressed ? [say("nemesis-state-dressed")] : [],
});

export function roomFace(room: string): Face {
  const printed = facts.rooms[room];
  const marks = when(printed?.when);
  if (printed?.computer) marks.push({ icon: "computer", label: say("nemesis-word-computer") });
  return {
    key: `nemesis-room-${room}`,
    icon: symbolOf("nemesis", "room", room),
    tint: TINTS[printed?.colour ?? ""],
    kind: say(`nemesis-room_group-${printed?.group ?? "basic"}`),
    cost: printed?.cost,
    marks,
  };
}
