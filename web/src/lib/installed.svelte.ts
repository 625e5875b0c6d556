// The client kept on this device, and whether a newer one waits.

let waiting = $state.raw<ServiceWorker | null>(null);

export function newer(): boolean {
  return waiting !== null;
}

export async function keep(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("/offline.js").catch(() => null);
  if (!registration) return;
  const look = () => {
    // The very first one replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** Goes over to the newer client. Games of this device stay as they are. */
export function renew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("now");
}
