// Cards of Nemesis as faces.
import facts from "virtual:facts/nemesis";
import { say, tell } from "../../lib/tongue.svelte";
import type { ActionCard, HandCard, Item, ItemGroup, Objective, SeriousWound } from "../../types/nemesis";
import type { IconName } from "../icons";
import { backName, handCardKey } from "../../boards/nemesis/names";
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

/** The shapes of the backs that have a colour. */
const SHAPES: Partial<Record<ItemGroup, IconName>> = { red: "red", yellow: "yellow", green: "green", crafted: "blue" };
const shape = (group: ItemGroup): Mark[] => (SHAPES[group] ? [{ icon: SHAPES[group], label: backName(group) }] : []);

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
  const marks = [...shape(printed.group as ItemGroup), ...when(printed.when)];
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

/** What it takes to activate a personal Item; undefined for the others. */
function activation(item: Item): string | undefined {
  const condition = tell(`nemesis-item-${item}`, "active");
  return condition ? say("nemesis-label-activation", { condition }) : undefined;
}

/** An Item that is not active yet, or none of anybody's: a personal one names its condition. */
export const dormantFace = (item: Item): Face => ({ ...itemFace(item), besides: activation(item) });

/** A token; one of an Intruder says what the Intruder is and what drawing it at the end of a round does. */
export function tokenFace(token: string): Face {
  const face: Face = { key: `nemesis-token-${token}`, icon: symbolOf("nemesis", "token", token) };
  const kind = /^intruder_(larva|creeper|adult|breeder|queen|blank)(?:_|$)/.exec(token)?.[1];
  if (!kind) return face;
  const says = `nemesis-intruder-${kind}`;
  return { ...face, says, besides: say("nemesis-label-development", { effect: tell(says, "development") }) };
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
  const marks: Mark[] = printed && printed.colour !== "none" ? [{ icon: printed.colour, label: say(`nemesis-colour-${printed.colour}`) }] : [];
  marks.push(...when(printed?.when));
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
