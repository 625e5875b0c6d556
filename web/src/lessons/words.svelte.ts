// The words of a lesson: loaded with it, in the language of the reader.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameName } from "../lib/wire";
import { type Language, tongue } from "../lib/tongue.svelte";

const files = import.meta.glob<string>("../../../lang/*/lesson-*.ftl", { query: "?raw", import: "default" });

const bundles = new Map<string, FluentBundle>();

export async function loadWords(game: GameName, language: Language): Promise<FluentBundle> {
  const known = bundles.get(`${language} ${game}`);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["frame", game]) {
    const load = files[`../../../lang/${language}/lesson-${file}.ftl`];
    if (!load) throw new Error(`no words of ${file} in ${language}`);
    bundle.addResource(new FluentResource(await load()));
  }
  bundles.set(`${language} ${game}`, bundle);
  return bundle;
}

/** What a lesson says, following the language of the page. */
export class LessonWords {
  readonly #game: GameName;
  #bundle = $state.raw<FluentBundle | null>(null);

  constructor(game: GameName) {
    this.#game = game;
    $effect(() => {
      const language = tongue();
      void loadWords(this.#game, language).then((bundle) => {
        if (tongue() === language) this.#bundle = bundle;
      });
    });
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  say(key: string, attribute?: string, variables?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern && this.#bundle ? this.#bundle.formatPattern(pattern, variables) : attribute ? "" : `[${key}]`;
  }
}
