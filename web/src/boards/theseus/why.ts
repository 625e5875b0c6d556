// Why something is not possible. The engine says it in English; each of its sentences has its words here.
import facts from "./facts";
import { say, type Variables } from "../../lib/tongue.svelte";
import type { Words } from "../../lib/words";
import type { Bonus, Card, Faction, Sector, UnitKind } from "../../types/theseus";
import { SECTORS } from "./reading";

/** Words with holes: `{unit}`, `{card}` and so on take what the engine calls the thing. */
export const SENTENCES: [sentence: string, key: string][] = [
  ['"{any}" is not answered with {any}', "refusal-not_asked"],
  ["this game has no such unit", "refusal-no_such_unit"],
  ["only an opponent can be chosen", "refusal-only_opponent"],
  ["{seat} have collected no Life", "refusal-no_life_collected"],
  ["no {kind} is left in the supply", "refusal-embryo_none_left"],
  ["a {kind} is no Embryo", "refusal-not_embryo"],
  ["no active Shortcut of yours lies in the next sector", "refusal-no_shortcut_ahead"],
  ["no Ventilation leads from here to a Ventilation Exit of yours in the {sector}", "refusal-no_exit_there"],
  ["a Ventilation Exit is taken by an own unit, when it sets out", "refusal-exit_only_own"],
  ["only a Runner goes one sector further, once in a Move", "refusal-runner_only"],
  ["at most {most} point can be spent in this Time Loop", "refusal-time_loop_most"],
  ["at most {most} points can be spent in this Time Loop", "refusal-time_loop_most"],
  ["{unit} has already moved in this go", "refusal-moved_already"],
  ["{unit} is not yours: a Move is made with an own unit", "refusal-not_own_unit"],
  ["{unit} is your ally's: a player never moves an ally's unit", "refusal-ally_unit"],
  ["{unit} is in Space and cannot be chosen for an extra turn", "refusal-space_no_extra"],
  ["{unit} cannot come back from Space: no Room of the station is empty", "refusal-space_no_room"],
  ["{unit} does not stand in a sector", "refusal-not_in_sector"],
  ["{unit} does not stand in the {sector}", "refusal-unit_elsewhere"],
  ["{unit} is held by a Grabber", "refusal-held"],
  ["{unit} is of your side: only an enemy unit can be chosen", "refusal-own_side_unit"],
  ["only an enemy unit can be chosen", "refusal-only_enemy_unit"],
  ["{unit} stands in this Room already", "refusal-room_taken"],
  ["the Move ends in the {sector}", "refusal-move_ends_in"],
  ["the {sector} is full: a unit must be pushed", "refusal-sector_full"],
  ["these units are placed in your own faction sector", "refusal-place_at_home"],
  ["the {sector} is not in this game", "refusal-sector_not_in_game"],
  ["the {sector} lies in the ring already", "refusal-sector_laid_already"],
  ["nobody plays the faction of the {sector}", "refusal-sector_of_nobody"],
  ["the {sector} is the home of neither faction of your alliance", "refusal-sector_of_neither"],
  ["the unit is taken away from the {sector}", "refusal-kidnap_same_sector"],
  ["{unit} is not yours: only own units attack", "refusal-attack_not_yours"],
  ["{unit} is not yours: own units attack", "refusal-attack_not_yours"],
  ["{unit} does not stand in a sector and cannot attack", "refusal-attack_nowhere"],
  ["only units in the {sector} attack now", "refusal-attack_here_only"],
  ["only units in the {sector} take part in the Ambush", "refusal-ambush_here_only"],
  ["{unit} has no attack on the side that is up", "refusal-no_attack_side"],
  ["no enemy whom {unit} could hit is in range", "refusal-nobody_in_range"],
  ["{unit} has already attacked in this Assault", "refusal-attacked_already"],
  ["this card has already started the Attack of {unit} in this turn", "refusal-darkness_again"],
  ["{unit} is of your side: only enemy units are attacked", "refusal-target_own"],
  ["{unit} does not stand in a sector and cannot be attacked", "refusal-target_nowhere"],
  ["{unit} stands in another sector than the attacker", "refusal-target_other_sector"],
  ["{unit} is invisible", "refusal-invisible"],
  ["a Hideout protects {unit} from Attacks", "refusal-hideout"],
  ["no passage joins the Room of {unit} to that of the attacker", "refusal-no_passage"],
  ["{unit} is none of the units behind these Barricades", "refusal-not_behind_barricades"],
  ["{card} does not attack", "refusal-card_does_not_attack"],
  ["this Hidden is not yours", "refusal-hidden_not_yours"],
  ["the Hidden does not work now", "refusal-hidden_asleep"],
  ["the Hidden has attacked already", "refusal-hidden_struck"],
  ["a Hidden attacks after the units of its sector, if there is somebody to hit, and not in an Ambush", "refusal-hidden_later"],
  ["{unit} is an enemy's: only own units are turned", "refusal-turn_enemy"],
  ["{unit} is not in play", "refusal-unit_not_in_play"],
  ["{unit} is upgraded already", "refusal-upgraded_already"],
  ["{unit} has no upgraded side", "refusal-no_upgraded_side"],
  ["{unit} is not upgraded", "refusal-not_upgraded"],
  ["{unit} is not yours to turn back", "refusal-turn_back_not_yours"],
  ["{unit} is invisible already", "refusal-invisible_already"],
  ["{unit} is an enemy's: own units become invisible", "refusal-vanish_enemy"],
  ["there is no Upgrade token in your reserve", "refusal-no_reserve_token"],
  ["no unit has its base side up, and no card can be strengthened with the tokens you have", "refusal-nothing_to_upgrade"],
  ["{card} is an enemy's: only own cards are strengthened", "refusal-strengthen_enemy"],
  ["{card} has no number in the Upgrade symbol", "refusal-no_number"],
  ["{card} carries {count} Upgrade token already, and that is the most", "refusal-strengthen_most"],
  ["{card} carries {count} Upgrade tokens already, and that is the most", "refusal-strengthen_most"],
  ["strengthening {card} takes {cost} token; you have {reserve} in reserve", "refusal-strengthen_cost"],
  ["strengthening {card} takes {cost} tokens; you have {reserve} in reserve", "refusal-strengthen_cost"],
  ["no Upgrade token lies on {card}", "refusal-no_token_on_card"],
  ["{card} is not your card", "refusal-not_your_card"],
  ["{card} is a card of the {faction}", "refusal-card_of_other_faction"],
  ["{card} is of level {level}; this game is played up to level {levels}", "refusal-card_level"],
  ["every copy of {card} is in your deck already", "refusal-card_no_copy"],
  ["{card} is none of the cards you have taken", "refusal-card_not_taken"],
  ["a slot with a Bonus card is not empty", "refusal-slot_has_bonus"],
  ["the slot holds {card} already", "refusal-slot_taken"],
  ["no card lies on {slot}", "refusal-no_card_on_slot"],
  ["{card} is an enemy's: only an own installed card can make room", "refusal-install_over_enemy"],
  ["there is no place to install {card}", "refusal-no_place"],
  ["{card} does not lie in the {sector}", "refusal-card_elsewhere"],
  ["{card} is no trap that works now", "refusal-not_a_trap"],
  ["{card} is an enemy's: only own cards are performed", "refusal-perform_enemy"],
  ["{card} is no Action card", "refusal-not_action_card"],
  ["{card} is switched off", "refusal-switched_off"],
  ["{card} is immobilised by Vines", "refusal-entangled"],
  ["{card} has been performed already", "refusal-performed_already"],
  ["{card} has been run already", "refusal-run_already"],
  ["{card} does not run itself", "refusal-remote_itself"],
  ["{card} is of your side: only an enemy card can be taken over", "refusal-takeover_own"],
  ["{card} is an enemy's: only an own pending card can be installed", "refusal-plans_enemy"],
  ["the Move ended in the {sector}: only its pending slots are used", "refusal-pending_elsewhere"],
  ["the slot is empty, and so is your deck", "refusal-pending_nothing"],
  ["no card waits on this slot", "refusal-no_pending_card"],
  ["the Malfunction token cannot be put on a Bonus card", "refusal-malfunction_on_bonus"],
  ["{card} is of your side: the token goes on an opponent's card", "refusal-malfunction_own_side"],
  ["Safeguards draws the token", "refusal-safeguards_draw"],
  ["a card under the Malfunction token keeps its slot", "refusal-malfunction_keeps_slot"],
  ["a card under the Malfunction token cannot be removed", "refusal-malfunction_no_removal"],
  ["a card under the Malfunction token cannot be taken over", "refusal-malfunction_no_takeover"],
  ["tokens on a switched-off card cannot be lost", "refusal-malfunction_tokens_stay"],
  ["a card under the Malfunction token can be neither installed nor discarded", "refusal-malfunction_pending"],
  ["Base Cleaning removes cards of the {sector} only", "refusal-cleaning_only_here"],
  ["{card} is of your side: Base Cleaning removes an enemy card", "refusal-cleaning_own"],
  ["Pandora has no Base Cleaning", "refusal-pandora_no_cleaning"],
  ["tokens, Instants and Bonus cards are used in the own turn only", "refusal-own_turn_only"],
  ["not before this is decided: {any}", "refusal-decide_first"],
  ["there is no Instant in your reserve", "refusal-no_instant"],
  ["no unit of yours that can attack has an enemy in range", "refusal-no_attack_for_order"],
  ["no unit of yours has its base side up", "refusal-no_base_side"],
  ["you hold no Bonus card {bonus}", "refusal-no_bonus"],
  ["Passage is used during a Move of an own unit, before it stops", "refusal-passage_in_move"],
  ["your deck is empty", "refusal-deck_empty"],
  ["the ring needs another sector", "must-lay_sector"],
  ["one of your two sectors has to be laid out", "must-alliance_sector"],
  ["the Pandora token has to lie at a sector", "must-pandora_token"],
  ["your deck needs another card", "must-draft"],
  ["one of these cards has to be installed", "must-opening_card"],
  ["the card has to be installed", "must-install"],
  ["the unit has to be placed", "must-place_unit"],
  ["the Move is compulsory: a unit has to be chosen", "must-move"],
  ["the extra turn is compulsory: a unit has to be chosen", "must-extra_turn"],
  ["a number of points has to be said; 0 points spends none", "must-time_loop"],
  ["the unit has to take a Room", "must-room"],
  ["the sector is full: a unit has to be pushed", "must-push"],
  ["all these traps work; only their order is chosen", "must-trap_order"],
  ["whoever can attack has to attack; only the order is chosen", "must-attacker"],
  ["an Attack has to hit somebody in range", "must-target"],
  ["all these cards are performed; only their order is chosen", "must-card_order"],
  ["both happen here; only their order is chosen", "must-sector_order"],
  ["the Malfunction token has to be placed", "must-malfunction"],
  ["an Embryo has to be born while there are any", "must-embryo"],
  ["the token is being used: a unit or a card has to be chosen", "must-spend_upgrade"],
  ["the Instant is being used: a unit has to be chosen", "must-evolution"],
  ["the Instant is being used: a sector has to be chosen", "must-mental_probe"],
  ["the kidnapped unit has to be put into another sector", "must-kidnap_to"],
  ["an opponent has to be chosen", "must-degrade"],
  ["an upgrade has to be lost", "must-lose_upgrade"],
  ["a unit has to be chosen", "must-transfer"],
  ["the sector ahead has to be leapt over", "must-path"],
  ["one of the options has to be taken", "must-other"],
];

