// Looking for words in the rulebook: all of them, in any order, by how they begin, in the reader's language as far as headings and the glossary know it.

export type Line = [id: string, text: string, source: string] | string;
export type Part = { title: string; lines: Line[] };
export type Chapter = { id: string; title: string; parts: Part[] };
export type Term = { word: string; english: string };

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "l").replaceAll(/['’ʼ°]/g, "").toLowerCase();
const split = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** Endings change with the sentence: what comes before them is looked for. */
function stem(word: string): string {
  if (word.length < 5) return word;
  const short = /^[a-z]+$/.test(word) ? word.replace(/(?:ing|ed|es|s|e|[aiouy])$/, "") : word.replace(/[аеиіоуюяєь]$/, "");
  return short.length < 3 ? word : short;
}

/** A text whose words can be asked for. */
class Text {
  readonly words: string[];
  readonly whole: string;
  constructor(...texts: string[]) {
    this.words = split(texts.join(" "));
    this.whole = ` ${this.words.join(" ")} `;
  }
  begins(word: string): boolean {
    return this.words.some((one) => one.startsWith(word));
  }
}

/** Rules stay as they are, whatever is asked for. */
const texts = new WeakMap<object, Text>();
function written(line: Exclude<Line, string>): Text {
  let text = texts.get(line);
  if (!text) texts.set(line, (text = new Text(line[1])));
  return text;
}

/** What is asked for: every word, each with what the glossary gives for it in English. */
class Query {
  readonly words: string[];
  readonly terms: Term[];
  readonly #ways: string[][][];
  readonly #phrase: string;

  constructor(sought: string, glossary: readonly Term[]) {
    this.words = split(sought);
    this.#phrase = this.words.join(" ");
    const known = glossary.map((term) => ({ ...term, text: new Text(term.word) }));
    this.terms = known.filter(({ text }) => this.words.length > 0 && this.words.every((word) => text.begins(stem(word)))).map(({ word, english }) => ({ word, english }));
    this.#ways = this.words.map((word) => [[stem(word)], ...known.filter(({ text }) => word.length > 2 && text.words.length === 1 && text.begins(stem(word))).map(({ english }) => split(english).map(stem))]);
  }

  /** The number of a rule, from its beginning or with its digits: a code such as DOOR alone is a word like others. */
  #names(id: string): boolean {
    const [name, phrase] = [` ${split(id).join(" ")}`, ` ${this.#phrase}`];
    return this.words.length > 1 && (/\d/.test(phrase) ? name.includes(phrase) : name.startsWith(phrase));
  }

  /** How well something fits: 3 as it is written, 2 by its own words, 1 with those of its headings, 0 not at all. */
  fits(own: Text, around: Text, id = ""): 0 | 1 | 2 | 3 {
    if (own.whole.includes(` ${this.#phrase}`) || this.#names(id)) return 3;
    const meets = (text: Text, way: string[]): boolean => way.every((word) => text.begins(word));
    if (this.#ways.every((ways) => ways.some((way) => meets(own, way)))) return 2;
    if (this.terms.some(({ english }) => meets(own, split(english).map(stem)))) return 2;
    return this.#ways.every((ways) => ways.some((way) => meets(own, way) || meets(around, way))) ? 1 : 0;
  }
}

export type Found = {
  chapters: Chapter[];
  /** Words of the glossary that were asked for. */
  terms: Term[];
};

type Titles = { chapter: (chapter: Chapter) => string; part: (title: string) => string };

/** The chapters with the rules that fit, the best ones first. */
export function seek(chapters: readonly Chapter[], sought: string, titles: Titles, glossary: readonly Term[] = []): Found {
  const query = new Query(sought, glossary);
  if (query.words.length === 0) return { chapters: [...chapters], terms: [] };
  const best = <T>(ranked: { rank: number; it: T }[]): { rank: number; it: T[] } => {
    const kept = ranked.filter(({ rank }) => rank > 0).toSorted((one, other) => other.rank - one.rank);
    return { rank: kept[0]?.rank ?? 0, it: kept.map(({ it }) => it) };
  };
  const none = new Text();
  const found = best(
    chapters.map((chapter) => {
      const title = new Text(chapter.title, titles.chapter(chapter));
      const parts = best(
        chapter.parts.map((part) => {
          const own = part.title ? new Text(part.title, titles.part(part.title)) : none;
          const around = new Text(...title.words, ...own.words);
          const lines = best(part.lines.map((line) => ({ rank: typeof line === "string" ? 0 : query.fits(written(line), around, line[0]), it: line })));
          // What stands in a heading is what all below it is about.
          const headed = own === none ? 0 : query.fits(own, none);
          return { rank: headed > 1 ? headed + 1 : lines.rank, it: { ...part, lines: lines.it } };
        }),
      );
      const headed = query.fits(title, none);
      return { rank: parts.rank > 0 && headed > 1 ? headed + 2 : parts.rank, it: { ...chapter, parts: parts.it.filter(({ lines }) => lines.length > 0) } };
    }),
  );
  return { chapters: found.it, terms: query.terms };
}

/** What of a text to mark: the words as they were asked for, or else the longest one that fits. */
export function marked(text: string, sought: string): string {
  const phrase = sought.trim();
  if (text.toLowerCase().includes(phrase.toLowerCase())) return phrase;
  const stems = split(sought).map(stem);
  const fitting = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => stems.some((one) => fold(word).startsWith(one)));
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? "";
}
