// The rulebook holds every rule once, and everything in the boxes can be shown in every language.
import { readFileSync } from "node:fs";
import nemesisComponents from "virtual:components/nemesis";
import theseusComponents from "virtual:components/theseus";
import nemesisRules from "virtual:rules/nemesis";
import theseusRules from "virtual:rules/theseus";
import glossary from "virtual:glossary";
import { describe, expect, it } from "vitest";
import "./browser";
import { also, knows, LANGUAGES, type Language, say, speak, tell } from "../src/lib/tongue.svelte";
import * as nemesisBox from "../src/parts/cards/box-nemesis";
import * as theseusBox from "../src/parts/cards/box-theseus";
import { pageAt, pageOf } from "../src/parts/cards/pages";
import { ICONS } from "../src/parts/icons";

const books = { theseus: theseusRules, nemesis: nemesisRules };
const boxes = { theseus: { sets: theseusComponents, draw: theseusBox.draw }, nemesis: { sets: nemesisComponents, draw: nemesisBox.draw } };
const ids = (book: typeof theseusRules): string[] => book.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines.flatMap((line) => (typeof line === "string" ? [] : [line[0]]))));

describe.each(["theseus", "nemesis"] as const)("%s", (game) => {
  it("has every rule of the document once", () => {
    const text = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), "utf8");
    const written = [...text.matchAll(/^(?:- |\| )\**([TN](?:-[A-Z0-9]+)+-\d{2,3})\**[ |]/gm)].map(([, id]) => id!);
    expect(written.length).toBeGreaterThan(500);
    expect(ids(books[game])).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  it("has one address for everything in the box", () => {
    const { sets, draw } = boxes[game];
    const pages = sets.flatMap(({ key, entries }) => entries.map((entry) => ({ page: pageOf(draw(key, entry).key), own: pageAt(game, key, entry.id) })));
    for (const { page, own } of pages) expect(page).toBe(own);
    expect(new Set(pages.map(({ own }) => own)).size).toBe(pages.length);
  });

  it("names only rules there are", () => {
    const known = new Set(ids(books[game]));
    for (const { entries } of boxes[game].sets) for (const { id, rules } of entries) for (const rule of rules ?? []) expect(known.has(rule), `${id}: ${rule}`).toBe(true);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("shows everything in the box in %s", async (language) => {
    await speak(language);
    const { sets, draw } = boxes[game];
    for (const { set, key, divide, entries } of sets) {
      expect(knows(`table-set-${set}`), set).toBe(true);
      for (const entry of entries) {
        const face = draw(key, entry);
        expect(say(face.key, face.variables), face.key).not.toMatch(/\[|undefined/);
        tell(face.key, "text", face.variables);
        expect(ICONS[face.icon], face.icon).toBeTruthy();
        for (const mark of face.marks ?? []) expect(mark.label, face.key).not.toMatch(/\[/);
        if (divide) expect(knows(`${game}-${divide}-${entry.group}`), `${divide} ${entry.group}`).toBe(true);
        expect(knows(`table-provenance-${entry.from}`), entry.from).toBe(true);
        for (const part of entry.ours ?? []) expect(knows(`table-part-${part}`), part).toBe(true);
      }
    }
  });
});

it("has no page for what is in no box", () => {
  for (const key of ["", "nemesis-state-slimed", "nemesis-contamination-contamination_unscanned", "nemesis-serious_wound-none", "theseus-word-life", "nemesis-log-claimed-truth", "toString-x-y"]) expect(pageOf(key), key).toBeNull();
});

describe("headings", () => {
  const slug = (title: string) => title.replace(/\(.*$/, "").toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "");

  it.each(Object.keys(LANGUAGES) as Language[])("are all told in %s", async (language) => {
    await speak(language);
    await also("book");
    for (const [game, book] of Object.entries(books)) {
      for (const { id, parts } of book) {
        expect(knows(`book-${game}-${id.replaceAll("-", "_")}`), `${game} ${id}`).toBe(true);
        for (const { title } of parts.filter((part) => part.title)) {
          const keys = [`book-part-${slug(title)}`, `${game}-room-${slug(title).replace(/^engine_room_/, "engine_")}`, `${game}-faction-${slug(title)}`];
          expect(keys.some(knows), `${game} ${title}`).toBe(true);
        }
      }
    }
    for (const { id } of glossary) expect(knows(`book-words-${id}`), id).toBe(true);
  });

  it("of the glossary stand over every word of the two games", () => {
    const text = readFileSync(new URL("../../docs/rules/glossary.md", import.meta.url), "utf8");
    const [, words] = text.split("## Phases, turns and end of the game");
    const rows = words!.split("## Interface")[0]!.split("\n").filter((line) => /^\| `[^`]+` \|/.test(line) && /\| [NLT]*[NT][NLT]* \|/.test(line));
    const shown = glossary.flatMap(({ entries }) => entries);
    expect(shown.length).toBeGreaterThan(400);
    const lockdown = rows.filter((row) => !shown.some(({ key }) => row.startsWith(`| \`${key}\` |`)));
    // What stands under a heading of Lockdown alone waits for Lockdown.
    expect(lockdown.length).toBeLessThan(12);
    for (const { words: told } of shown) for (const word of Object.values(told)) expect(word.length).toBeGreaterThan(0);
  });
});