const NUMBERS = new Set(["most", "count", "cost", "reserve", "level", "levels"]);
const PATTERNS = SENTENCES.map(([sentence, key]) => {
  const pattern = sentence.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, (_, name: string) => (name === "any" ? ".+" : `(?<${name}>.+)`));
  return { pattern: new RegExp(`^${pattern}$`), key: `theseus-${key}` };
});

const spaced = (id: string): string => id.replaceAll("_", " ");
const like = (one: string, other: string): boolean => one.toLowerCase().replaceAll("-", " ") === other.toLowerCase().replaceAll("-", " ");

/** The engine calls the units of a faction by its name, others by their kind. */
function unitWords(text: string): string | null {
  const [, name, number] = /^(.+) (\d+)$/.exec(text) ?? [];
  const kind = (Object.keys(facts.units) as UnitKind[]).find((id) => name !== undefined && (like(spaced(id), name) || like(`${id}s`, name)));
  return kind ? say("theseus-label-unit", { kind: say(`theseus-unit-${kind}`), number: Number(number) }) : null;
}

const NAMED: Record<string, (text: string) => string | null> = {
  unit: unitWords,
  card: (text) => {
    const card = (Object.keys(facts.cards) as Card[]).find((id) => like(spaced(id).replace(/^\w+ /, ""), text));
    return card ? say(`theseus-card-${card}`) : null;
  },
  sector: (text) => {
    const sector = SECTORS.find((id) => like(spaced(id), text));
    return sector ? say(`theseus-sector-${sector}`) : null;
  },
  slot: (text) => {
    const [, name, number] = /^(.+) s(\d)$/.exec(text) ?? [];
    const sector = SECTORS.find((id) => name !== undefined && like(spaced(id), name)) as Sector | undefined;
    return sector ? say("theseus-label-slot", { sector: say(`theseus-sector-${sector}`), number: Number(number) }) : null;
  },
  seat: (text) => factionWords(text),
  faction: (text) => factionWords(text),
  kind: (text) => {
    const kind = (Object.keys(facts.units) as UnitKind[]).find((id) => like(spaced(id), text));
    return kind ? say(`theseus-unit-${kind}`) : null;
  },
  bonus: (text) => {
    const bonus = (Object.keys(facts.bonus) as Bonus[]).find((id) => like(spaced(id).replace(/^bonus /, ""), text.replace(/ the /, " ")));
    return bonus ? say(`theseus-bonus-${bonus}`) : null;
  },
};

function factionWords(text: string): string | null {
  const faction = (Object.keys(facts.factions) as Faction[]).find((id) => like(id, text));
  return faction ? say(`theseus-faction-${faction}`) : null;
}

/** The reason in the reader's language; a key without words when the engine says something new. */
export function refusal(reason: string): Words {
  for (const { pattern, key } of PATTERNS) {
    const found = pattern.exec(reason);
    if (!found) continue;
    const variables: Variables = {};
    for (const [name, text] of Object.entries(found.groups ?? {})) variables[name] = NUMBERS.has(name) ? Number(text) : (NAMED[name]?.(text) ?? text);
    return { key, variables };
  }
  return { key: "theseus-refusal-unknown" };
}
