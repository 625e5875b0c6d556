// Whoever looks for something in the rulebook finds it by the words they know.
import nemesis from "virtual:rules/nemesis";
import glossary from "virtual:glossary";
import { expect, it } from "vitest";
import "./browser";
import { also, knows, say, speak } from "../src/lib/tongue.svelte";
import { type Chapter, marked, seek } from "../src/lib/searching";

const plain = { chapter: ({ title }: Chapter) => title, part: (title: string) => title };
const ids = (chapters: readonly Chapter[]): string[] => chapters.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines.map((line) => line[0]!)));

const small: Chapter[] = [
  { id: "door", title: "Doors", parts: [{ title: "", lines: ["A remark", ["N-DOOR-01", "It can be closed.", ""], ["N-DOOR-02", "A closed Door stops noise.", ""]] }] },
  { id: "esc", title: "Escaping from Combat", parts: [{ title: "", lines: [["N-ESC-01", "Whoever flees is attacked.", ""]] }] },
  { id: "move", title: "Moving", parts: [{ title: "", lines: [["N-MOVE-01", "Make a Noise roll.", ""], ["N-MOVE-02", "Nobody rolls for noise here.", ""]] }] },
];

it("takes words in any order, and as they begin", () => {
  expect(ids(seek(small, "roll noise", plain).chapters)).toEqual(["N-MOVE-01", "N-MOVE-02"]);
  expect(ids(seek(small, "nois", plain).chapters)).toEqual(["N-DOOR-02", "N-MOVE-01", "N-MOVE-02"]);
  expect(seek(small, "oise", plain).chapters).toEqual([]);
  expect(seek(small, "noise queen", plain).chapters).toEqual([]);
});

it("takes headings for a part of what stands below them", () => {
  expect(ids(seek(small, "door closed", plain).chapters)).toEqual(["N-DOOR-02", "N-DOOR-01"]);
  for (const sought of ["Escaping from Combat", "escape combat"]) expect(ids(seek(small, sought, plain).chapters)).toEqual(["N-ESC-01"]);
});

it("puts what stands there word for word first", () => {
  expect(ids(seek(small, "closed door", plain).chapters)).toEqual(["N-DOOR-02", "N-DOOR-01"]);
  expect(ids(seek(small, "n-move-02", plain).chapters)).toEqual(["N-MOVE-02"]);
  expect(seek(nemesis, "Escaping from Combat", plain).chapters[0]!.id).toBe("esc");
});

it("shows everything while nothing is asked for", () => {
  expect(seek(small, " ", plain).chapters).toEqual(small);
});

it("finds by the words of the reader's language", async () => {
  await speak("uk");
  await also("book");
  const titles = { chapter: ({ id, title }: Chapter) => (knows(`book-nemesis-${id.replaceAll("-", "_")}`) ? say(`book-nemesis-${id.replaceAll("-", "_")}`) : title), part: (title: string) => title };
  const terms = glossary.flatMap(({ entries }) => entries.map(({ words }) => ({ word: words.uk, english: words.en })));
  const found = seek(nemesis, "шум", titles, terms);
  expect(found.chapters[0]!.id).toBe("noise");
  expect(found.terms).toContainEqual({ word: "шум", english: "noise" });
  expect(ids(found.chapters).length).toBeGreaterThan(20);
  expect(ids(seek(nemesis, "кидок на шум", titles, terms).chapters).length).toBeGreaterThan(5);
  await speak("en");
});

it("marks what was asked for", () => {
  expect(marked("Make a Noise roll.", "noise roll")).toBe("noise roll");
  expect(marked("Make a Noise roll.", "roll noise")).toBe("Noise");
  expect(marked("It can be closed.", "queen")).toBe("");
});
