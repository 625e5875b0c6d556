// What is pointed at has the same name for everybody, in their own language; what cannot be understood is passed over.
import { readFileSync } from "node:fs";
import "./browser";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { usual } from "../src/boards/usual";
import { Engine, initSync, Replay } from "../src/engine/engine";
import { say, speak } from "../src/lib/tongue.svelte";
import { type Game, spotOf } from "../src/table/game";
import { Pointing } from "../src/table/pointing.svelte";
import { Sitting } from "../src/table/sitting.svelte";

const boards = { nemesis: () => import("../src/boards/nemesis/game"), theseus: () => import("../src/boards/theseus/game") };

/** The board at the beginning, as somebody sees it who looks on. */
function viewOf(game: "nemesis" | "theseus"): unknown {
  const table = { id: "000000000000000t", name: "Bench", agreed: usual(game), settings: { pace: 0, window: 0 }, me: { person: "0000000000000001", name: "Ash" } };
  const engine = Engine.open(JSON.stringify(table), 1);
  const hear = (message: object) => engine.hear(JSON.stringify(message), 1, new Uint8Array(32).fill(7));
  hear({ type: "hello", protocol: 1, role: "player", seen: [] });
  for (let seat = 0; seat < (game === "nemesis" ? 3 : 2); seat++) hear({ type: "do", id: 1, command: { do: "seat_bot", seat, bot: "rookie" } });
  hear({ type: "do", id: 1, command: { do: "start" } });
  for (let now = 2, wake = engine.wake(); wake !== undefined; wake = engine.wake()) engine.tick((now = Math.max(now + 1, wake)));
  const replay = Replay.of(engine.take_records());
  const frame = JSON.parse(replay.frame(40, "spectator")) as { view: unknown };
  replay.free();
  return frame.view;
}

const game = { place: ({ kind, id }: { kind: string; id: number | string }) => (kind === "room" && Number(id) < 5 ? `Room ${id}` : null) } as unknown as Game;
let sent: { id: number; command: Record<string, unknown> }[];
let sitting: Sitting;
let pointing: Pointing;

beforeAll(async () => {
  initSync({ module: readFileSync(new URL("../src/engine/engine_bg.wasm", import.meta.url)) });
  await speak("en");
});
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sent = [];
  sitting = new Sitting();
  sitting.join({ send: (message) => sent.push(message as (typeof sent)[number]), close: () => undefined });
  sent = [];
  pointing = new Pointing(sitting, game, () => ({}), (seat) => ["Ada", "Ben"][seat] ?? "?");
});
afterEach(() => void vi.useRealTimers());
const hear = (by: number, at: string) => {
  sitting.hear({ type: "pinged", by, at });
  pointing.heed(sitting.pings);
};

it("reads the names of places, and nothing else", () => {
  expect(spotOf("room:12")).toEqual({ kind: "room", id: 12 });
  expect(spotOf("sector:control_centre")).toEqual({ kind: "sector", id: "control_centre" });
  for (const odd of ["", "room", "room:", ":3", "room:1:2", 'room:"]', "Room:3", "room: 3"]) expect(spotOf(odd)).toBeNull();
});

it("shows for a while what somebody points at, one place each", () => {
  hear(1, "room:3");
  expect(pointing.now.map(({ name, at }) => [name, at])).toEqual([["Ben", "room:3"]]);
  expect(pointing.told).toContain("Room 3");
  hear(0, "room:1");
  hear(1, "room:2");
  expect(pointing.now.map(({ name, at }) => [name, at])).toEqual([["Ada", "room:1"], ["Ben", "room:2"]]);
  vi.advanceTimersByTime(7000);
  expect(pointing.now).toEqual([]);
  expect(sitting.pings.length).toBe(3);
});

it("passes over what is not on the board", () => {
  hear(1, "room:9");
  hear(1, "<b>here</b>");
  expect([pointing.now, pointing.told]).toEqual([[], ""]);
});

it("sends what is pointed at, and not too often", async () => {
  await Promise.race([pointing.point("room:3"), Promise.resolve()]);
  expect(sent.map(({ command }) => command)).toEqual([{ do: "ping", at: "room:3" }]);
  await pointing.point("room:4");
  expect(sent.length).toBe(1);
  expect(pointing.problem).not.toBe("");
  vi.advanceTimersByTime(5000);
  expect(pointing.problem).toBe("");
  await pointing.point("room:99");
  await pointing.point(undefined);
  expect(sent.length).toBe(1);
});

it("says so when it could not be sent", async () => {
  sitting.lose();
  await pointing.point("room:3");
  expect(pointing.problem).toBe(say("table-error-unsent"));
});

const SPOTS = {
  nemesis: ["room:0", "room:20", "corridor:0", "network:0", "person:0"],
  theseus: ["sector:control_centre", "room:0", "slot:0", "pending:0", "unit:0"],
};

describe.each(["nemesis", "theseus"] as const)("%s", (name) => {
  it.each(["en", "pl", "cs", "uk"] as const)("has names for its places in %s", async (language) => {
    vi.useRealTimers();
    await speak(language);
    const { place } = (await boards[name]()).game;
    const view = viewOf(name);
    for (const spot of SPOTS[name]) expect(place(spotOf(spot)!, view), spot).toMatch(/^[^[\]{}?]+$/);
    for (const spot of ["room:900", "corridor:900", "sector:kitchen", "unit:900", "figure:900", "option:1", "me:hand"]) expect(place(spotOf(spot)!, view), spot).toBeNull();
  });
});
