// The rulebook holds every rule once, and everything in the boxes can be shown in every language.
import { readFileSync } from "node:fs";
import nemesisComponents from "virtual:components/nemesis";
import theseusComponents from "virtual:components/theseus";
import nemesisRules from "virtual:rules/nemesis";
import theseusRules from "virtual:rules/theseus";
import { describe, expect, it } from "vitest";
import "./browser";
import { knows, LANGUAGES, type Language, say, speak, tell } from "../src/lib/tongue.svelte";
import * as nemesisBox from "../src/parts/cards/box-nemesis";
import * as theseusBox from "../src/parts/cards/box-theseus";
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
