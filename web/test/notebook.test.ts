import { expect, test } from "vitest";
import { seenItems } from "../src/boards/nemesis/reading";

const told = (...events: unknown[]) => events.map((event) => ({ event }));

test("the notebook has the Items one has seen and does not hold", () => {
  const events = told(
    { round_begins: { round: 2 } },
    { item_under: { seat: 0, item: "bandages", back: "green" } },
    { item_under: { seat: 1, item: null, back: "red" } },
    { round_begins: { round: 3 } },
    { shown: { seat: 1, to: 0, item: "clothes" } },
    { shown: { seat: 2, to: 1, item: null } },
  );
  expect(seenItems(events, 0)).toEqual([
    { fact: { item: { of: 0, item: "bandages", under: true } }, when: 2, touched: false },
    { fact: { item: { of: 1, item: "clothes", under: false } }, when: 3, touched: false },
  ]);
  expect(seenItems(events, 2)).toEqual([]);
});

test("what was shown may be gone once its owner has parted with something", () => {
  const shown = { shown: { seat: 1, to: 0, item: "clothes" } };
  const touched = (...later: unknown[]) => seenItems(told(shown, ...later), 0).map((note) => note.touched);
  expect(touched({ item_gone: { seat: 1, item: "bandages" } })).toEqual([false]);
  expect(touched({ item_gone: { seat: 2, item: "clothes" } })).toEqual([false]);
  expect(touched({ item_gone: { seat: 1, item: "clothes" } })).toEqual([true]);
  expect(touched({ item_gone: { seat: 1, item: null } })).toEqual([true]);
  expect(touched({ handed: { from: 1, to: 2, thing: null, back: "red" } })).toEqual([true]);
});
