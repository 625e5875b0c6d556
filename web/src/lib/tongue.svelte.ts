// Every word a player reads. Languages load separately; switching needs no reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>(["../../../lang/*/*.ftl", "!../../../lang/*/lesson-*.ftl"], { query: "?raw", import: "default" });
const bundles = new Map<Language, FluentBundle>();

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

export function isLanguage(text: string | null | undefined): text is Language {
  return !!text && Object.hasOwn(LANGUAGES, text);
}

/** What the person chose before, or what the browser prefers. */
export function preferred(): Language {
  const chosen = localStorage.getItem("language");
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? "en";
}

/** Words only some pages need: lessons, headings of the rulebook. Those pages ask for them with [`also`]. */
const LATER = /\/(?:lesson-|book)[^/]*$/;
const wanted = new Set<string>();

const isWanted = (path: string, named: Language): boolean => path.includes(`/lang/${named}/`) && (!LATER.test(path) || wanted.has(path.slice(path.lastIndexOf("/") + 1, -".ftl".length)));

async function read(into: FluentBundle, paths: string[]): Promise<void> {
  for (const text of await Promise.all(paths.map((path) => files[path]!()))) into.addResource(new FluentResource(text), { allowOverrides: true });
}

export async function speak(next: Language): Promise<void> {
  let loaded = bundles.get(next);
  if (!loaded) {
    loaded = new FluentBundle(next, { useIsolating: false });
    await read(loaded, Object.keys(files).filter((path) => isWanted(path, next)));
    bundles.set(next, loaded);
  }
  bundle = loaded;
  language = next;
  localStorage.setItem("language", next);
  document.documentElement.lang = next;
}

/** Words that are not there from the beginning, such as `lesson-theseus`; in every language spoken later as well. */
export async function also(name: string): Promise<void> {
  if (wanted.has(name)) return;
  const path = `/lang/${language}/${name}.ftl`;
  const fresh = new FluentBundle(language, { useIsolating: false });
  // A bundle that has grown is another one for whoever shows its words.
  await read(fresh, Object.keys(files).filter((file) => isWanted(file, language) || file.endsWith(path)));
  wanted.add(name);
  bundles.clear();
  bundles.set(language, fresh);
  bundle = fresh;
}

export function tongue(): Language {
  return language;
}

export type Variables = Record<string, FluentVariable>;

/** Words without a hole to fill are put together once; boards say the same ones with every view. */
const said = new WeakMap<FluentBundle, Map<string, string>>();

/** The words for a key; the key itself in brackets when there are none, so that a gap is seen and found by tests. */
export function say(key: string, variables?: Variables): string {
  if (variables) return words(key, variables);
  let known = said.get(bundle);
  if (!known) said.set(bundle, (known = new Map()));
  let text = known.get(key);
  if (text === undefined) known.set(key, (text = words(key)));
  return text;
}

function words(key: string, variables?: Variables): string {
  const message = bundle.getMessage(key);
  return message?.value ? format(message.value, variables) : `[${key}]`;
}

/** An attribute of a message, such as the text of a card whose name is the message itself. */
export function tell(key: string, attribute: string, variables?: Variables): string {
  const pattern = bundle.getMessage(key)?.attributes[attribute];
  return pattern ? format(pattern, variables) : "";
}

/** A text with a hole is better than none for a player; whoever works on the client is told. */
function format(pattern: Parameters<FluentBundle["formatPattern"]>[0], variables?: Variables): string {
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  if (import.meta.env.DEV && errors[0]) throw errors[0];
  return text;
}

export function knows(key: string): boolean {
  return bundle.hasMessage(key);
}
