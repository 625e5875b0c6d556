// The words of the client in one language, as its tests look for them.
import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

export function wordsOf(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = new URL(`../../lang/${language}/`, import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")));
  const say = (key, variables) => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`no words for ${key}`);
    return bundle.formatPattern(message.value, variables);
  };
  const either = (...keys) => new RegExp(`^(${keys.map((key) => say(key).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`);
  /** Everything that is said under keys like this. */
  const all = (like) => [...bundle._messages.keys()].filter((key) => like.test(key)).map((key) => say(key));
  return { say, all, options: say("table-aria-options"), do: say("table-command-answer"), ends: either("table-end-victory", "table-end-defeat", "table-end-shared", "table-end-title") };
}
