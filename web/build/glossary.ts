// The glossary of docs/rules as data for the client: one word for one thing, in four languages, by subject.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type Entry = { key: string; words: Record<"en" | "pl" | "cs" | "uk", string>; games: string };
type Subject = { id: string; title: string; entries: Entry[] };

const FILE = fileURLToPath(new URL("../../docs/rules/glossary.md", import.meta.url));
const ROW = /^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([NLT]+) \|/;

export const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "");

/** Subjects with words of games that can be played here. */
export function read(): Subject[] {
  const subjects: Subject[] = [];
  for (const line of readFileSync(FILE, "utf8").split("\n")) {
    const title = /^## (.+)$/.exec(line)?.[1];
    if (title) subjects.push({ id: slug(title), title, entries: [] });
    const row = ROW.exec(line);
    if (!row || !/[NT]/.test(row[6]!)) continue;
    const [, key, en, pl, cs, uk, games] = row.map((cell) => cell.trim()) as [string, string, string, string, string, string, string];
    subjects.at(-1)?.entries.push({ key, words: { en, pl, cs, uk }, games });
  }
  // What the interface says is no word of a game, and what is only about Lockdown waits for it.
  return subjects.filter(({ id, entries }) => entries.length > 0 && id !== "interface" && !id.includes("lockdown"));
}

const ID = "virtual:glossary";

export function glossary(): Plugin {
  return {
    name: "glossary",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(read())};` : undefined),
  };
}
