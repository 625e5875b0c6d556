// The station is drawn without anything lying on anything else, and every answer finds its place.
import { describe, expect, it } from "vitest";
import "./browser";
import { SECTOR, corner, layout, pendingBox, roomBox, slotBox, type Box } from "../src/boards/theseus/geometry";
import { atTurn, pendingNumber, pendingOf, pendingSector, roomLetter, roomSector, roomsOf, SECTORS, slotNumber, slotSector, slotsOf, together } from "../src/boards/theseus/reading";
import { spots } from "../src/boards/theseus/spots";
import { variant } from "../src/lib/words";
import type { Action, View } from "../src/types/theseus";
import { typesOf, valuesOf } from "./values";

const meets = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = (a: Box, b: Box): boolean => a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

function apart(boxes: Box[], within: Box): void {
  boxes.forEach((box, index) => {
    expect(inside(box, within)).toBe(true);
    boxes.slice(index + 1).forEach((other) => expect(meets(box, other)).toBe(false));
  });
}

describe("the drawing", () => {
  it.each([4, 5, 6, 7].flatMap((count) => [[count, false], [count, true]] as [number, boolean][]))("has room for %i sectors, upright: %s", (count, upright) => {
    const plan = layout(count, upright);
    expect(plan.sectors).toHaveLength(count);
    expect(plan.height > plan.width).toBe(upright);
    apart([...plan.sectors.map((centre) => ({ ...corner(centre), ...SECTOR })), plan.middle], { x: 0, y: 0, width: plan.width, height: plan.height });
  });

  it.each([[2, 1], [2, 2], [3, 1], [3, 0]])("keeps Rooms, %i columns of slots and %i pending slots apart", (columns, pending) => {
    const rooms = [0, 1, 2, 3].map(roomBox);
    const slots = [0, 1].flatMap((row) => Array.from({ length: columns }, (_, column) => slotBox(row, column, columns)));
    const waiting = Array.from({ length: pending }, (_, index) => pendingBox(index, pending));
    apart([...rooms, ...slots, ...waiting], { x: 0, y: 0, ...SECTOR });
  });
});

describe("numbers of places", () => {
  it("lead back to their sector", () => {
    // T-SECTOR-02, T-SECTOR-04 to -06, T-SECTOR-17: four Rooms each; two pending slots in a faction sector, one or none elsewhere.
    expect(SECTORS.map((sector) => pendingOf(sector).length)).toEqual([1, 1, 0, 2, 2, 2, 2]);
    for (const sector of SECTORS) {
      expect(roomsOf(sector).map(roomLetter)).toEqual(["a", "b", "c", "d"]);
      expect(new Set(roomsOf(sector).map(roomSector))).toEqual(new Set([sector]));
      expect(new Set(slotsOf(sector).map(slotSector))).toEqual(new Set([sector]));
      slotsOf(sector).forEach((slot, index) => expect(slotNumber(slot)).toBe(index + 1));
      pendingOf(sector).forEach((pending, index) => expect([pendingSector(pending), pendingNumber(pending)]).toEqual([sector, index + 1]));
    }
  });
});

describe("answers on the board", () => {
  it("point at something, or are no place at all", () => {
    const view = { ring: SECTORS, steps: [{ movement: { unit: 0, sector: "wreck", left: 1 } }] } as unknown as View;
    const nowhere = new Set(["pass", "points", "upgrade_token", "sector_action", "embryo", "detonate"]);
    for (const action of valuesOf(typesOf("theseus"), "Action") as Action[]) {
      expect(spots(action, view).length > 0, JSON.stringify(action)).toBe(!nowhere.has(variant(action).kind));
    }
    expect(spots("leap", view)).toEqual([{ kind: "sector", id: "corridors" }]);
    const exploding = { ...view, steps: [{ card_action: { slot: 7 } }] } as unknown as View;
    expect(spots("detonate", exploding)).toEqual([{ kind: "slot", id: 7 }]);
  });
});

describe("who is shown", () => {
  const players = [{}, {}, {}, {}];
  it("is waited for during setup, and has the turn afterwards", () => {
    const question = { choice: { alliance_sector: { seat: 1 } }, asked: [1], waiting: [1], answered: null };
    expect(atTurn({ active: 0, steps: [{ opening: {} }], question } as unknown as View)).toEqual([1]);
    expect(atTurn({ active: 0, steps: [{ rounds: {} }, { turn: {} }], question } as unknown as View)).toEqual([0]);
  });
  it("stands beside an ally", () => {
    expect(together({ mode: "alliances", players } as unknown as View)).toEqual([[0, 2], [1, 3]]);
    expect(together({ mode: "battle", players } as unknown as View)).toEqual([[0, 1, 2, 3]]);
  });
});
