// What is said at a table, and how much of it somebody has not read.
import { remember, remembered } from "../lib/remembering";
import { say } from "../lib/tongue.svelte";
import { unwanted } from "../people/unwanted.svelte";
import type { Said } from "../types/protocol";
import type { Sitting } from "./sitting.svelte";

/** What can be said without writing, in the order it is offered. */
export const PHRASES: readonly string[] =
  "hello good_luck yes no maybe wait thinking your_turn back_soon thanks sorry plan trust_me no_trust help_me coming leave_me hurt go_there not_there look_out trap quiet heard run together split_up my_task your_task know show secret mistake well_done close doomed good_game again".split(
    " ",
  );

export const phrase = (name: string): string => say(`table-phrase-${name}`);

/** What somebody said, in the reader's language; null for a phrase nobody here knows. */
export function wordsOf({ phrase: name, text }: Said): string | null {
  if (name !== null) return PHRASES.includes(name) ? phrase(name) : null;
  return text ?? say("table-chat-deleted");
}

export class Talk {
  readonly #sitting: Sitting;
  /** Whoever has never been here has missed nothing of what was said before. */
  readonly #came: number;
  #read = $state<number | null>(null);

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    this.#came = Date.now() + sitting.ahead;
    const kept = remembered(this.#key);
    if (kept !== null) this.#read = Number(kept);
  }

  get #key(): string {
    return `read ${this.#sitting.table?.id} ${this.#sitting.you}`;
  }

  /** What others have said since this person looked last. */
  unread = $derived.by(() => {
    const { said, you } = this.#sitting;
    const isNew = ({ number, at }: Said) => (this.#read === null ? at > this.#came : number > this.#read);
    return said.filter((one) => isNew(one) && one.by !== you && !unwanted(one.by) && wordsOf(one) !== null).length;
  });

  /** Everything said so far was seen. */
  look(): void {
    const last = this.#sitting.said.at(-1)?.number;
    if (last === undefined || last === this.#read) return;
    this.#read = last;
    remember(this.#key, String(last));
  }
}
