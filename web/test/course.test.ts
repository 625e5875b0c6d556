// The way of a unit before its Move is made: what the engine foretells, step by step, and nothing else.
import { expect, it } from "vitest";
import { steps } from "../src/boards/theseus/course";
import type { Event, View } from "../src/types/theseus";

const view = { units: [{ owner: 1 }, { owner: 0 }] } as unknown as View;
const entered = (unit: number, sector: string) => ({ sector_entered: { unit, sector } }) as Event;
const begins = (unit: number) => ({ move_begins: { unit, by: 0, points: 2 } }) as Event;
const told = (events: Event[]) => steps(events, view).map(({ spot, number, seat }) => `${seat} ${number} ${spot.kind}:${spot.id}`);

it("counts the sectors a unit enters", () => {
  expect(told([begins(0), entered(0, "corridors"), entered(0, "wreck")])).toEqual(["1 1 sector:corridors", "1 2 sector:wreck"]);
});

it("counts every unit, and every Move, by itself", () => {
  expect(told([begins(0), entered(0, "corridors"), begins(1), entered(1, "wreck"), begins(0), entered(0, "laboratory")])).toEqual(["1 1 sector:corridors", "0 1 sector:wreck", "1 1 sector:laboratory"]);
});

it("does not count what is leapt over or reached at once", () => {
  const leapt = { sector_leapt: { unit: 0, sector: "corridors" } } as Event;
  const taken = { exit_taken: { unit: 0, sector: "alien_nest" } } as Event;
  expect(told([begins(0), leapt, entered(0, "wreck"), taken])).toEqual(["1 1 sector:wreck", "1 null sector:alien_nest"]);
});

it("has nothing to show where nobody moves", () => expect(told([])).toEqual([]));
