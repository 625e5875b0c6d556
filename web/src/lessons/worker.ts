// Runs the table of a chapter in a worker, always with the same seed. It is kept only when the reader plays on.
import init, { Engine } from "../engine/engine";
import { save } from "../local/store";
import type { FromTable } from "../types/protocol";
import { Clockwork } from "./clockwork";

export type ToLesson = { type: "open"; table: { id: string; me: { person: string; name: string } }; seed: Uint8Array } | { type: "say"; text: string } | { type: "keep" };
export type FromLesson = { type: "heard"; messages: FromTable[] } | { type: "kept" } | { type: "failed"; problem: string };

let table: Clockwork | undefined;
let opened: Extract<ToLesson, { type: "open" }>["table"] | undefined;
const ready = init();

const tell = (message: FromLesson): void => postMessage(message);

async function handle(message: ToLesson): Promise<void> {
  await ready;
  switch (message.type) {
    case "open":
      opened = message.table;
      table = new Clockwork((now) => Engine.open(JSON.stringify(message.table), now), message.seed);
      return;
    case "say":
      return tell({ type: "heard", messages: (table?.hear(message.text) ?? []).map((text) => JSON.parse(text) as FromTable) });
    case "keep": {
      if (!table || !opened) return;
      const { engine } = table;
      const records = engine.take_records();
      await save({ id: opened.id, me: JSON.stringify(opened.me), snapshot: engine.snapshot(), summary: engine.summary(), records: records.length, saved: Date.now() }, records);
      return tell({ type: "kept" });
    }
  }
}

// One thing after another: what is said must not overtake the opening.
let line: Promise<void> = Promise.resolve();
onmessage = ({ data }: MessageEvent<ToLesson>) => {
  line = line.then(() => handle(data)).catch((problem: unknown) => tell({ type: "failed", problem: String(problem) }));
};
