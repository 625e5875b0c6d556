// With arrow keys alone one comes from anywhere on a board to everywhere on it, and from a room along its corridors.
import facts from "virtual:facts/nemesis";
import { describe, expect, it } from "vitest";
import "./browser";
import { corridorPlace, graph as ship, roomPlace } from "../src/boards/nemesis/graph";
import { layout } from "../src/boards/theseus/geometry";
import { graph as station, sectorPlace } from "../src/boards/theseus/graph";
import { SECTORS } from "../src/boards/theseus/reading";
import { type Place, towards } from "../src/table/walking";

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

const nextTo = (places: readonly Place[], from: string): (string | null)[] => KEYS.map((key) => towards(places, from, key));

function unreached(places: readonly Place[]): string[] {
  const next = new Map(places.map(({ name }) => [name, nextTo(places, name).filter((one) => one !== null)]));
  return places.flatMap(({ name: from }) => {
    const met = new Set([from]);
    for (const one of met) next.get(one)?.forEach((other) => met.add(other));
    return places.filter(({ name }) => !met.has(name)).map(({ name }) => `${from} → ${name}`);
  });
}

describe.each(["basic", "alternate"] as const)("the ship, %s side", (side) => {
  const places = ship(side);
  it("is reached everywhere from everywhere", () => expect(unreached(places)).toEqual([]));
  it("has an arrow for every corridor of a room, and for both ends of a corridor", () => {
    facts.sides[side].corridors.forEach(({ ends }, corridor) => {
      for (const end of ends) {
        expect(nextTo(places, roomPlace(end)), `room ${end}`).toContain(corridorPlace(corridor));
        expect(nextTo(places, corridorPlace(corridor)), `corridor ${corridor}`).toContain(roomPlace(end));
      }
    });
  });
  it("goes on through a corridor with the arrow that led into it, where the corridor lies that way", () => {
    const ahead = ({ at: from }: Place, { at: to }: Place, key: string): boolean => {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const [on, aside] = { ArrowLeft: [-dx, dy], ArrowRight: [dx, dy], ArrowUp: [-dy, dx], ArrowDown: [dy, dx] }[key] as [number, number];
      return on > Math.abs(aside) / 2;
    };
    for (const room of places.filter(({ name }) => name.startsWith("room"))) {
      for (const key of KEYS) {
        const corridor = places.find(({ name }) => name === towards(places, room.name, key));
        if (corridor?.name.startsWith("corridor") && corridor.links?.includes(room.name) && ahead(room, corridor, key)) expect(corridor.links, `${room.name} ${key}`).toEqual(expect.arrayContaining([room.name, towards(places, corridor.name, key)]));
      }
    }
  });
});

describe.each([4, 5, 6, 7].flatMap((count) => [[count, false], [count, true]] as [number, boolean][]))("a station of %i sectors, upright: %s", (count, upright) => {
  const ring = SECTORS.slice(0, count);
  const places = station(ring, layout(count, upright), true);
  it("is reached everywhere from everywhere", () => expect(unreached(places)).toEqual([]));
  it("has an arrow for the next sector and the one before", () => {
    ring.forEach((sector, index) => {
      expect(nextTo(places, sectorPlace(sector))).toContain(sectorPlace(ring[(index + 1) % count]!));
      expect(nextTo(places, sectorPlace(ring[(index + 1) % count]!))).toContain(sectorPlace(sector));
    });
  });
});

describe("what lies in a place", () => {
  const at = { x: 0, y: 0 };
  const places: Place[] = [
    { name: "room", at, links: ["below"] },
    { name: "below", at: { x: 0, y: 100 }, links: ["room"] },
    { name: "one", at, within: "room" },
    { name: "two", at, within: "room" },
  ];
  it("is gone into and through", () => {
    expect(towards(places, "room", "ArrowDown")).toBe("one");
    expect(towards(places, "one", "ArrowRight")).toBe("two");
    expect(towards(places, "two", "ArrowLeft")).toBe("one");
    expect(towards(places, "two", "ArrowUp")).toBe("room");
    expect(towards(places, "two", "ArrowDown")).toBe("below");
  });
  it("is left alone by other keys", () => expect(towards(places, "room", "Enter")).toBeNull());
});
