// What comes faster than it can be drawn is drawn together, and nothing of it is lost or turned around.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { byFrame } from "../src/lib/frames";

let frames = new Map<number, () => void>();
let passed: string[] = [];
const draw = () => {
  const due = frames;
  frames = new Map();
  due.forEach((frame) => frame());
};

beforeEach(() => {
  vi.useFakeTimers();
  passed = [];
  frames = new Map();
  let next = 1;
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => (frames.set(next, frame), next++));
  vi.stubGlobal("cancelAnimationFrame", (number: number) => frames.delete(number));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const each = () => byFrame((one: string) => passed.push(one));

it("passes on at once what comes alone", () => {
  const heeded = each();
  heeded.add("a");
  expect(passed).toEqual(["a"]);
  draw();
  heeded.add("b");
  expect(passed).toEqual(["a", "b"]);
});

it("keeps what comes before a frame until then", () => {
  const heeded = each();
  ["a", "b", "c"].forEach(heeded.add);
  expect(passed).toEqual(["a"]);
  draw();
  expect(passed).toEqual(["a", "b", "c"]);
  // That was drawn in this frame; what comes now waits for the next.
  heeded.add("d");
  expect(passed).toEqual(["a", "b", "c"]);
  draw();
  expect(passed).toEqual(["a", "b", "c", "d"]);
});

it("does not wait where nothing is drawn", () => {
  const heeded = each();
  ["a", "b"].forEach(heeded.add);
  vi.advanceTimersByTime(99);
  expect(passed).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual(["a", "b"]);
  Object.assign(document, { hidden: true });
  ["c", "d"].forEach(heeded.add);
  expect(passed).toEqual(["a", "b", "c", "d"]);
});

it("can be told not to wait", () => {
  const heeded = each();
  ["a", "b"].forEach(heeded.add);
  heeded.now();
  expect(passed).toEqual(["a", "b"]);
  draw();
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual(["a", "b"]);
});
