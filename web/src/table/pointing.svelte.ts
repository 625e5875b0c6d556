// To point at a place on the board for everybody to see: to hold it down, to press P, or to press a button and choose it. And what others point at.
import type { Attachment } from "svelte/attachments";
import { REST, STRAY, swallow } from "../lib/holding";
import { refusalKey } from "../lib/server";
import { say } from "../lib/tongue.svelte";
import { unwanted } from "../people/unwanted.svelte";
import type { Refusal } from "../types/protocol";
import { type Game, spotOf } from "./game";
import type { Ping, Sitting } from "./sitting.svelte";

/** A ping as this reader is told of it. */
export type Pointed = Ping & { name: string; text: string };

/** How long a ping is shown, how soon the next may follow, and how long a word about it stays, in milliseconds. */
const [SHOWN, PAUSE, TOLD] = [6000, 1000, 4000];

const placeOf = (target: EventTarget | null): string | undefined => (target as Element | null)?.closest<SVGElement>("[data-spot]")?.dataset.spot;

export class Pointing {
  readonly #sitting: Sitting;
  readonly #game: Game;
  readonly #view: () => unknown;
  readonly #nameOf: (seat: number) => string;

  /** Whether the next place that is chosen is pointed at. */
  choosing = $state(false);
  /** What is wrong with pointing now. */
  problem = $state("");
  /** What is pointed at now, one place a seat. */
  now = $state.raw<readonly Pointed[]>([]);
  /** The last one, as it is read out. */
  told = $state("");

  #heard: number;
  #last = 0;
  #under: string | undefined;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(sitting: Sitting, game: Game, view: () => unknown, nameOf: (seat: number) => string) {
    [this.#sitting, this.#game, this.#view, this.#nameOf] = [sitting, game, view, nameOf];
    this.#heard = sitting.pings.at(-1)?.number ?? 0;
  }

  /** A ping in words; null for a place nobody here knows, and from somebody one does not want to hear. */
  read(ping: Ping): Pointed | null {
    const [spot, sitter] = [spotOf(ping.at), this.#sitting.table?.seats[ping.by]?.sitter];
    const at = spot && this.#game.place(spot, this.#view());
    if (!at || (sitter?.kind === "person" && unwanted(sitter.person))) return null;
    const name = this.#nameOf(ping.by);
    return { ...ping, name, text: say("table-ping-pinged", { name, at }) };
  }

  /** Shows for a while what has been pointed at since the last time. */
  heed(pings: readonly Ping[]): void {
    for (const ping of pings.filter(({ number }) => number > this.#heard)) {
      this.#heard = ping.number;
      const read = this.read(ping);
      if (!read) continue;
      this.now = [...this.now.filter(({ by }) => by !== read.by), read];
      this.told = read.text;
      this.#later(SHOWN, () => (this.now = this.now.filter(({ number }) => number !== read.number)));
    }
  }

  async point(at: string | undefined): Promise<void> {
    const spot = at === undefined ? null : spotOf(at);
    if (at === undefined || !spot || this.#game.place(spot, this.#view()) === null) return;
    this.choosing = false;
    if (Date.now() - this.#last < PAUSE) return this.#complain("table-ping-too_many");
    this.#last = Date.now();
    try {
      await this.#sitting.ask({ do: "ping", at });
    } catch (refusal) {
      this.#complain((refusal as Refusal).code === "too_much" ? "table-ping-too_many" : refusalKey(refusal));
    }
  }

  /** At what has the focus, or else at what lies under the mouse. */
  pointHere(): void {
    void this.point(placeOf(document.activeElement) ?? this.#under);
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #complain(key: string): void {
    const text = (this.problem = say(key));
    this.#later(TOLD, () => this.problem === text && (this.problem = ""));
  }

  #later(time: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, time);
    this.#timers.add(timer);
  }

  /** Listens to a board. */
  board(may: () => boolean): Attachment<HTMLElement> {
    return (element) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let from = { x: 0, y: 0 };
      const stop = () => clearTimeout(timer);
      const strayed = (event: MouseEvent) => Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY;

      const down = (event: PointerEvent) => {
        stop();
        const place = placeOf(event.target);
        from = { x: event.clientX, y: event.clientY };
        if (!may() || !place || event.button !== 0 || !event.isPrimary || this.choosing) return;
        timer = setTimeout(() => {
          swallow();
          void this.point(place);
        }, REST);
      };
      const move = (event: PointerEvent) => {
        if (event.pointerType === "mouse") this.#under = placeOf(event.target);
        if (strayed(event)) stop();
      };
      const leave = () => {
        stop();
        this.#under = undefined;
      };
      // Whoever drags the board has chosen nothing. A click by keyboard or by a screen reader is nowhere.
      const click = (event: MouseEvent) => {
        if (!this.choosing || (event.detail > 0 && strayed(event)) || !placeOf(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        void this.point(placeOf(event.target));
      };
      const key = (event: KeyboardEvent) => {
        if (!this.choosing || (event.key !== "Enter" && event.key !== " ") || !placeOf(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        void this.point(placeOf(event.target));
      };
      // The browser's own menu would lie over what is shown.
      const menu = (event: Event) => {
        if ((event as PointerEvent).pointerType !== "mouse" && placeOf(event.target)) event.preventDefault();
      };
      const listeners = [["pointerdown", down], ["pointermove", move], ["pointerup", stop], ["pointercancel", stop], ["pointerleave", leave], ["contextmenu", menu], ["click", click], ["keydown", key]] as [string, EventListener][];
      for (const [name, listen] of listeners) element.addEventListener(name, listen, { capture: true });
      return () => {
        leave();
        for (const [name, listen] of listeners) element.removeEventListener(name, listen, { capture: true });
      };
    };
  }
}
