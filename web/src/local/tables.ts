// Tables that run in this browser.
import type { Line, Sitting } from "../table/sitting.svelte";
import { byFrame } from "../lib/frames";
import type { Agreed } from "../lib/wire";
import type { Frame, FromTable, Settings } from "../types/protocol";
import { type FromWorker, HELD, type Me, type NewLocal, type Places, type Reel, type ToWorker } from "./messages";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** A new id of a table or of a person: 80 random bits, as crates/protocol spells them. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => ALPHABET[byte % 32]).join("");
}

/** Who plays on this device; the same person at every table of it. */
export function myself(name: string): Me {
  let person = localStorage.getItem("person");
  if (!person) localStorage.setItem("person", (person = freshId()));
  return { person, name: localStorage.getItem("name") ?? name };
}

type Request = ToWorker extends infer M ? (M extends { number: number } ? Omit<M, "number"> : never) : never;

/** One worker and the table it runs. */
class Room {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  #next = 1;
  #waiting = new Map<number, { done: (answer: unknown) => void; failed: (problem: Error) => void }>();
  sitting: Sitting | null = null;
  onunsaved: (() => void) | null = null;
  ontaken: (() => void) | null = null;

  readonly #heeded = byFrame((texts: string[]) => texts.forEach((text) => this.sitting?.hear(JSON.parse(text) as FromTable)));

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "heard") this.#heeded.add(data.texts);
      else if (data.type === "unsaved") this.onunsaved?.();
      else if (data.type === "taken") this.ontaken?.();
      else {
        const waiting = this.#waiting.get(data.number);
        this.#waiting.delete(data.number);
        if (data.type === "answer") waiting?.done(data.answer);
        else waiting?.failed(new Error(data.problem));
      }
    };
    this.#worker.onerror = (event) => {
      for (const { failed } of this.#waiting.values()) failed(new Error(event.message));
      this.#waiting.clear();
    };
  }

  ask<T>(request: Request): Promise<T> {
    const number = this.#next++;
    return new Promise((done, failed) => {
      this.#waiting.set(number, { done: done as (answer: unknown) => void, failed });
      this.#worker.postMessage({ ...request, number } as ToWorker);
    });
  }

  say(text: string): void {
    this.#worker.postMessage({ type: "say", text } satisfies ToWorker);
  }

  close(): void {
    this.sitting = null;
    this.#worker.terminate();
  }
}

/** A table just made, which the page is about to open. */
let made: { id: string; room: Room } | null = null;

function take(id: string): Room {
  const room = made?.id === id ? made.room : new Room();
  if (made?.id !== id) made?.room.close();
  made = null;
  return room;
}

export async function openLocal(name: string, agreed: Agreed, settings: Partial<Settings>, me: Me, places: Places, start: boolean): Promise<string> {
  const table: NewLocal = { id: freshId(), name, agreed, settings, me, places, start };
  const room = new Room();
  try {
    await room.ask({ type: "open", table });
  } catch (problem) {
    room.close();
    throw problem;
  }
  made = { id: table.id, room };
  return table.id;
}

export async function importLocal(name: string, settings: Partial<Settings>, me: Me, journal: string): Promise<string> {
  const table = { id: freshId(), name, settings, me };
  const room = new Room();
  try {
    await room.ask({ type: "import", table, journal });
  } catch (problem) {
    room.close();
    throw problem;
  }
  made = { id: table.id, room };
  return table.id;
}

/** A line to a table of this device. */
export type LocalLine = Line & {
  again(): Promise<string>;
  journal(): Promise<string>;
};

/** Another page of this browser has the table open. */
export const isHeld = (problem: unknown): boolean => problem instanceof Error && problem.message.includes(HELD);

/** Sits down at a table of this device. With `isTaken` another page that has it open gives it up; `ontaken` is told when it is the other way round. */
export async function join(id: string, sitting: Sitting, onunsaved: () => void, ontaken: (() => void) | null = null, isTaken = false): Promise<LocalLine> {
  const room = take(id);
  [room.onunsaved, room.ontaken] = [onunsaved, ontaken];
  try {
    await room.ask({ type: "load", id, take: isTaken });
  } catch (problem) {
    room.close();
    throw problem;
  }
  room.sitting = sitting;
  const line: LocalLine = {
    send: (message) => room.say(JSON.stringify(message)),
    close() {
      room.sitting = null;
      if (made?.room !== room) room.close();
    },
    async again() {
      const next = freshId();
      await room.ask({ type: "again", id: next });
      made = { id: next, room };
      return next;
    },
    journal: () => room.ask<string>({ type: "journal", id }),
  };
  sitting.join(line);
  return line;
}

/** The journal of a game of this device, played to its end or not. */
export async function journalOf(id: string): Promise<string> {
  const room = new Room();
  try {
    return await room.ask<string>({ type: "journal", id });
  } finally {
    room.close();
  }
}

export type Watched = Reel & { frame(number: number, eyes: string): Promise<Frame>; close(): void };

async function seen(request: Request): Promise<Watched> {
  const room = new Room();
  try {
    const reel = await room.ask<Reel>(request);
    return { ...reel, frame: (frame, eyes) => room.ask<Frame>({ type: "frame", frame, eyes }), close: () => room.close() };
  } catch (problem) {
    room.close();
    throw problem;
  }
}

/** A game of this device seen again. */
export const watch = (id: string): Promise<Watched> => seen({ type: "replay", id });

/** Any game seen again that there is a journal of. */
export const watchJournal = (journal: string): Promise<Watched> => seen({ type: "watch", journal });
