// One rule of the rulebook, for whoever is at a table. A book is loaded when the first of its rules is read.

export type Rule = { id: string; text: string; source: string };

/** The books, by the letter their rules begin with. */
const BOOKS: Record<string, () => Promise<typeof import("virtual:rules/nemesis")>> = {
  N: () => import("virtual:rules/nemesis"),
  T: () => import("virtual:rules/theseus"),
};

/** The rule an address of the client leads to; null where it leads elsewhere. */
export const ruleAt = (path: string): string | null => /^\/rules\/([A-Z](?:-[A-Z0-9]+)+)$/.exec(path)?.[1] ?? null;

/** A rule by its number; null if no book has it. Fails where the book cannot be had. */
export async function ruleOf(id: string): Promise<Rule | null> {
  const book = await BOOKS[id.charAt(0)]?.();
  for (const { parts } of book?.default ?? []) {
    for (const line of parts.flatMap(({ lines }) => lines)) {
      if (typeof line !== "string" && line[0] === id) return { id, text: line[1], source: line[2] };
    }
  }
  return null;
}
