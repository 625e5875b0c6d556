// Words that are chosen but not yet spoken: a key of lang/ and what fills it.
import { knows, say, tell, type Variables } from "./tongue.svelte";

export type Words = { key: string; attribute?: string; variables?: Variables };

export function spoken({ key, attribute, variables }: Words): string {
  return attribute ? tell(key, attribute, variables) : say(key, variables);
}

/** Some words, or what is said instead where this page does not know them: a server may be newer than it. */
export function spokenOr(words: Words, otherwise: string): string {
  return knows(words.key) ? spoken(words) : otherwise;
}

/** The explanation that belongs to some words; empty when there is none. */
export function explained({ key, variables }: Words): string {
  return tell(key, "text", variables);
}

export const yesNo = (value: boolean): string => (value ? "yes" : "no");

/** A variant as the engines write it, a name alone or a name with its content, taken apart. */
export function variant<T extends string | object>(value: T): { [K in Kind<T>]: { kind: K; is: Content<T, K> } }[Kind<T>] {
  type Result = ReturnType<typeof variant<T>>;
  if (typeof value === "string") return { kind: value, is: undefined } as Result;
  const [kind, is] = Object.entries(value)[0]!;
  return { kind, is } as Result;
}

type KeyOf<T> = T extends string ? T : keyof T & string;
export type Kind<T> = T extends unknown ? KeyOf<T> : never;
export type Content<T, K extends string> = T extends Record<K, infer C> ? C : T extends K ? undefined : never;
