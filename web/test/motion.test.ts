// What is shown moving follows from what happened, in real games: every kind of it is met, and nobody waits long.
import { readFileSync } from "node:fs";
import "./browser";
import { beforeAll, describe, expect, it } from "vitest";
import { motions as nemesis } from "../src/boards/nemesis/motion";
import { motions as theseus } from "../src/boards/theseus/motion";
import { usual } from "../src/boards/usual";
import { Engine, initSync, Replay } from "../src/engine/engine";
import { knows, speak } from "../src/lib/tongue.svelte";
import { fitting, lengthOf, type Motion, soundOf } from "../src/table/motion";
import type { Frame, GameName } from "../src/types/protocol";

beforeAll(async () => {
  initSync({ module: readFileSync(new URL("../src/engine/engine_bg.wasm", import.meta.url)) });
  await speak("en");
});

/** A game of computer players, frame by frame as those who look on see it. */
function frames(game: GameName, seed: number): Frame[] {
  const me = { person: "0000000000000001", name: "Ash" };
  const table = { id: "000000000000000t", name: "Bench", agreed: usual(game), settings: { pace: 0, window: 0 }, me };
  const engine = Engine.open(JSON.stringify(table), 1);
  const random = new Uint8Array(32).fill(seed);
  const ask = (command: object) => engine.hear(JSON.stringify({ type: "do", id: 1, command }), 1, random);
  engine.hear(JSON.stringify({ type: "hello", protocol: 1, role: "player", seen: [] }), 1, random);
  for (let seat = 0; seat < (game === "nemesis" ? 3 : 2); seat++) ask({ do: "seat_bot", seat, bot: "rookie" });
  ask({ do: "start" });
  for (let now = 2, wake = engine.wake(); wake !== undefined; wake = engine.wake()) engine.tick((now = Math.max(now + 1, wake)));
  const replay = Replay.of(engine.take_records());
  const found = Array.from({ length: replay.frames() }, (_, number) => JSON.parse(replay.frame(number, "spectator")) as Frame);
  replay.free();
  return found;
}

const SPOTS = /^(room|corridor|network|person|figure|sector|unit|slot|pending|tracks):[a-z0-9_]+$/;

describe.each([
  { game: "nemesis" as const, motions: nemesis as (events: never, before: never, after: never) => Motion[], kinds: ["die", "pulse", "flash", "travel", "card"] },
  { game: "theseus" as const, motions: theseus as (events: never, before: never, after: never) => Motion[], kinds: ["pulse", "flash", "travel"] },
])("$game", ({ game, motions, kinds }) => {
  it("shows every kind of motion, and points only at places", () => {
    const met = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const film = frames(game, seed);
      expect(film.length).toBeGreaterThan(20);
      film.slice(1).forEach((frame, i) => {
        const shown = motions(frame.events.map(({ event }) => event) as never, film[i]!.view as never, frame.view as never);
        for (const motion of shown) {
          met.add(motion.kind);
          for (const spot of motion.kind === "travel" ? motion.path : "at" in motion ? [motion.at] : []) expect(spot).toMatch(SPOTS);
          if ("words" in motion) expect(knows(motion.words.key), motion.words.key).toBe(true);
          if (motion.kind === "die") expect(motion.sign, motion.face).toMatch(/^M/);
          if (motion.kind === "travel") expect(motion.path.length).toBeGreaterThan(1);
          expect(soundOf(motion)).toBeTruthy();
        }
      });
    }
    expect([...met].sort()).toEqual([...kinds].sort());
  });
});

describe("what piles up", () => {
  const pulse: Motion = { kind: "pulse", at: "room:1", tone: "text", shape: "ring" };
  const die: Motion = { kind: "die", die: "noise", face: "1", words: { key: "nemesis-log-noise_rolled" }, tone: "text", sign: "M0 0" };
  it("is cut down to what somebody waits for, the least important and oldest first", () => {
    expect(fitting([pulse, die])).toEqual([pulse, die]);
    expect(fitting([pulse, die, pulse, pulse], lengthOf(die) + lengthOf(pulse))).toEqual([die, pulse]);
    expect(fitting([die, { ...die, face: "2" }], lengthOf(die))).toEqual([{ ...die, face: "2" }]);
    expect(fitting([die], 0)).toEqual([]);
  });
});
