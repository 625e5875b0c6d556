// Every reason the engine of Theseus gives has its words.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import "./browser";
import { refusal, SENTENCES } from "../src/boards/theseus/why";
import { knows, LANGUAGES, type Language, speak } from "../src/lib/tongue.svelte";
import { spoken } from "../src/lib/words";

const engine = fileURLToPath(new URL("../../crates/theseus/src/", import.meta.url));

/** The sentences in the source of the engine; names of kinds of answers are no sentences. */
function reasons(): string[] {
  const files = ["refusal.rs", ...readdirSync(`${engine}refusal`).map((file) => `refusal/${file}`)];
  return files.flatMap((file) => {
    const text = readFileSync(engine + file, "utf8").replace(/not_asked\([^()]*"[^"]*"\)/g, "").replace(/counted\([^()]*(?:\([^()]*\)[^()]*)*"[^"]*"\)/g, "");
    return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, literal]) => literal!.replaceAll('\\"', '"')).filter((literal) => / /.test(literal));
  });
}

describe("Theseus says why not", () => {
  it("knows every sentence of the engine", () => {
    const known = SENTENCES.map(([sentence]) => sentence.replace(/\{\w+\}/g, "X"));
    const found = reasons();
    expect(found.length).toBeGreaterThan(100);
    const unknown = found.filter((reason) => {
      const pattern = new RegExp(`^${reason.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, ".+")}$`);
      return !known.some((sentence) => pattern.test(sentence));
    });
    expect(unknown).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("in %s", async (language) => {
    await speak(language);
    const things = { unit: "minor alien 2", card: "Defence System", sector: "Control Centre", slot: "control centre s2", seat: "Greys", faction: "Greys", kind: "Runner", bonus: "Card from the Deck", any: "?" };
    for (const [sentence, key] of SENTENCES) {
      const reason = sentence.replace(/\{(\w+)\}/g, (_, hole: string) => things[hole as keyof typeof things] ?? "2");
      const words = refusal(reason);
      expect(words.key, reason).toBe(`theseus-${key}`);
      expect(knows(words.key), words.key).toBe(true);
      const text = spoken(words);
      if (language === "uk") expect(text, key).not.toMatch(/Defence|Control|Runner|Greys|minor/);
    }
  });

  it("has words for what real games were refused", () => {
    const file = new URL("../samples/theseus.ts", import.meta.url);
    if (!existsSync(file)) return;
    const lines = readFileSync(file, "utf8").split("\n").filter((line) => line.startsWith("holds<kernel.Refusal>("));
    for (const line of lines) {
      const { reason } = JSON.parse(line.slice("holds<kernel.Refusal>(".length, -2)) as { reason: string };
      expect(refusal(reason).key, reason).not.toBe("theseus-refusal-unknown");
    }
  });
});
