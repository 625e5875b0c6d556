// The components of Theseus as faces.
import type { Bonus, Card } from "../../types/theseus";
import facts from "../../boards/theseus/facts";
import type { Face } from "./face";
import { symbolOf } from "./symbols";
import { bonusFace, cardFace } from "./theseus";

const FACTIONS = Object.keys(facts.factions);
const hue = (faction: string): string | undefined => (FACTIONS.includes(faction) ? `var(--seat-${FACTIONS.indexOf(faction)})` : undefined);

export function draw(key: string, entry: { id: string; group?: string }): Face {
  const { id } = entry;
  if (key === "card") return { ...cardFace(id as Card, hue(facts.cards[id as Card].group)), foot: undefined };
  if (key === "bonus") return bonusFace(id as Bonus);
  const faction = key === "faction" ? id : key === "sector" ? (facts.sectors[id as keyof typeof facts.sectors].home_of ?? "") : (entry.group ?? "");
  return { key: `theseus-${key}-${id}`, icon: symbolOf("theseus", key, id), tint: hue(faction) };
}
