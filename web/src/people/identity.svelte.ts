// Who this device is for the server: asked once, and again when it changes.
import { isUnnamed, server } from "../lib/server";
import type { Identity, Refusal } from "../types/protocol";

export type Known =
  /** Nobody has asked yet. */
  | { state: "asking" }
  /** There is a server, and it knows nobody on this device. */
  | { state: "nobody" }
  | { state: "somebody"; who: Identity }
  /** No server answers. */
  | { state: "alone" };

let known = $state.raw<Known>({ state: "asking" });
let asked: Promise<void> | null = null;

export function identity(): Known {
  return known;
}

export function become(who: Identity | null): void {
  known = who ? { state: "somebody", who } : { state: "nobody" };
  if (who && !isUnnamed(who.name)) localStorage.setItem("name", who.name);
}

/** Asks the server, once; `anew` asks again. */
export function recognise(anew = false): Promise<void> {
  if (anew || !asked) {
    asked = server.me().then(become, (refusal: Refusal) => {
      known = { state: refusal.code === "unavailable" ? "alone" : "nobody" };
    });
  }
  return asked;
}
