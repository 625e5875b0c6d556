// Everything in the boxes for the page that shows it: what is drawn on a card, which rules it names and where each fact comes from.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type Entry = { id: string; count?: number; group?: string; rules?: string[]; provenance?: Record<string, string> };
type Content = { entries: Entry[] };
/** The set, the prefix of its keys in lang/, its file in content/, and how its entries are divided. */
type Source = { set: string; key: string; file: string; divide?: string; only?: (entry: Entry) => boolean };

const root = fileURLToPath(new URL("../../content/", import.meta.url));

const SOURCES: Record<string, Source[]> = {
  theseus: [
    { set: "factions", key: "faction", file: "factions" },
    { set: "cards", key: "card", file: "cards", divide: "faction" },
    { set: "bonus", key: "bonus", file: "bonus" },
    { set: "sectors", key: "sector", file: "sectors" },
    { set: "units", key: "unit", file: "units", divide: "faction" },
    { set: "tokens", key: "token", file: "tokens" },
  ],
  nemesis: [
    { set: "characters", key: "character", file: "characters" },
    { set: "basic_actions", key: "action", file: "actions", only: ({ group }) => group === "basic" },
    { set: "actions", key: "action", file: "actions", only: ({ group }) => group === "card" },
    { set: "items", key: "item", file: "items", divide: "item_group" },
    { set: "recipes", key: "recipe", file: "recipes" },
    { set: "rooms", key: "room", file: "rooms", divide: "room_group" },
    { set: "events", key: "event", file: "events" },
    { set: "attacks", key: "attack", file: "attacks" },
    { set: "serious_wounds", key: "serious_wound", file: "serious_wounds" },
    { set: "contamination", key: "contamination", file: "contamination" },
    { set: "weaknesses", key: "weakness", file: "weaknesses" },
    { set: "objectives", key: "objective", file: "objectives", divide: "objective_group" },
    { set: "intruder_actions", key: "intruder_action", file: "intruder_actions" },
    { set: "coordinates", key: "coordinates", file: "coordinates" },
    { set: "tokens", key: "token", file: "tokens" },
    { set: "markers", key: "marker", file: "markers" },
    { set: "dice", key: "die", file: "dice" },
  ],
};

/** What the parts of a fact that are our own are called in lang/. */
const PARTS: Record<string, string> = {
  entry: "effect",
  name: "name",
  kind: "kind",
  number: "number",
  count: "count",
  level: "level",
  duplicate: "duplicate",
  one_use: "one_use",
  slots: "layout",
  slot_adjacency: "layout",
  bonus_marks: "layout",
  passages: "layout",
};

function component({ id, count, group, rules, provenance = {} }: Entry, divided: boolean) {
  const [label, sources] = (provenance.entry ?? "seed").split(":", 2);
  const ours = Object.keys(provenance).flatMap((fact) => (provenance[fact] === "designed" && PARTS[fact] ? [PARTS[fact]] : []));
  return {
    id,
    count,
    group: divided ? group : undefined,
    rules: rules?.length ? rules : undefined,
    from: label,
    sources: sources?.split("+"),
    ours: ours.length ? [...new Set(ours)] : undefined,
  };
}

function read(game: string) {
  return (SOURCES[game] ?? []).map(({ set, key, file, divide, only }) => {
    const { entries } = JSON.parse(readFileSync(`${root}${game}/${file}.json`, "utf8")) as Content;
    return { set, key, divide, entries: entries.filter(only ?? (() => true)).map((entry) => component(entry, divide !== undefined)) };
  });
}

const PREFIX = "virtual:components/";

export function components(): Plugin {
  return {
    name: "components",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${JSON.stringify(read(id.slice(PREFIX.length + 1)))};`;
    },
  };
}
