// A table whose own clock waits for nobody: what is due happens at once, so that only the lesson decides how fast things go.
import type { Engine } from "../engine/engine";

/** The clock starts in the past; it must not be ahead of the real one when somebody plays on. */
const EARLIER = 3_600_000;
/** More than this in a row is no game any more. */
const MOST = 2000;

export class Clockwork {
  readonly engine: Engine;
  readonly #seed: Uint8Array;
  #now: number;

  constructor(open: (now: number) => Engine, seed: Uint8Array) {
    this.#now = Date.now() - EARLIER;
    this.engine = open(this.#now);
    this.#seed = seed;
  }

  /** Says something to the table; everything it leads to is answered. */
  hear(text: string): string[] {
    const heard = this.engine.hear(text, this.#now, this.#seed);
    for (let count = 0; count < MOST; count++) {
      const wake = this.engine.wake();
      if (wake === undefined) break;
      this.#now = Math.max(this.#now, wake);
      heard.push(...this.engine.tick(this.#now));
    }
    return heard;
  }
}
