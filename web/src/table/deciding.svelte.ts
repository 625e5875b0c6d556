// What a seat is asked, and how far its answer has come: seen, pointed at, chosen, sent.
import { prefers } from "../lib/preferences.svelte";
import { knows, tell } from "../lib/tongue.svelte";
import { spoken, spokenOr, type Words } from "../lib/words";
import { pageOf } from "../parts/cards/pages";
import type { Course, Refusal } from "../types/protocol";
import { type Game, type Spot, isAmong, isSame } from "./game";
import type { Outlook, Sitting } from "./sitting.svelte";

/** An answer as it is offered. */
export type Offer = {
  option: number;
  text: string;
  /** What has to be read before it is chosen; empty for most. */
  caution: string;
  /** What the thing it is about does. */
  detail: string;
  /** The address of the page about that thing. */
  page: string | null;
  group: string;
  /** How many cards it costs, as the table tells it. */
  cost: number;
  spots: Spot[];
  /** Whether it decides something for good, as the table tells it: then it is asked for once more. */
  isFinal: boolean;
};

export type Forbidden = { text: string; reason: string; rule: string | null };

/** From so many on answers stand under headings, and from so many on they can be searched. */
const [MANY, VERY_MANY] = [7, 14];
/** About so many answers that mean one place the table is asked at once. */
const AT_ONCE = 6;
/** What belongs under no heading comes last. */
const REST = "table-decide-options";

/** What belongs under a heading first, the rest (to pass, to be done) last; otherwise as the table offers it. */
function restLast<T>(all: readonly T[], heading: (one: T) => string): T[] {
  return [...all.filter((one) => heading(one) !== ""), ...all.filter((one) => heading(one) === "")];
}

export class Deciding {
  readonly #sitting: Sitting;
  readonly #game: Game;
  readonly #seat: () => number | null;

  chosen = $state.raw<Spot | null>(null);
  /** The answer that is asked for once more. */
  picked = $state.raw<number | null>(null);
  /** The answer somebody looks at, before they choose. */
  looked = $state.raw<number | null>(null);
  /** The answer somebody reads at leisure. */
  read = $state.raw<number | null>(null);
  sought = $state("");
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  forbidden = $state.raw<Forbidden[] | null>(null);

  /** What answers to a question would lead to, as far as it was asked. */
  #foreseen = $state.raw<{ turn: number; courses: ReadonlyMap<number, Course> }>({ turn: -1, courses: new Map() });

  constructor(sitting: Sitting, game: Game, seat: () => number | null) {
    this.#sitting = sitting;
    this.#game = game;
    this.#seat = seat;
  }

  get outlook(): Outlook | undefined {
    return this.#sitting.outlooks.get(this.#seat());
  }

  get pending() {
    return this.outlook?.pending ?? null;
  }

  question = $derived.by((): { text: string; explanation: string; places: readonly Spot[] } | null => {
    const { view } = this.outlook ?? {};
    if (!this.pending) return null;
    const words = this.#game.ask(view);
    const places = words?.places ?? [];
    if (!words || !knows(words.key)) return { text: this.pending.prompt, explanation: "", places };
    return { text: spoken(words), explanation: tell(words.key, "text", words.variables), places };
  });

