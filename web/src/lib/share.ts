/**
 * What is made anew from each view, with every part that is as before taken from `before`: parts that are the same object are not
 * looked at again, and nothing about them is drawn again. For data as JSON has it.
 */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || typeof now !== "object" || now === null || typeof before !== "object" || before === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    let same = before.length === now.length;
    const all = now.map((one: unknown, index) => {
      const kept = shared(before[index], one);
      same &&= kept === before[index];
      return kept;
    });
    return (same ? before : all) as T;
  }
  if (Array.isArray(before)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let same = Object.keys(old).length === keys.length;
  const all: Record<string, unknown> = {};
  for (const key of keys) {
    all[key] = shared(old[key], fresh[key]);
    same &&= Object.is(all[key], old[key]) && Object.hasOwn(old, key);
  }
  return (same ? before : all) as T;
}

/** The same for a value that is made again and again: remembers what it was. */
export function sharing<T>(): (now: T) => T {
  let before: T | undefined;
  return (now) => (before = shared(before, now));
}
