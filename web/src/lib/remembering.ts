// What this device remembers about each view, written when the page has time: to write waits for the disk.

const LATER = 250;
const waiting = new Map<string, string | null>();
let timer: ReturnType<typeof setTimeout> | undefined;

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [key, value] of waiting) {
    waiting.delete(key);
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
}

/** Keeps a value under a key in local storage, or forgets it; soon, and at the latest when the page is left. */
export function remember(key: string, value: string | null): void {
  waiting.set(key, value);
  timer ??= setTimeout(write, LATER);
}

/** What is kept under a key. */
export function remembered(key: string): string | null {
  return waiting.has(key) ? waiting.get(key)! : localStorage.getItem(key);
}

globalThis.addEventListener?.("pagehide", write);
