// What screen readers read out beside what has the focus: one region for all of it, in order and in one piece. It comes once the page has settled:
// while much changes at once, some of them hear nothing. And it goes again: whatever stays is read once more when a dialog closes.

const [SETTLED, HEARD] = [400, 5000];

type Piece = { text: string; about: string | null };
let waiting: Piece[] = [];
let now = $state("");
let settling: ReturnType<typeof setTimeout> | undefined;
let going: ReturnType<typeof setTimeout> | undefined;

export const aloud = (): string => now;

/** Reads something out; of several things about the same only the last, and nothing if that is empty. */
export function readOut(text: string, about: string | null = null): void {
  if (about !== null) waiting = waiting.filter((piece) => piece.about !== about);
  if (text.trim() !== "") waiting.push({ text, about });
  if (waiting.length > 0) settling ??= setTimeout(read, SETTLED);
}

function read(): void {
  settling = undefined;
  const text = waiting.map((piece) => piece.text).join(" ");
  waiting = [];
  if (text === "") return;
  // What is said twice in a row is news all the same.
  now = text === now ? `${text}\u00a0` : text;
  clearTimeout(going);
  going = setTimeout(() => (now = ""), HEARD);
}

/** The same several times in a row is told once, with how often. */
export function condensed(sentences: readonly string[]): string[] {
  const runs: { text: string; times: number }[] = [];
  for (const text of sentences) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times > 1 ? `${times} × ${text}` : text));
}
