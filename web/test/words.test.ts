// Every event, question and answer there can be has its words in every language, and nothing in them is left open.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import "./browser";
import { LANGUAGES, type Language, speak } from "../src/lib/tongue.svelte";
import { explained, spoken, variant, type Words } from "../src/lib/words";
import * as nemesisAsk from "../src/boards/nemesis/ask";
import * as nemesisLog from "../src/boards/nemesis/log";
import * as theseusAsk from "../src/boards/theseus/ask";
import * as theseusLog from "../src/boards/theseus/log";
import type * as nemesis from "../src/types/nemesis";
import type * as theseus from "../src/types/theseus";
import { typesOf, valuesOf } from "./values";

const units = (["marine", "alien", "being", "grey"] as const).map((kind, owner) => ({ kind, number: 1, owner, place: "supply" }));
const theseusView = {
  mode: "each_against_all",
  active: 0,
  pool: 7,
  in_hand: "marines_fire",
  players: ["marines", "aliens", "pandora", "greys"].map((faction) => ({ faction, reserve: 2, unseen_count: 3 })),
  units,
  slots: Array.from({ length: 31 }, () => ({ card: "greys_mine", upgrades: 1, counter: 0, embryo: null })),
  pending: Array.from({ length: 10 }, () => "aliens_nest"),
  steps: [{ movement: { unit: 0, sector: "wreck", left: 2 } }],
  question: { choice: { draft: { seats: 1 } } },
} as unknown as theseus.View;

const nemesisView = {
  side: "alternate",
  active: 0,
  crew: [
    { character: "captain", place: { room: 0 }, wounds: [{ wound: "wound_leg", dressed: true }], objectives: [["corporate", null], ["personal", null]] },
    { character: null, place: "dead", wounds: [], objectives: [null, null] },
  ],
  chambers: Array.from({ length: 21 }, (_, slot) => ({ room: slot === 0 ? "cockpit" : null })),
  steps: [],
} as unknown as nemesis.View;

const kinds = (values: unknown[]): number => new Set(values.map((value) => variant(value as string | object).kind)).size;

/** Nothing in the words is open. */
function check(words: Words): void {
  const text = spoken(words);
  if (/^$|\[(theseus|nemesis|table)-|undefined|NaN|\{/.test(text)) expect.fail(`${words.key}: ${text}`);
}

/** One value of each kind. */
function firsts<T extends string | object>(values: T[]): T[] {
  return [...new Map(values.map((value) => [variant(value).kind, value])).values()];
}

/** What real games have shown, when `./test types` has run. */
function samples<T>(game: string, type: string): T[] {
  const file = new URL(`../samples/${game}.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const head = `holds<${type}>(`;
  const lines = readFileSync(file, "utf8").split("\n").filter((line) => line.startsWith(head));
  return lines.map((line) => JSON.parse(line.slice(head.length, line.lastIndexOf(");"))) as T);
}

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("Theseus tells every event", async () => {
    await speak(language);
    const events = valuesOf(typesOf("theseus"), "Event") as theseus.Event[];
    expect(kinds(events)).toBe(58);
    const real = samples<{ event: theseus.Event }>("theseus", "kernel.Entry<game.Event>").map(({ event }) => event);
    for (const event of [...events, ...real]) check(theseusLog.tell(event, theseusView));
  });

  it("Theseus asks every question and names every answer", async () => {
    await speak(language);
    const types = typesOf("theseus");
    const choices = valuesOf(types, "Choice") as theseus.Choice[];
    const actions = valuesOf(types, "Action") as theseus.Action[];
    expect(kinds(choices)).toBe(46);
    expect(kinds(actions)).toBe(19);
    for (const choice of choices) {
      const words = theseusAsk.ask(choice, theseusView);
      check(words);
      expect(explained(words), words.key).not.toBe("");
    }
    for (const choice of firsts(choices)) for (const action of actions) check(theseusAsk.answer(action, choice, theseusView));
    for (const action of actions) theseusAsk.meaning(action, choices[0]!, theseusView);
    theseusAsk.notes(theseusView, 0).forEach(check);
  });

  it("Nemesis tells every event and every note", async () => {
    await speak(language);
    const types = typesOf("nemesis");
    const events = valuesOf(types, "Event") as nemesis.Event[];
    expect(kinds(events)).toBe(154);
    const real = samples<{ event: nemesis.Event }>("nemesis", "kernel.Entry<game.Event>").map(({ event }) => event);
    for (const event of [...events, ...real]) check(nemesisLog.tell(event, nemesisView));
    for (const truth of [true, false, null]) check(nemesisLog.truth(truth));
    for (const fact of valuesOf(types, "Fact") as nemesis.Fact[]) {
      const words = nemesisLog.note(fact, nemesisView);
      if (words) check(words);
    }
  });

  it("Nemesis asks every question and names every answer", async () => {
    await speak(language);
    const types = typesOf("nemesis");
    const choices = valuesOf(types, "Choice") as nemesis.Choice[];
    const actions = valuesOf(types, "Action") as nemesis.Action[];
    expect(kinds(choices)).toBe(34);
    expect(kinds(actions)).toBe(40);
    for (const choice of choices) {
      const words = nemesisAsk.ask(choice, nemesisView);
      check(words);
      expect(explained(words), words.key).not.toBe("");
    }
    // What is paid for is named, whatever it is.
    for (const deed of valuesOf(types, "Deed") as nemesis.Deed[]) {
      const draft = { ...(valuesOf(types, "Draft")[0] as nemesis.Draft), who: 0, deed };
      for (const due of [1, 2, 5]) {
        const words = nemesisAsk.ask({ pay: { seat: 0 } }, { ...nemesisView, steps: [{ act: { draft, due, cancelled: false, phase: 0, at: "Pay" } }] });
        check(words);
        expect(spoken(words)).toContain(String(due));
      }
    }
    for (const choice of firsts(choices)) for (const action of actions) check(nemesisAsk.answer(action, choice, nemesisView));
    for (const action of actions) nemesisAsk.about(action, choices[0]!, nemesisView);
    // To leave a fight is another thing than to walk, and says so.
    const fighting = { ...nemesisView, crew: nemesisView.crew.map((member) => ({ ...member, in_combat: true })) };
    const [walks, escapes] = [nemesisView, fighting].map((view) => nemesisAsk.answer({ do: { move: 0 } }, { action: { seat: 0 } }, view));
    expect([walks!.heading, walks!.caution]).toEqual([undefined, undefined]);
    for (const words of [escapes!, escapes!.heading!, escapes!.caution!]) check(words);
    expect(spoken(escapes!)).not.toBe(spoken(walks!));
  });
});
