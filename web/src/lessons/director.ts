// Leads a reader through a chapter: plays the script at a real table, waits for the reader, and lets only what is asked for through.
import type { Line } from "../table/sitting.svelte";
import type { FromTable, Pending, Refusal, Update } from "../types/protocol";
import { type Chapter, type Given, type Step, isEqual, seatsOf } from "./lesson";

/** A table that runs somewhere, with the seed of a chapter. */
export interface Rig {
  say(message: unknown): void;
  onheard: (messages: FromTable[]) => void;
  close(): void;
}

/** Where the reader is: watches the script, reads, is asked, or has come to the end. */
export type Stage = "watching" | "reading" | "asked" | "finished";

/** The script does not fit the game: the rules have changed since it was written. */
export class OffScript extends Error {}

/** How long a question may take to come, in milliseconds. */
const PATIENCE = 10_000;

export class Director implements Line {
  readonly chapter: Chapter;
  readonly #rig: Rig;
  readonly #tell: (message: FromTable) => void;
  readonly #changed: () => void;
  /** Waits so that the reader sees what happens. */
  readonly #pause: () => Promise<void>;
  #next = 1_000_000;
  #waiting = new Map<number, { done: () => void; refused: (refusal: Refusal) => void }>();
  #pending = new Map<number, Pending>();
  #last: Update | null = null;
  #asked: (() => void)[] = [];
  #hurry = false;
  #closed = false;

  stage: Stage = "watching";
  /** The number of the step; that of the steps when all are done. */
  at = 0;
  /** What the reader has answered so far. */
  answers: unknown[] = [];
  /** How often the reader has tried something else at this step. */
  strayed = 0;

  constructor(chapter: Chapter, rig: Rig, tell: (message: FromTable) => void, changed: () => void = () => {}, pause: () => Promise<void> = () => Promise.resolve()) {
    [this.chapter, this.#rig, this.#tell, this.#changed, this.#pause] = [chapter, rig, tell, changed, pause];
    rig.onheard = (messages) => messages.forEach((message) => this.#hear(message));
  }

  get step(): Step | undefined {
    return this.chapter.steps[this.at];
  }

  /** Sets the table up and goes as far as the reader had come. */
  async begin(upto: { step: number; answers: readonly unknown[] } = { step: 0, answers: [] }): Promise<void> {
    this.#hurry = true;
    const seats = Array.from({ length: seatsOf(this.chapter) }, (_, seat) => seat);
    for (const seat of seats) {
      await this.#do({ do: "sit", seat });
      await this.#do({ do: "order", seat, orders: { windows: this.chapter.asks ? "ask" : "pass" } });
    }
    this.#rig.say({ type: "hello", protocol: 1, role: "player", seen: [] });
    await this.#do({ do: "start" });
    await this.#play(this.chapter.before);
    const given = [...upto.answers];
    this.#enter(0);
    while (this.at < upto.step && this.step) {
      if (!this.step.answers) await this.next();
      else if (given.length > 0) await this.answer(given.shift());
      else break;
    }
    this.#hurry = false;
    this.#show();
    this.#changed();
  }

  /** The reader has read. */
  async next(): Promise<void> {
    if (this.stage === "reading") await this.#goOn();
  }

  /** The reader answers; false when it is not what the step is about. */
  async answer(action: unknown): Promise<boolean> {
    const wanted = this.step?.answers;
    if (this.stage !== "asked" || !wanted) return false;
    if (!wanted.some((one) => isEqual(one, action))) {
      this.strayed += 1;
      this.#changed();
      return false;
    }
    this.answers = [...this.answers, action];
    this.stage = "watching";
    await this.#give([this.chapter.seat, action]);
    await this.#goOn();
    return true;
  }

  async #goOn(): Promise<void> {
    const script = this.step?.then ?? [];
    this.stage = "watching";
    this.#show();
    this.#changed();
    await this.#play(script, this.step?.quick);
    this.#enter(this.at + 1);
  }

  #enter(step: number): void {
    this.at = step;
    this.strayed = 0;
    this.stage = !this.step ? "finished" : this.step.answers ? "asked" : "reading";
    this.#show();
    this.#changed();
  }

