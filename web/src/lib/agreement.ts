// What is agreed on, as a list to be read.
import type { Game } from "../table/game";
import type { Agreed } from "./wire";
import { spoken } from "./words";

export type Settled = { id: string; name: string; value: string; text: string };

/** Every term with what is agreed on. */
export function settled(game: Pick<Game, "terms">, agreed: Agreed): Settled[] {
  const setup = agreed.setup as Record<string, unknown>;
  return game.terms(agreed).map(({ id, words, options, value }) => {
    const raw = value ? value(setup) : setup[id];
    const option = options.find((one) => JSON.stringify(one.value) === JSON.stringify(raw));
    return { id, name: spoken(words), value: option ? spoken(option.words) : "", text: option?.explanation ? spoken(option.explanation) : "" };
  });
}

/** What changed besides the term that was chosen, as “name: value”: not everything goes together. */
export function besides(game: Pick<Game, "terms">, before: Agreed, after: Agreed, chosen: string): string[] {
  const earlier = new Map(settled(game, before).map((one) => [one.id, one.value]));
  const changed = settled(game, after).filter(({ id, value }) => id !== chosen && earlier.has(id) && earlier.get(id) !== value);
  return changed.map(({ name, value }) => `${name}: ${value}`);
}

/** The same game, which tells what changed besides whenever a term is chosen. */
export function noting(game: Game, tell: (changed: string[]) => void): Game {
  return {
    ...game,
    agree(agreed, term, value) {
      const next = game.agree(agreed, term, value);
      tell(besides(game, agreed, next, term));
      return next;
    },
  };
}
