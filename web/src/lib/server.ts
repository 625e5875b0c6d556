// The server over HTTP: who one is, tables, games.
import type { Agreed } from "./wire";
import type { Refusal, Settings } from "../types/protocol";

export type Identity = { person: string; name: string; login: string | null; token?: string };
export type Summary = {
  id: string;
  name: string;
  agreed: Agreed;
  phase: string;
  seats: (string | null)[];
  waiting: number[];
  created: number;
  touched: number;
};

export async function call<T>(method: string, path: string, given?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (given !== undefined) {
    init.body = JSON.stringify(given);
    init.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, init);
  } catch {
    throw { code: "unavailable", rule: null, reason: "no connection" } satisfies Refusal;
  }
  const text = await answer.text();
  let body: unknown;
  try {
    body = text === "" ? undefined : JSON.parse(text);
  } catch {
    // Something else answers under this address, such as a host of files.
    throw { code: "unavailable", rule: null, reason: "no server" } satisfies Refusal;
  }
  if (answer.ok) return body as T;
  throw (body as { error?: Refusal } | undefined)?.error ?? ({ code: "unavailable", rule: null, reason: `${answer.status}` } satisfies Refusal);
}

export const server = {
  me: () => call<Identity>("GET", "/me"),
  guest: (name: string) => call<Identity>("POST", "/people", { name }),
  rename: (name: string) => call<Identity>("PUT", "/me", { name }),
  lobby: () => call<{ tables: Summary[]; next: string | null }>("GET", "/tables"),
  mine: () => call<{ tables: Summary[]; next: string | null }>("GET", "/me/tables"),
  open: (name: string, agreed: Agreed, settings: Partial<Settings>, quick: string | null) =>
    call<{ id: string; link: string }>("POST", "/tables", { name, agreed, settings, quick }),
};

/** Somebody, as a guest of this name when nobody is known yet. */
export async function somebody(name: string): Promise<Identity> {
  try {
    return await server.me();
  } catch {
    return server.guest(name);
  }
}
