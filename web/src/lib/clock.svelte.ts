// One clock for everything on the page that tells how long something takes.
import { createSubscriber } from "svelte/reactivity";

const BEAT = 200;

const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, BEAT);
  return () => clearInterval(timer);
});

/** The time now, in milliseconds; what is made of it is made anew as it goes on. */
export function now(): number {
  ticking();
  return Date.now();
}
