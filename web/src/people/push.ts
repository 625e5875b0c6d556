// Notifications of this browser: asking for them, and the words they are told in when no page is open.
import { server } from "../lib/server";
import { say } from "../lib/tongue.svelte";

export type Push = "on" | "off" | "blocked" | "impossible";

/** Where the service worker finds its words. It outlives the client's own files. */
const WORDS = "words";
const AT = "/notices.json";

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator && "PushManager" in window ? navigator.serviceWorker.getRegistration() : undefined;
}

export async function pushState(): Promise<Push> {
  const kept = await registration().catch(() => undefined);
  if (!kept || !("Notification" in window)) return "impossible";
  if (Notification.permission === "denied") return "blocked";
  return (await kept.pushManager.getSubscription()) ? "on" : "off";
}

/** What is told, by reason, in the language of the person who allowed it. */
export async function keepWords(): Promise<void> {
  if (!("caches" in window)) return;
  const table = say("table-home-title");
  const words = {
    asked: say("table-notify-your_turn", { table }),
    cover_soon: say("table-notify-cover_soon", { table }),
    undo_asked: say("people-undo_asked", { table }),
    over: say("table-notify-over", { table }),
  };
  const cache = await caches.open(WORDS);
  await cache.put(AT, new Response(JSON.stringify(words), { headers: { "content-type": "application/json" } }));
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

export async function allowPush(): Promise<Push> {
  const kept = await registration();
  if (!kept) return "impossible";
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const { key } = await server.pushKey();
  const subscription = await kept.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  await server.addPush(endpoint!, { p256dh: keys!.p256dh!, auth: keys!.auth! });
  await keepWords();
  return "on";
}

export async function endPush(): Promise<Push> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) {
    await server.endPush(subscription.endpoint).catch(() => undefined);
    await subscription.unsubscribe();
  }
  return pushState();
}
