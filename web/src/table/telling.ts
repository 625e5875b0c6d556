// Events as sentences in the reader's language. A sentence is made once: what it names may be called otherwise later.
import { type Language, tongue } from "../lib/tongue.svelte";
import { spokenOr } from "../lib/words";
import type { Happened } from "../types/protocol";
import type { Game } from "./game";

const told = new WeakMap<Happened, { language: Language; text: string }>();

export function sentence(game: Game, happened: Happened, view: unknown): string {
  const language = tongue();
  const known = told.get(happened);
  if (known?.language === language) return known.text;
  const text = spokenOr(game.tell(happened.event, view), happened.text);
  told.set(happened, { language, text });
  return text;
}
