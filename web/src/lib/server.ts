// The server over HTTP: who one is, one's devices, people, tables, games.
import type { Agreed } from "./wire";
import type {
  Blocked,
  Credentials,
  Identity,
  Page,
  Pairing,
  PushKeys,
  Refusal,
  Replayed,
  SeatGiven,
  SeatLinkMade,
  Settings,
  Summary as Line,
  TableInfo,
  TableMade,
  Unwanted,
  WebhookMade,
} from "../types/protocol";

/** A line of a list of games; only the game itself looks inside what is agreed. */
export type Summary = Omit<Line, "agreed"> & { agreed: Agreed };

const unreachable = (reason: string): Refusal => ({ code: "unavailable", rule: null, reason });

async function ask(method: string, path: string, given?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (given !== undefined) {
    init.body = JSON.stringify(given);
    init.headers = { "content-type": "application/json" };
  }
  try {
    return await fetch(`/api/v1${path}`, init);
  } catch {
    throw unreachable("no connection");
  }
}

/** Fails with the refusal of the server, whatever it is that went wrong. */
export async function call<T>(method: string, path: string, given?: unknown): Promise<T> {
  const answer = await ask(method, path, given);
  const text = await answer.text();
  let body: unknown;
  try {
    body = text === "" ? undefined : JSON.parse(text);
  } catch {
    // Something else answers under this address, such as a host of files.
    throw unreachable("no server");
  }
  if (answer.ok) return body as T;
  throw (body as { error?: Refusal } | undefined)?.error ?? unreachable(`${answer.status}`);
}

/** A file of the server as it is. */
async function file(path: string): Promise<string> {
  const answer = await ask("GET", path);
  const text = await answer.text();
  if (answer.ok && !answer.headers.get("content-type")?.startsWith("text/html")) return text;
  let refusal: Refusal | undefined;
  try {
    refusal = (JSON.parse(text) as { error?: Refusal }).error;
  } catch {
    // Not a refusal of ours.
  }
  throw refusal ?? unreachable(`${answer.status}`);
}

const page = (path: string, after: string | null) => call<Page>("GET", after ? `${path}?after=${encodeURIComponent(after)}` : path) as Promise<{ tables: Summary[]; next: string | null }>;

export const server = {
  me: () => call<Identity>("GET", "/me"),
  guest: (name: string) => call<Identity>("POST", "/people", { name }),
  rename: (name: string) => call<Identity>("PUT", "/me", { name }),
  register: (given: Credentials) => call<Identity>("POST", "/me/login", given),
  logIn: (given: Credentials) => call<Identity>("POST", "/sessions", given),
  logOut: () => call<void>("DELETE", "/sessions/current"),
  logOutOthers: () => call<{ ended: number }>("DELETE", "/sessions/others"),
  pair: () => call<Pairing>("POST", "/me/pairings"),
  paired: (code: string) => call<Identity>("POST", "/pairings", { code }),
  exportMe: () => file("/me/export"),
  deleteMe: () => call<void>("DELETE", "/me"),

  blocks: () => call<{ blocks: Blocked[] }>("GET", "/me/blocks"),
  block: (person: string, block: Unwanted) => call<void>("PUT", `/me/blocks/${person}`, { block }),
  unblock: (person: string) => call<void>("DELETE", `/me/blocks/${person}`),
  complain: (person: string, text: string, table: string | null) => call<void>("POST", `/people/${person}/report`, { text, table }),

  pushKey: () => call<{ key: string }>("GET", "/push-key"),
  addPush: (endpoint: string, keys: PushKeys) => call<void>("POST", "/me/pushes", { endpoint, keys }),
  endPush: (endpoint: string) => call<void>("DELETE", "/me/pushes", { endpoint }),
  setWebhook: (url: string) => call<WebhookMade>("PUT", "/me/webhook", { url }),
  endWebhook: () => call<void>("DELETE", "/me/webhook"),

  lobby: (after: string | null = null) => page("/tables", after),
  mine: (after: string | null = null) => page("/me/tables", after),
  open: (name: string, agreed: Agreed, settings: Partial<Settings>, quick: string | null) =>
    call<TableMade>("POST", "/tables", { name, agreed, settings, quick }),
  importGame: (name: string, journal: string) => call<TableMade>("POST", "/tables/import", { name, journal }),
  table: (table: string) => call<TableInfo>("GET", `/tables/${table}`),
  journal: (table: string) => file(`/tables/${table}/journal`),
  replay: (table: string, frame: number, eyes: string) => call<Replayed>("GET", `/tables/${table}/replay?frame=${frame}&eyes=${eyes}`),
  command: (table: string, command: Record<string, unknown>) => call<unknown>("POST", `/tables/${table}/commands`, command),
  seatLink: (table: string, seat: number) => call<SeatLinkMade>("POST", `/tables/${table}/seats/${seat}/link`),
  takeSeat: (token: string) => call<SeatGiven>("POST", "/seat-links", { token }),
  problem: (table: string, text: string) => call<{ report?: string | number } | undefined>("POST", `/tables/${table}/problem`, { text }),
};

/** The word somebody is called by who gave no name: it follows the language of the interface. */
const UNNAMED = "unnamed";
export const isUnnamed = (name: string): boolean => localStorage.getItem(UNNAMED) === name;

/** Whether a server may know somebody on this device; on a first visit there is nobody to ask about. */
export const isMet = (): boolean => localStorage.getItem("name") !== null || localStorage.getItem(UNNAMED) !== null;

/** Somebody, as a guest of this name when nobody is known yet. */
export async function somebody(name: string): Promise<Identity> {
  try {
    return await server.me();
  } catch (refusal) {
    if ((refusal as Refusal).code === "unavailable") throw refusal;
    return server.guest(name);
  }
}

/** Somebody, by the name this device knows; who gave none is called by this word, and by that of another language after it was changed. */
export async function whoever(unnamed: string): Promise<Identity> {
  const name = localStorage.getItem("name");
  const me = await somebody(name ?? unnamed);
  if (name !== null) return me;
  const renamed = me.name !== unnamed && isUnnamed(me.name) ? await server.rename(unnamed) : me;
  if (renamed.name === unnamed) localStorage.setItem(UNNAMED, unnamed);
  return renamed;
}

/** What a command comes to when the line to a table is lost: it was never sent, or it was and may have been done. */
export const UNSENT = unreachable("not connected");
export const UNANSWERED = unreachable("the connection was lost");

/** What somebody may call a refusal without knowing the rules of a game. */
export function refusalKey(problem: unknown): string {
  const { code, reason } = (problem ?? {}) as Partial<Refusal>;
  if (code === "unavailable" && reason === UNSENT.reason) return "table-error-unsent";
  if (code === "unavailable" && reason === UNANSWERED.reason) return "table-error-unanswered";
  return code ? `table-refusal-${code}` : "table-error-unexpected";
}
