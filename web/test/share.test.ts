import { expect, test } from "vitest";
import { shared, sharing } from "../src/lib/share";

test("what is as before is the same object", () => {
  const before = { rooms: [{ name: "Canteen", fire: false }, { name: "Hold", fire: false }], round: 1, none: null };
  const now = shared(before, { rooms: [{ name: "Canteen", fire: false }, { name: "Hold", fire: true }], round: 2, none: null });
  expect(now).toEqual({ rooms: [{ name: "Canteen", fire: false }, { name: "Hold", fire: true }], round: 2, none: null });
  expect(now.rooms[0]).toBe(before.rooms[0]);
  expect(now.rooms[1]).not.toBe(before.rooms[1]);
  expect(shared(before, structuredClone(before))).toBe(before);
});

test("what came, went or became something else is not taken for the same", () => {
  for (const [before, now] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    [1, "1"],
  ] as [unknown, unknown][]) {
    const kept = shared(before, now);
    expect(kept).toStrictEqual(now);
    expect(kept).not.toBe(before);
  }
});

test("a value that is made again and again is remembered", () => {
  const same = sharing<number[][]>();
  const first = same([[1], [2]]);
  const second = same([[1], [3]]);
  expect(second[0]).toBe(first[0]);
  expect(same([[1], [3]])).toBe(second);
});
