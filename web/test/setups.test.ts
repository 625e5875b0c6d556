// What is agreed upon is always something the engine accepts, and keeps what was just chosen.
import "./browser";
import { describe, expect, it } from "vitest";
import { nearest } from "../src/boards/nearest";
import { game as nemesis } from "../src/boards/nemesis/game";
import { game as theseus } from "../src/boards/theseus/game";
import { usual } from "../src/boards/usual";
import { besides } from "../src/lib/agreement";
import { say, speak } from "../src/lib/tongue.svelte";
import type { Agreed } from "../src/lib/wire";
import { NEMESIS, THESEUS_TABLES } from "../src/types/setups";
import type { Setup as Ship } from "../src/types/nemesis";
import type { Setup as Station } from "../src/types/theseus";

const ship = (setup: Partial<Ship>): Agreed => ({ ...usual("nemesis"), setup: { ...(usual("nemesis").setup as Ship), ...setup } }) as Agreed;
const after = (setup: Partial<Ship>, term: string, value: unknown): unknown => nemesis.agree(ship(setup), term, value).setup;

describe("Nemesis", () => {
  it.each([
    [{ mode: "solo", players: 1 }, "players", 3, { mode: "semi_cooperative", players: 3 }],
    [{ players: 2 }, "players", 1, { mode: "solo", players: 1 }],
    [{ players: 4, takeover: true }, "players", 1, { mode: "solo", players: 1, takeover: false }],
    [{ players: 4, takeover: true }, "mode", "solo", { mode: "solo", players: 1, takeover: false }],
    [{ players: 4, takeover: true }, "mode", "cooperative", { mode: "cooperative", players: 4, takeover: false }],
    [{ mode: "solo", players: 1 }, "mode", "semi_cooperative", { mode: "semi_cooperative", players: 2 }],
    [{ mode: "cooperative", players: 1 }, "takeover", true, { mode: "semi_cooperative", players: 2, takeover: true }],
    [{ side: "alternate", players: 5 }, "takeover", true, { side: "alternate", players: 5, takeover: true }],
  ] as [Partial<Ship>, string, unknown, Partial<Ship>][])("%o with %s %s", (before, term, value, wanted) => {
    expect(after(before, term, value)).toEqual(ship({ ...before, ...wanted }).setup);
  });

  it("says what changes with what was chosen", async () => {
    await speak("en");
    const told = (setup: Partial<Ship>, term: string, value: unknown) => besides(nemesis, ship(setup), nemesis.agree(ship(setup), term, value), term);
    expect(told({ mode: "cooperative", players: 3 }, "takeover", true)).toEqual([`${say("table-term-mode")}: ${say("nemesis-mode-semi_cooperative")}`]);
    expect(told({ players: 3 }, "mode", "solo")).toEqual([`${say("table-term-players")}: ${say("table-lobby-players", { count: 1 })}`]);
    expect(told({ players: 3 }, "players", 4)).toEqual([]);
  });

  it("never asks for what the engine refuses", () => {
    for (const setup of NEMESIS) for (const { id, options } of nemesis.terms(ship(setup))) for (const { value } of options) expect(NEMESIS).toContainEqual(after(setup, id, value));
  });
});

describe("Theseus", () => {
  it("never asks for what the engine refuses, and seats nobody twice", () => {
    const accepted = ({ mode, factions, ring }: Station) => THESEUS_TABLES.some((table) => table.mode === mode && [...factions].sort().join() === [...table.factions].sort().join() && table.rings.includes(ring));
    for (const table of THESEUS_TABLES) {
      for (const ring of table.rings) {
        const agreed = { ...usual("theseus"), setup: { ...(usual("theseus").setup as Station), ...table, ring } } as Agreed;
        for (const { id, options, value } of theseus.terms(agreed)) {
          for (const option of options) {
            const setup = theseus.agree(agreed, id, option.value).setup as Station;
            expect(accepted(setup)).toBe(true);
            expect(value ? value(setup as never) : setup[id as keyof Station]).toEqual(option.value);
          }
        }
      }
    }
  });
});

it("follows whatever the engine accepts", () => {
  const odd = [{ hats: 9, feet: "wet" }, { hats: 2, feet: "wet" }, { hats: 2, feet: "dry" }];
  expect(nearest(odd, { hats: 9, feet: "dry" }, "hats")).toEqual({ hats: 9, feet: "wet" });
  expect(nearest(odd, { hats: 9, feet: "dry" }, "feet")).toEqual({ hats: 2, feet: "dry" });
});
