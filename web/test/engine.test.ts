// The engine as the browser runs it: a whole game of each kind against bots, saved, loaded, exported and seen again.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { usual } from "../src/boards/usual";
import { Engine, initSync, journal, Replay } from "../src/engine/engine";
import { patched } from "../src/lib/patch";
import type { FromTable, GameName, Preview, Update } from "../src/types/protocol";

const ME = JSON.stringify({ person: "0000000000000001", name: "Ripley" });
const SEED = new Uint8Array(32).map((_, index) => index);

beforeAll(() => {
  // `cargo xtask wasm` makes it.
  initSync({ module: readFileSync(new URL("../src/engine/engine_bg.wasm", import.meta.url)) });
});

class Player {
  now = 1_000_000;
  records: string[] = [];
  view: unknown;
  last: Update | null = null;
  preview: Preview | null = null;
  phase = "";
  #engine: Engine;

  constructor(game: GameName) {
    const table = { id: "000000000000000t", name: "Bench", agreed: usual(game), settings: { pace: 0, window: 0 }, me: JSON.parse(ME) as unknown };
    this.#engine = Engine.open(JSON.stringify(table), this.now);
    this.hello();
  }

  hello(): void {
    this.say({ type: "hello", protocol: 1, role: "player", seen: [] });
  }
  ask(command: object): void {
    this.say({ type: "do", id: 1, command });
  }
  say(message: object): void {
    this.#hear(this.#engine.hear(JSON.stringify(message), this.now, SEED));
  }
  tick(): void {
    this.now = Math.max(this.now, this.#engine.wake() ?? this.now + 1);
    this.#hear(this.#engine.tick(this.now));
  }
  reload(): void {
    this.#engine = Engine.load(this.#engine.snapshot(), this.records, ME, this.now);
    this.hello();
  }
  #hear(texts: string[]): void {
    this.records.push(...this.#engine.take_records());
    for (const text of texts) {
      const message = JSON.parse(text) as FromTable;
      if (message.type === "refused" || message.type === "farewell") throw new Error(JSON.stringify(message.refusal));
      if (message.type === "welcome" || message.type === "table") this.phase = message.table.phase;
      if (message.type === "preview") this.preview = message.preview;
      if (message.type !== "update") continue;
      this.view = "whole" in message.sight ? message.sight.whole : patched(this.view, message.sight.change);
      this.last = message;
    }
  }
}

describe.each(["theseus", "nemesis"] as const)("%s", (game) => {
  it("is played to its end, with the page closed and opened again in between", () => {
    const player = new Player(game);
    const seats = game === "nemesis" ? 3 : 2;
    player.ask({ do: "sit", seat: 0 });
    for (let seat = 1; seat < seats; seat++) player.ask({ do: "seat_bot", seat, bot: "rookie" });
    player.ask({ do: "start" });
    expect(player.phase).toBe("playing");
    let answers = 0;
    let [final, dear] = [0, 0];
    while (player.phase === "playing") {
      const pending = player.last?.pending;
      if (!pending) player.tick();
      else {
        answers += 1;
        final += pending.options.filter(({ is_final }) => is_final).length;
        dear += pending.options.filter(({ cost }) => cost).length;
        const option = answers % pending.options.length;
        player.ask({ do: "preview", seat: 0, turn: pending.turn, option });
        expect(player.preview).toMatchObject({ seat: 0, turn: pending.turn, option });
        expect(player.last?.pending).toBe(pending);
        player.ask({ do: "answer", seat: 0, turn: pending.turn, option });
        if (answers % 10 === 0) {
          const seen = player.view;
          player.reload();
          expect(player.view).toEqual(seen);
        }
      }
    }
    expect(player.phase).toBe("over");
    expect(answers).toBeGreaterThan(10);
    // What is at stake is told here as by a server; only Nemesis has costs.
    expect([final > 0, dear > 0]).toEqual([true, game === "nemesis"]);

    const replay = Replay.of(player.records);
    expect(replay.is_over()).toBe(true);
    const answered = player.records.filter((record) => record.includes('"answered"')).length;
    expect(replay.frames()).toBe(answered + 1);
    const end = JSON.parse(replay.frame(replay.frames() - 1, "0")) as { view: unknown };
    expect(end.view).toEqual(player.view);
    expect(Replay.of_journal(journal(player.records)).frames()).toBe(replay.frames());
    replay.free();
  });
});