  async #play(script: readonly Given[], quick = false): Promise<void> {
    for (const given of script) {
      if (!this.#hurry && !quick) await this.#pause();
      await this.#give(given);
    }
  }

  async #give([seat, action]: Given): Promise<void> {
    const asked = await this.#question(seat);
    const option = asked.options.findIndex((one) => isEqual(one.action, action));
    if (option < 0) throw new OffScript(`${this.#where()}: seat ${seat} cannot answer ${asked.kind} with ${JSON.stringify(action)}, only with ${JSON.stringify(asked.options.map((one) => one.action))}`);
    await this.#do({ do: "answer", seat, turn: asked.turn, option });
  }

  #where(): string {
    return `${this.chapter.id}, ${this.step ? `step ${this.step.id}` : "before the first step"}`;
  }

  /** What a seat is asked, as soon as it is. */
  async #question(seat: number): Promise<Pending> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const asked = this.#pending.get(seat);
      if (asked) return asked;
      if (this.#closed || Date.now() > deadline) throw new OffScript(`${this.#where()}: seat ${seat} is asked nothing; asked are ${JSON.stringify([...this.#pending].map(([other, { kind }]) => [other, kind]))}`);
      await new Promise<void>((done) => {
        this.#asked.push(done);
        setTimeout(done, 200);
      });
    }
  }

  /** Something the lesson itself wants of the table. */
  command(command: Record<string, unknown>): Promise<void> {
    return this.#do(command);
  }

  #do(command: Record<string, unknown>): Promise<void> {
    const id = this.#next++;
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused: ({ reason }) => refused(new OffScript(`${this.#where()}: ${reason}`)) });
      this.#rig.say({ type: "do", id, command });
    });
  }

  #hear(message: FromTable): void {
    switch (message.type) {
      case "update":
        if (message.seat !== null) {
          if (message.pending) this.#pending.set(message.seat, message.pending);
          else this.#pending.delete(message.seat);
        }
        if (message.seat === this.chapter.seat) {
          this.#last = message;
          this.#tell({ ...message, may_undo: false, pending: this.#offered(message.pending) });
        }
        for (const done of this.#asked.splice(0)) done();
        return;
      case "done":
      case "refused":
      case "reason": {
        const mine = this.#waiting.get(message.id);
        if (!mine) return this.#tell(message);
        this.#waiting.delete(message.id);
        if (message.type === "done") mine.done();
        else mine.refused(message.refusal);
        return;
      }
      default:
        this.#tell(message);
    }
  }

  /** A question is put to the reader only when the lesson has come to it. */
  #offered(pending: Pending | null): Pending | null {
    return this.stage === "asked" && !this.#hurry ? pending : null;
  }

  /** Shows the reader the same table again, with or without a question. */
  #show(): void {
    if (!this.#last || this.#hurry) return;
    const { from, events } = this.#last;
    const pending = this.#offered(this.#pending.get(this.chapter.seat) ?? null);
    this.#tell({ type: "update", ...this.#last, from: from + events.length, events: [], sight: { change: [] }, may_undo: false, pending });
  }

  // What the page of the table says. It believes to sit at an ordinary one.
  send(message: unknown): void {
    const { type, id, command } = message as { type: string; id: number; command: Record<string, unknown> };
    if (type !== "do") return;
    const option = command.do === "answer" ? this.#pending.get(this.chapter.seat)?.options[command.option as number] : undefined;
    if (option) void this.answer(option.action).catch((error: unknown) => this.onfailed(error)).then(() => this.#tell({ type: "done", id }));
    else if (command.do === "why_not" || command.do === "preview") this.#rig.say(message);
    else this.#tell({ type: "refused", id, refusal: { code: "forbidden", rule: null, reason: "not in a lesson" } });
  }

  /** What goes wrong in a step that nobody waits for. */
  onfailed: (error: unknown) => void = (error) => {
    throw error;
  };

  close(): void {
    this.#closed = true;
    this.#rig.close();
  }
}
