// Printed facts for the client, cut down from content/ when the client is built: what is drawn, not what it does.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type Entry = Record<string, unknown> & { id: string };
type Content = { entries: Entry[] };

const root = fileURLToPath(new URL("../../content/", import.meta.url));

function read<T = Content>(game: string, file: string): T {
  return JSON.parse(readFileSync(`${root}${game}/${file}.json`, "utf8")) as T;
}

function pick(entries: Entry[], ...keys: string[]): Record<string, Record<string, unknown>> {
  return Object.fromEntries(entries.map((entry) => [entry.id, Object.fromEntries(keys.filter((key) => key in entry).map((key) => [key, entry[key]]))]));
}

/** Entries whose effect the rulebooks do not give carry a mark: it is our own. */
function marked(entries: Entry[], ...keys: string[]): Record<string, Record<string, unknown>> {
  const facts = pick(entries, ...keys);
  for (const { id, provenance } of entries) if ((provenance as { entry?: string } | undefined)?.entry === "designed") facts[id]!.ours = true;
  return facts;
}

/** Facts that are not printed as such, but follow from what is. */
function also(picked: Record<string, Record<string, unknown>>, entries: Entry[], more: (entry: Entry) => Record<string, unknown>): typeof picked {
  return Object.fromEntries(entries.map((entry) => [entry.id, { ...picked[entry.id], ...more(entry) }]));
}

type Side = { id: string; slots: Entry[]; corridors: (Entry & { between: string[] })[]; technical_networks: Entry[] };

function nemesis() {
  const board = read<{ drawing: unknown; sides: Side[]; tracks: Entry[] }>("nemesis", "board");
  return {
    drawing: board.drawing,
    sides: Object.fromEntries(
      board.sides.map((side) => [
        side.id,
        {
          slots: side.slots.map(({ id, number, kind, room, x, y, technical_entrance }) => ({ id, number, kind, room, x, y, technical: technical_entrance })),
          corridors: side.corridors.map(({ id, between, numbers }) => ({ id, ends: between.map((end) => side.slots.findIndex((slot) => slot.id === end)), numbers })),
          networks: side.technical_networks.map(({ id }) => id),
          ducts: side.technical_networks.map(({ id, x, y }) => ({ id, x, y })),
        },
      ]),
    ),
    tracks: Object.fromEntries(board.tracks.map((track) => [track.id, track.spaces])),
    rooms: also(pick(read("nemesis", "rooms").entries, "group", "colour", "computer"), read("nemesis", "rooms").entries, (room) => ({
      cost: (room.actions as { cost: number }[])[0]?.cost,
      when: (room.actions as { when: string }[])[0]?.when,
    })),
    items: also(pick(read("nemesis", "items").entries, "group", "heavy", "one_use", "component", "cost", "when"), read("nemesis", "items").entries, (item) => ({
      capacity: (item.weapon as { capacity: number } | undefined)?.capacity,
    })),
    actions: pick(read("nemesis", "actions").entries, "group", "cost", "when"),
    characters: also(pick(read("nemesis", "characters").entries, "colour", "personal_items"), read("nemesis", "characters").entries, (character) => ({
      cards: (character.cards as { action: string; count: number }[]).map(({ action, count }) => ({ action, count })),
    })),
    attacks: pick(read("nemesis", "attacks").entries, "blood"),
    events: pick(read("nemesis", "events").entries, "corridors"),
  };
}

function theseus() {
  const setup = read<{ tracks: Record<string, unknown>; limits: Record<string, unknown> }>("theseus", "setup");
  return {
    sectors: marked(read("theseus", "sectors").entries, "home_of", "action", "passages", "pending_slots", "slots"),
    cards: marked(read("theseus", "cards").entries, "group", "kind", "level", "number", "one_use", "trigger", "count"),
    bonus: marked(read("theseus", "bonus").entries, "count"),
    factions: pick(read("theseus", "factions").entries, "home_sector", "collects_data"),
    units: marked(read("theseus", "units").entries, "group", "two_sided"),
    tracks: setup.tracks,
  };
}

const games: Record<string, () => unknown> = { nemesis, theseus };
const PREFIX = "virtual:facts/";

export function facts(): Plugin {
  return {
    name: "facts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const game = games[id.slice(PREFIX.length + 1)];
      return game ? `export default ${JSON.stringify(game())};` : undefined;
    },
  };
}
