// The client without a network: a service worker that keeps everything the client is made of.
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const SOURCE = (version: string, files: string[]) => `// Generated when the client is built.
const CACHE = "hullbreach-${version}";
const FILES = ${JSON.stringify(files)};
// What the server itself answers: its interface, and what those ask who look after it.
const ELSEWHERE = /^\\/(api(\\/|$)|healthz$|readyz$|metrics$)/;
addEventListener("install", (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES))));
addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("hullbreach-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  ),
);
// A page that wants the new version now says so; games of this device are kept apart from the client.
addEventListener("message", (event) => event.data === "now" && skipWaiting());
// Somebody is wanted at a table. What it says was kept by the page, in the language of the person.
addEventListener("push", (event) => event.waitUntil(notify(event.data)));
async function notify(data) {
  let call = {};
  try {
    call = data.json();
  } catch {
    // A call that says nothing still means: have a look.
  }
  const kept = await caches.open("words").then((cache) => cache.match("/notices.json"));
  const words = kept ? await kept.json() : {};
  const reason = call.why?.kind ?? "asked";
  await registration.showNotification("Hullbreach", {
    body: [words[reason] ?? words.asked, call.why?.cover_at && words.cover_soon].filter(Boolean).join("\\n"),
    icon: "/icon.svg",
    tag: call.table ?? "hullbreach",
    data: { address: /^[0-9a-z]{16}$/.test(call.table ?? "") ? "/t/" + call.table : "/games" },
  });
}
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data ?? { address: "/" };
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === address);
      return page ? page.focus() : clients.openWindow(address);
    }),
  );
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || ELSEWHERE.test(address.pathname)) return;
  const wanted = request.mode === "navigate" ? "/index.html" : request;
  // Whatever a server says its answers vary by, a file named by its content is one and the same.
  event.respondWith(caches.match(wanted, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});
`;

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const built = Object.values(bundle);
        const files = built.map((file) => `/${file.fileName}`).filter((name) => !name.startsWith("/.vite/"));
        const hash = createHash("sha256");
        for (const file of built) hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
        const kept = [...new Set(["/index.html", "/icon.svg", "/manifest.webmanifest", ...files])].sort();
        this.emitFile({ type: "asset", fileName: "offline.js", source: SOURCE(hash.digest("hex").slice(0, 12), kept) });
      },
    },
  };
}
