// Runs one table in a worker: the engine as WebAssembly, its clock, and what has to last.
import init, { Engine, Replay, journal } from "../engine/engine";
import { type FromWorker, HELD, type Reel, type ToWorker } from "./messages";
import { find, records, save } from "./store";

let engine: Engine | undefined;
let replay: Replay | undefined;
let me = "";
let id = "";
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> = Promise.resolve();

/** How long a page that is being closed may take to let go of a table. */
const PATIENCE = 3000;

const ready = init();

function tell(message: FromWorker): void {
  postMessage(message);
}

function seed(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(32));
}

/** Keeps what has changed, tells the page, and sets the clock for what comes next. */
function after(table: Engine, texts: string[]): void {
  if (texts.length > 0) tell({ type: "heard", texts });
  const fresh = table.take_records();
  if (fresh.length > 0) {
    count += fresh.length;
    const kept = { id, me, snapshot: table.snapshot(), summary: table.summary(), records: count, saved: Date.now() };
    saving = saving.then(() => (lost.has(kept.id) ? undefined : save(kept, fresh))).catch((problem: unknown) => tell({ type: "unsaved", problem: String(problem) }));
  }
  clearTimeout(timer);
  const wake = table.wake();
  if (wake !== undefined) timer = setTimeout(() => engine === table && after(table, table.tick(Date.now())), Math.max(0, wake - Date.now()));
}

/** Tables another page has taken by force: what was not kept by then must not be written over what happens there. */
const lost = new Set<string>();

/** Another page goes on with the table. */
async function giveUp(table: string): Promise<void> {
  if (id !== table || !engine) return;
  engine = undefined;
  clearTimeout(timer);
  // The page ends this worker when it hears of it: what happened is kept before.
  await saving;
  tell({ type: "taken" });
}

/** Two pages must not run the same table: whoever has it keeps it until their page is closed, or another asks them to give it up. */
async function hold(table: string, take = false): Promise<void> {
  if (!("locks" in navigator)) return;
  const channel = new BroadcastChannel(`table ${table}`);
  if (take) channel.postMessage("give up");
  try {
    await lock(table, channel, { signal: AbortSignal.timeout(PATIENCE) }).catch((problem: unknown) => {
      // Whoever does not answer has it taken away.
      if (take) return lock(table, channel, { steal: true });
      throw problem instanceof DOMException && problem.name === "TimeoutError" ? new Error(HELD) : problem;
    });
  } catch (problem) {
    channel.close();
    throw problem;
  }
}

function lock(table: string, channel: BroadcastChannel, options: LockOptions): Promise<void> {
  return new Promise((held, failed) => {
    navigator.locks
      .request(`table ${table}`, options, () => {
        held();
        lost.delete(table);
        return new Promise<void>((release) => {
          channel.onmessage = () => {
            channel.close();
            void giveUp(table).then(release);
          };
        });
      })
      .catch((problem: unknown) => {
        failed(problem);
        // It was held, and taken by force.
        if (id !== table) return;
        lost.add(table);
        void giveUp(table);
      });
  });
}

/** From here on this worker runs a table. */
function run(table: Engine, named: string, mine: string, known: number): void {
  [engine, id, me, count] = [table, named, mine, known];
  after(table, []);
}

function command(table: Engine, asked: Record<string, unknown>): void {
  const answers = table.hear(JSON.stringify({ type: "do", id: 0, command: asked }), Date.now(), seed());
  const answer = JSON.parse(answers.at(-1) ?? "{}") as { type?: string; refusal?: { reason: string } };
  if (answer.type === "refused") throw new Error(answer.refusal?.reason);
}

async function handle(message: Exclude<ToWorker, { type: "say" }>): Promise<unknown> {
  await ready;
  switch (message.type) {
    case "open": {
      const { places, start, ...table } = message.table;
      await hold(table.id);
      const fresh = Engine.open(JSON.stringify(table), Date.now());
      places.forEach((who, seat) => {
        if (who === "me") {
          command(fresh, { do: "sit", seat });
          // Nobody is kept waiting, so nobody needs to hurry.
          command(fresh, { do: "order", seat, orders: { windows: "ask" } });
        }
        else if (who) command(fresh, { do: "seat_bot", seat, bot: who });
      });
      if (start) command(fresh, { do: "start" });
      run(fresh, table.id, JSON.stringify(table.me), 0);
      return saving;
    }
    case "import":
      await hold(message.table.id);
      run(Engine.import(JSON.stringify(message.table), message.journal, Date.now()), message.table.id, JSON.stringify(message.table.me), 0);
      return saving;
    case "load": {
      if (engine && id === message.id) return;
      await hold(message.id, message.take);
      const [kept, history] = await Promise.all([find(message.id), records(message.id)]);
      if (!kept) throw new Error("no such table");
      run(Engine.load(kept.snapshot, history, kept.me, Date.now()), kept.id, kept.me, kept.records);
      return;
    }
    case "again": {
      if (!engine) throw new Error("no table");
      const [old, mine] = [engine, me];
      await hold(message.id);
      const next = old.again(message.id, Date.now());
      after(old, []);
      run(next, message.id, mine, 0);
      return saving;
    }
    case "journal":
      await saving;
      return journal(await records(message.id));
    case "replay":
      replay = Replay.of(await records(message.id));
      return { frames: replay.frames(), over: replay.is_over() } satisfies Reel;
    case "watch":
      replay = Replay.of_journal(message.journal);
      return { frames: replay.frames(), over: replay.is_over() } satisfies Reel;
    case "frame":
      return JSON.parse(replay?.frame(message.frame, message.eyes) ?? "null") as unknown;
  }
}

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "say") {
    if (engine) after(engine, engine.hear(data.text, Date.now(), seed()));
    return;
  }
  try {
    tell({ type: "answer", number: data.number, answer: await handle(data) });
  } catch (problem) {
    tell({ type: "failed", number: data.number, problem: String(problem) });
  }
};
