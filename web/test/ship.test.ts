// The ship as it is drawn: nothing lies over the name of a Room, whatever lies in it and around it.
import facts from "virtual:facts/nemesis";
import { describe, expect, it } from "vitest";
import { PLATE, TILE, apart, bars, noise, place, type Point } from "../src/boards/nemesis/geometry";
import { ways } from "../src/boards/nemesis/graph";

/** The ends and the top of each arc, where it is drawn. */
function heard({ x, y }: Point, { angle, d }: { angle: number; d: string }): Point[] {
  const turn = (angle * Math.PI) / 180;
  return [...d.matchAll(/M([\d.]+) (-[\d.]+)a([\d.]+)/g)].flatMap(([, out, half, radius]) => {
    const [off, end, round] = [Number(out), Number(half), Number(radius)];
    const top = off + round - Math.sqrt(round ** 2 - end ** 2);
    return [[off, end], [off, -end], [top, 0]].map(([along, across]) => ({ x: x + Math.cos(turn) * along! - Math.sin(turn) * across!, y: y + Math.sin(turn) * along! + Math.cos(turn) * across! }));
  });
}

describe.each(["basic", "alternate"] as const)("the %s side", (side) => {
  const { slots, corridors } = facts.sides[side];
  const tiles = slots.map(apart);
  const paths = ways(side).map((way, index) => ({ way, wide: corridors[index]!.numbers.length > 1 ? PLATE.two : PLATE.one, id: corridors[index]!.id }));

  it("has noise beside its corridors, on no tile, no door and no other number", () => {
    for (const { way, wide, id } of paths) {
      const points = noise(way, wide).flatMap((arcs) => heard(way.middle, arcs));
      expect(points.length).toBeGreaterThanOrEqual(9);
      for (const point of points) {
        for (const tile of tiles) expect(Math.abs(point.x - tile.x) > TILE.width / 2 || Math.abs(point.y - tile.y) > TILE.height / 2, `${id} on a tile`).toBe(true);
        for (const other of paths) if (other.id !== id) expect(Math.hypot(point.x - other.way.middle.x, point.y - other.way.middle.y), `${id} and ${other.id}`).toBeGreaterThan(PLATE.high + 1);
        for (const { from, to } of bars(way, wide)) for (const end of [from, to]) expect(Math.hypot(point.x - end.x, point.y - end.y), `${id} on its door`).toBeGreaterThan(3);
      }
    }
  });
});

it("keeps figures below a name of two lines and above what lies on the floor", () => {
  const top = -TILE.height / 2;
  for (const count of [1, 4, 8]) {
    for (let index = 0; index < count; index++) {
      const { y, size } = place({ x: 0, y: 0 }, index, count);
      expect(y - size / 2 - top).toBeGreaterThan(45);
      expect(TILE.height / 2 - (y + size / 2)).toBeGreaterThan(16.5);
    }
  }
});
