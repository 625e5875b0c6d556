// One tab stop for a whole board, over which arrow keys walk.
import { type Place, towards } from "./walking";

export class Roving {
  readonly #places: () => readonly Place[];
  readonly #first: () => string | undefined;
  #current = $state<string | null>(null);
  /** Where the Tab key leads: where one was last, or else where to begin. */
  readonly stop: string | undefined = $derived.by(() => {
    const places = this.#places();
    const known = (name: string | null | undefined) => places.some((place) => place.name === name);
    const first = this.#first();
    return this.#current !== null && known(this.#current) ? this.#current : known(first) ? first : places[0]?.name;
  });

  constructor(places: () => readonly Place[], first: () => string | undefined) {
    [this.#places, this.#first] = [places, first];
  }

  tab(name: string): 0 | -1 {
    return name === this.stop ? 0 : -1;
  }

  readonly onfocusin = (event: FocusEvent): void => {
    this.#current = placeOf(event.target) ?? this.#current;
  };

  readonly onkeydown = (event: KeyboardEvent & { currentTarget: Element }): void => {
    const from = placeOf(event.target);
    const to = from === undefined ? null : towards(this.#places(), from, event.key);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-place="${CSS.escape(to)}"]`)?.focus();
  };
}

const placeOf = (target: EventTarget | null): string | undefined => (target as Element | null)?.closest<SVGElement>("[data-place]")?.dataset.place;
