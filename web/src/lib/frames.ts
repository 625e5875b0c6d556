// What comes faster than it can be drawn is drawn together.

/** A page that is not seen draws no frames; after so many milliseconds nobody waits for one. */
const LATEST = 100;

/**
 * Passes on at once what comes alone. What comes before that has been drawn waits for the next frame and is passed on together there,
 * in order: each of many views would take its time, and only the last one would be seen.
 */
export function byFrame<T>(pass: (one: T) => void): { add(one: T): void; now(): void } {
  const waiting: T[] = [];
  let [frame, timer]: [number, ReturnType<typeof setTimeout> | undefined] = [0, undefined];

  function now(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
    if (waiting.length > 0) begin();
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) pass(one);
  }
  function begin(): void {
    frame = requestAnimationFrame(now);
    timer = setTimeout(now, LATEST);
  }
  return {
    add(one) {
      waiting.push(one);
      if (frame === 0 || document.hidden) now();
    },
    now,
  };
}
