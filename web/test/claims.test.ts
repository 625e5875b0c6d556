// What can be claimed is chosen step by step: the kind of thing, which of them, and what is said about it. No list is long.
import { expect, it } from "vitest";
import "./browser";
import { topics } from "../src/boards/nemesis/claims";
import { LANGUAGES, type Language, speak } from "../src/lib/tongue.svelte";
import { spoken } from "../src/lib/words";
import type { View } from "../src/types/nemesis";

const view = {
  side: "basic",
  figures: [],
  crew: [{ character: "captain", place: { room: 0 }, items: ["medkit"] }],
  chambers: Array.from({ length: 21 }, (_, slot) => ({ room: slot === 0 ? "cockpit" : null, objects: { red_corpses: [] } })),
} as unknown as View;

it.each(Object.keys(LANGUAGES) as Language[])("is short and whole in %s", async (language) => {
  await speak(language);
  const all = topics(view, 0);
  expect(all).toHaveLength(6);
  const claims = all.flatMap(({ subjects }) => subjects.flatMap(({ claims }) => claims));
  expect(new Set(claims.map(({ claim }) => JSON.stringify(claim))).size).toBe(claims.length);
  for (const { words } of claims) expect(spoken(words), words.key).not.toMatch(/\[|undefined|NaN|\{/);
  for (const { subjects } of all) {
    for (const { name, claims } of subjects) {
      expect(claims.length).toBeLessThanOrEqual(25);
      if (subjects.length > 1) expect(name).toMatch(/^[^[]+$/);
    }
    expect(new Set(subjects.map(({ name }) => name)).size).toBe(subjects.length);
  }
});

it("names first what one has oneself", async () => {
  await speak("en");
  expect(topics(view, 0).find(({ words }) => words.key === "nemesis-claim-holds")?.subjects[0]?.name).toBe("Medkit");
});
