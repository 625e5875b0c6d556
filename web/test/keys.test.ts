// No key of lang/ is asked for that is not there, and none is there that nobody asks for.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const at = (path: string): string => readFileSync(`${root}${path}`, "utf8");
const within = (folder: string, name: RegExp): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" }).filter((file) => name.test(file)).map((file) => `${folder}/${file}`);

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found.slice(1).find((group) => group !== undefined)!);

type Words = { keys: string[]; attributes: Set<string>; references: Set<string> };

function words(text: string): Words {
  return { keys: all(text, /^([a-z][\w-]*) *=/gm), attributes: new Set(all(text, /^ +\.([a-z]\w*) *=/gm)), references: new Set(all(text, /\{ *([a-z][\w-]*)/g)) };
}

type Sources = { literals: Set<string>; templates: Set<string>; told: Set<string> };

function sources(texts: string[]): Sources {
  const text = texts.join("\n");
  const templates = all(text, /`([\w-]*\$\{[^`\n]*)`/g).filter((template) => parts(template).every((part) => /^[\w-]*$/.test(part)));
  // An attribute is named where it is told, or kept beside its key under this name.
  const told = all(text, /(?:tell|words\.say)\([^\n]*?, "([a-z]\w*)"|attribute(?:: | = )["`]([a-z]\w*)/g);
  return { literals: new Set(all(text, /["'`]([a-z][\w-]*)["'`]/g)), templates: new Set(templates), told: new Set(told) };
}

/** Attributes nobody tells; those of a number, such as `option2`, are told as `option${number}`. */
const untold = ({ attributes }: Words, { told }: Sources): string[] => [...attributes].filter((attribute) => !told.has(attribute) && !told.has(attribute.replace(/\d+$/, "")));

/** The fixed parts of a template; what stands between them is anything. */
function parts(template: string): string[] {
  const fixed = [""];
  let depth = 0;
  for (let i = 0; i < template.length; i += 1) {
    if (depth === 0 && template.startsWith("${", i)) {
      fixed.push("");
      depth = 1;
      i += 1;
    } else if (depth > 0) depth += template[i] === "{" ? 1 : template[i] === "}" ? -1 : 0;
    else fixed[fixed.length - 1] += template[i];
  }
  return fixed;
}

const GAME = "(?:theseus|nemesis)";
/** The sets of the page of components, game by game. */
const sets = all(at("web/build/components.ts"), /^ {2}(\w+: \[[^\]]*\])/gm).flatMap((game) => all(game, /(?:key|divide): "(\w+)"/g).map((set) => `${/^\w+/.exec(game)![0]}-${set}`));
const steps = sources(within("web/src/lessons", /\.(ts|svelte|json)$/).map(at)).literals;
const sentences = sources([at("web/src/boards/theseus/why.ts")]).literals;

/** Templates that say too little by themselves, and which keys they make. */
const WIDE: Record<string, RegExp | ((key: string) => boolean)> = {
  "${game}-name": new RegExp(`^${GAME}-name$`),
  "${name}-name": new RegExp(`^${GAME}-name$`),
  "${table.agreed.game}-name": new RegExp(`^${GAME}-name$`),
  "${table.agreed.game}-bot-${name}": new RegExp(`^${GAME}-bot-\\w+$`),
  "${game}-${set.key}-${entry.id}": new RegExp(`^(?:${sets.join("|")})-\\w+$`),
  "${table.agreed.game}-mode-${mode}": new RegExp(`^${GAME}-mode-\\w+$`),
  "home-${game}_facts": new RegExp(`^home-${GAME}_facts$`),
  'book-${game}-${id.replaceAll("-", "_")}': new RegExp(`^book-${GAME}-\\w+$`),
  "lesson-${game}-about": new RegExp(`^lesson-${GAME}-about$`),
  "lesson-${game}-${chapter}-${step}": (key) => {
    const [, , chapter, step] = key.split("-");
    return key.startsWith("lesson-") && steps.has(chapter!) && steps.has(step!);
  },
  "theseus-${key}": (key) => key.startsWith("theseus-") && sentences.has(key.slice("theseus-".length)),
};

/** A template that begins with the name of a set, such as `theseus-card-`, stands for the keys of that set. */
const SET = /^[a-z]+-[a-z_]+[-_]/;

function made({ templates }: Sources): (key: string) => boolean {
  const narrow = [...templates].filter((template) => SET.test(parts(template)[0]!)).map((template) => new RegExp(`^${parts(template).join("[\\w-]+")}$`));
  const wide = Object.entries(WIDE).filter(([template]) => templates.has(template)).map(([, makes]) => (makes instanceof RegExp ? (key: string) => makes.test(key) : makes));
  return (key) => narrow.some((pattern) => pattern.test(key)) || wide.some((makes) => makes(key));
}

function dead({ keys, references }: Words, asked: Sources): string[] {
  const isMade = made(asked);
  return keys.filter((key) => !asked.literals.has(key) && !references.has(key) && !isMade(key));
}

/** Said by nobody: stands for a reason that has no words yet. */
const WORDLESS = ["theseus-refusal-unknown"];

/** Texts in quotes that can only be keys, since keys begin so, and are none. */
function missing({ keys }: Words, { literals }: Sources): string[] {
  const known = new Set(keys);
  const heads = new Set(keys.map((key) => SET.exec(key)?.[0]).filter((head) => head?.endsWith("-")));
  return [...literals].filter((literal) => heads.has(SET.exec(literal)?.[0]) && !known.has(literal) && !literal.endsWith("-"));
}

const english = words(within("lang/en", /\.ftl$/).map(at).join("\n"));
const client = sources([...within("web/src", /\.(ts|svelte)$/), ...within("web/build", /\.ts$/)].map(at));

describe("keys of lang/", () => {
  it("are all there", () => expect(missing(english, client)).toEqual(WORDLESS));

  it("are all used", () => expect(dead(english, client)).toEqual([]));

  it("have no attributes that nobody tells", () => expect(untold(english, client)).toEqual([]));

  it("are not made by templates that are gone", () => expect(Object.keys(WIDE).filter((template) => !client.templates.has(template))).toEqual([]));

  it("are missed and found dead", () => {
    const two = words("table-wait-here = { table-wait-part }\ntable-wait-part = Part\ntable-gone-one = One\ntable-kind-a = A\n");
    const asking = sources(['say("table-wait-here"); say("table-wait-nowhere")', "say(`table-kind-${kind}`)"]);
    expect(missing(two, asking)).toEqual(["table-wait-nowhere"]);
    expect(dead(two, asking)).toEqual(["table-gone-one"]);
    const three = words("table-kind-a = A\n    .text = Text\n    .gone = Gone\n    .option1 = One\n");
    expect(untold(three, sources(['tell(`table-kind-${kind}`, "text")', "const attribute = `option${number}`"]))).toEqual(["gone"]);
  });
});
