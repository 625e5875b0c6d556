// Who sits where when several people share this device: a table knows only that they are all here.

const LAST = "seat names";
const at = (table: string): string => `${LAST} ${table}`;

function read(key: string): string[] | null {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(names) ? names.map((name) => (typeof name === "string" ? name : "")) : null;
  } catch {
    return null;
  }
}

/** The names by seat; at a new table those given last. Empty where nobody gave one. */
export function namesAt(table: string): string[] {
  return read(at(table)) ?? read(LAST) ?? [];
}

export function nameSeat(table: string, seat: number, name: string): string[] {
  const names = Array.from({ length: Math.max(seat + 1, namesAt(table).length) }, (_, other) => (other === seat ? name.trim() : (namesAt(table)[other] ?? "")));
  for (const key of [at(table), LAST]) localStorage.setItem(key, JSON.stringify(names));
  return names;
}

export const forgetNames = (table: string): void => localStorage.removeItem(at(table));