  notes = $derived.by(() => (this.pending ? this.#game.notes(this.outlook?.view, this.#seat()).map(spoken) : []));

  offers = $derived.by((): Offer[] => {
    const { view } = this.outlook ?? {};
    return (this.pending?.options ?? []).map(({ action, text, is_final = false, cost = 0 }, option) => {
      const words = this.#game.answer(action, view);
      return {
        option,
        text: spokenOr(words, text),
        caution: words.caution ? spokenOr(words.caution, "") : "",
        detail: this.#game.meaning(action, view),
        page: pageOf(this.#game.about(action, view) ?? ""),
        group: this.#group(words.heading ?? this.#game.group(action, view)),
        cost,
        spots: this.#game.spots(action, view),
        isFinal: is_final,
      };
    });
  });

  /** What can be pointed at: the same as what can be answered. */
  open = $derived(this.offers.flatMap((offer) => offer.spots));

  isLong = $derived(this.offers.length > MANY);
  isVeryLong = $derived(this.offers.length > VERY_MANY);

  visible = $derived.by((): Offer[] => {
    const [spot, sought] = [this.chosen, this.sought.trim().toLocaleLowerCase()];
    return this.offers.filter((offer) => (!spot || isAmong(offer.spots, spot)) && (!sought || offer.text.toLocaleLowerCase().includes(sought)));
  });

  groups = $derived.by((): { title: string; offers: Offer[] }[] => {
    const groups = new Map<string, Offer[]>();
    for (const offer of this.visible) {
      const title = this.isLong ? offer.group : "";
      groups.set(title, [...(groups.get(title) ?? []), offer]);
    }
    const sorted = [...groups].map(([title, offers]) => ({ title, offers: restLast(offers, ({ group }) => group) }));
    return restLast(sorted, ({ title }) => title);
  });

  /** The answers in the order they are shown, for the number keys. */
  inOrder = $derived(this.groups.flatMap((group) => group.offers));

  #group(words: Words): string {
    return words.key === REST || !knows(words.key) ? "" : spoken(words);
  }

  /** The answer it is about now. */
  subject = $derived.by(() => this.read ?? this.picked ?? this.looked);

  /** What the answer somebody looks at would lead to. */
  course = $derived.by((): Course | null => {
    const option = this.subject;
    return option === null || this.#foreseen.turn !== this.pending?.turn ? null : (this.#foreseen.courses.get(option) ?? null);
  });

  /** Asks the table what an answer would lead to. A question that is refused has no preview. */
  async foresee(option: number): Promise<void> {
    const [seat, turn] = [this.#seat(), this.pending?.turn];
    if (seat === null || turn === undefined || !prefers().odds || this.#coursesOf(turn).has(option)) return;
    const preview = await this.#sitting.foresee(seat, turn, option).catch(() => null);
    if (preview) this.#foreseen = { turn, courses: new Map(this.#coursesOf(turn)).set(option, preview.course) };
  }

  #coursesOf(turn: number): ReadonlyMap<number, Course> {
    return this.#foreseen.turn === turn ? this.#foreseen.courses : new Map();
  }

  /** Another question is asked, or none. */
  reset(): void {
    this.chosen = null;
    this.picked = null;
    this.looked = null;
    this.read = null;
    this.sought = "";
    this.refusal = null;
    this.forbidden = null;
  }

  back(): void {
    if (this.picked !== null) this.picked = null;
    else this.chosen = null;
  }

  /** Somebody points at something. That alone decides nothing. */
  point(spot: Spot): void {
    if (isSame(this.chosen, spot)) return this.reset();
    this.chosen = spot;
    this.sought = "";
    const only = this.visible.length === 1 ? this.visible[0] : undefined;
    this.picked = only?.option ?? null;
  }

  choose(offer: Offer): void {
    if (this.picked === offer.option || !offer.isFinal || !prefers().confirm) void this.#send(offer.option);
    else this.picked = offer.option;
  }

  /** Chosen after everything about it was read: that is asked for once. */
  take({ option }: Offer): void {
    void this.#send(option);
  }

  confirm(): void {
    if (this.picked !== null) void this.#send(this.picked);
  }

  async #send(option: number): Promise<void> {
    const [seat, turn] = [this.#seat(), this.pending?.turn];
    if (seat === null || turn === undefined || this.busy) return;
    this.busy = true;
    this.refusal = null;
    await this.#try({ do: "answer", seat, turn, option });
    this.busy = false;
    this.picked = null;
  }

  async undo(): Promise<void> {
    const seat = this.#seat();
    if (seat !== null && this.outlook) await this.#try({ do: "undo", seat, turn: this.outlook.turn });
  }

  async #try(command: Record<string, unknown>): Promise<void> {
    try {
      await this.#sitting.ask(command);
    } catch (refusal) {
      this.refusal = refusal as Refusal;
    }
  }

  /** Asks about everything somebody may wonder about, and keeps what is not possible. */
  async wonder(): Promise<void> {
    const found = await this.#reasons(this.#wishes());
    if (found) this.forbidden = found;
  }

  /** Somebody points at what cannot be chosen: asks why not, about the innermost place there is something to ask about. */
  async wonderAt(places: readonly Spot[]): Promise<void> {
    if (!this.pending || places.some((place) => isAmong(this.open, place))) return;
    const at = places.find((place) => this.#wishes(place).length > 0);
    const found = at && (await this.#reasons(this.#wishes(at).slice(0, AT_ONCE), at));
    // One reason is told once, whatever else has the same.
    if (found && found.length > 0) this.forbidden = found.filter(({ reason }, index) => found.findIndex((other) => other.reason === reason) === index);
  }

  #wishes(at?: Spot): unknown[] {
    const options = (this.pending?.options ?? []).map(({ action }) => action);
    const possible = new Set(options.map((action) => JSON.stringify(action)));
    return this.#game.wishes(this.outlook?.view, options, at).filter((action) => !possible.has(JSON.stringify(action)));
  }

  /** Why something is not possible, as the table tells it; null when it was not heard, or another question is asked meanwhile. */
  async #reasons(wishes: readonly unknown[], at?: Spot): Promise<Forbidden[] | null> {
    const [seat, view, turn] = [this.#seat(), this.outlook?.view, this.pending?.turn];
    if (seat === null) return null;
    let unheard: Refusal | null = null;
    const found = await Promise.all(
      wishes.map(async (action): Promise<Forbidden | null> => {
        const refusal = await this.#sitting.whyNot(seat, action);
        const { code, rule, reason } = refusal;
        if (code === "unavailable") unheard = refusal;
        if (code !== "rule") return null;
        return { text: spokenOr(this.#game.answer(action, view, at), JSON.stringify(action)), reason: this.explain(reason), rule };
      }),
    );
    if (this.pending?.turn !== turn) return null;
    this.refusal = unheard;
    // Who was not heard was not told that everything else is possible.
    return unheard ? null : found.filter((one) => one !== null);
  }

  /** The reason of a refusal in the reader's language. */
  explain(reason: string): string {
    return spokenOr(this.#game.refusal(reason), reason);
  }
}
