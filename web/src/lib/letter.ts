/** The Latin letter of a key: as it is written, or, on a keyboard that writes other letters, as the key lies. */
export function letterOf(event: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[ -~]$/.test(event.key)) return event.key.toLowerCase();
  return /^Key[A-Z]$/.test(event.code) && event.key.length === 1 ? event.code.slice(3).toLowerCase() : event.key;
}
