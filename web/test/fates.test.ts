// The end says of everybody what became of them, when, and what came before it.
import { expect, it } from "vitest";
import { fates } from "../src/boards/nemesis/fates";
import type { Happened } from "../src/types/protocol";

const story = (...events: unknown[]): Happened[] => events.map((event) => ({ event, rule: "N-X-01", text: JSON.stringify(event) }) as unknown as Happened);

it("tells a death with what led to it, and what was judged", () => {
  const events = story({ round_begins: { round: 1 } }, { light_wound: { seat: 0 } }, { round_begins: { round: 2 } }, { attacks: { figure: 3, seat: 0 } }, { attack_drawn: { card: "bite_1" } }, { died: { seat: 0, slot: 4 } }, { evacuated: { seat: 1 } }, { check_survived: { seat: 1 } }, { objective_revealed: { seat: 0, objective: "hoarder", fulfilled: false } }, { wins: { seat: 1 } });
  const [first, second, third] = fates(events, 3);
  expect(first!.round).toBe(2);
  expect(first!.how).toEqual(events.slice(3, 6));
  expect(first!.judged).toEqual([events[8]]);
  expect(second!.how).toEqual([events[7]]);
  expect(second!.judged).toEqual([events[9]]);
  expect(third).toEqual({ round: null, how: [], judged: [] });
});

it("does not take somebody else's wounds for the reason", () => {
  const events = story("contact", { serious_wound: { seat: 1, wound: "body" } }, { passed: { seat: 0 } }, { died: { seat: 0, slot: 4 } });
  expect(fates(events, 1)[0]).toEqual({ round: null, how: [events[3]], judged: [] });
});
