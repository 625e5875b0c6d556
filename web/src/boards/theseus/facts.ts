// What is printed on the components of Theseus, as content/ tells it.
import printed from "virtual:facts/theseus";
import type { Bonus, Card, Faction, Sector, UnitKind } from "../../types/theseus";

export type Letter = "a" | "b" | "c" | "d";
export type CardKind = "action" | "module" | "trap" | "instant" | "shortcut" | "duplicate" | "special";
export type CardFacts = {
  group: Faction;
  kind: CardKind;
  level: number;
  number: { printed: number; upgradeable: boolean } | null;
  one_use: boolean;
  trigger: string;
  count: number;
  /** The rulebook does not give its effect: it is our own. */
  ours?: true;
};
export type SectorFacts = {
  home_of: Faction | null;
  action: { kind: "assault" | "place_malfunction" | "extra_turn" | "faction_choice" };
  passages: [Letter, Letter][];
  pending_slots: number;
  slots: { id: string; row: number; col: number; bonus_marked: boolean }[];
};

const facts = printed as {
  sectors: Record<Sector, SectorFacts>;
  cards: Record<Card, CardFacts>;
  bonus: Record<Bonus, { count: number; ours?: true }>;
  factions: Record<Faction, { home_sector?: Sector; collects_data: boolean }>;
  units: Record<UnitKind, { group: Faction; two_sided: boolean }>;
  tracks: { life: { max: number }; data: { max: number }; end: string[] };
};
export default facts;
