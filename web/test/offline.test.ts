// The service worker answers for the client alone: what the server has to say is asked of the server.
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { offline } from "../build/offline";

type Told = { body: string };
const kept = { "/index.html": "the client" } as Record<string, string>;
const words = { asked: "Your turn.", cover_soon: "A bot takes over soon.", over: "It is over." };

/** The worker as it is built, in a browser that keeps what it is told. */
function worker() {
  let source = "";
  const { handler } = offline().generateBundle as unknown as { handler: (this: object, _: object, bundle: object) => void };
  handler.call({ emitFile: (file: { source: string }) => (source = file.source) }, {}, {});
  const listeners: Record<string, (event: object) => void> = {};
  const shown: Told[] = [];
  const context = createContext({
    URL,
    location: { origin: "https://games.example.org" },
    addEventListener: (name: string, listen: (event: object) => void) => (listeners[name] = listen),
    caches: { match: async (wanted: string) => kept[wanted], open: async () => ({ match: async () => ({ json: async () => words }) }) },
    fetch: async () => "from the server",
    registration: { showNotification: async (_: string, told: Told) => void shown.push(told) },
  });
  runInContext(source, context);
  return { listeners, shown };
}

it.each([
  ["/t/0123456789abcdef", true],
  ["/rules", true],
  ["/healthier", true],
  ["/apiary", true],
  ["/api/v1/me", false],
  ["/api/docs", false],
  ["/healthz", false],
  ["/readyz", false],
  ["/metrics", false],
])("%s: from the client %s", (path, ours) => {
  let answered = false;
  worker().listeners.fetch!({ request: { url: `https://games.example.org${path}`, method: "GET", mode: "navigate" }, respondWith: () => (answered = true) });
  expect(answered).toBe(ours);
});

it("says that a bot takes over soon, when one does", async () => {
  const { listeners, shown } = worker();
  for (const why of [{ kind: "asked", seat: 0, cover_at: 5 }, { kind: "asked", seat: 0, cover_at: null }, { kind: "over" }]) {
    let done: Promise<unknown> | undefined;
    listeners.push!({ data: { json: () => ({ why }) }, waitUntil: (all: Promise<unknown>) => (done = all) });
    await done;
  }
  expect(shown.map(({ body }) => body)).toEqual(["Your turn.\nA bot takes over soon.", "Your turn.", "It is over."]);
});
