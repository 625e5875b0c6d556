// Before a game, whoever sits at a table may become its host when the host is gone. The server decides; it tells nobody when the host was
// last here, so that a page knows no more than what it has seen.
import type { TableInfo } from "../types/protocol";

/** Whether the host is at the table; `null` when that cannot be seen, since they have no seat. */
export function isHostHere({ host, seats }: Pick<TableInfo, "host" | "seats">): boolean | null {
  const theirs = seats.filter(({ sitter }) => sitter.kind === "person" && sitter.person === host);
  return theirs.length === 0 ? null : theirs.some(({ connected }) => connected);
}

/** How long the server will certainly refuse, in milliseconds; `seen` is when this page last saw the host at the table, `away` how long they may be away. */
export function refusedFor(seen: number | null, away: number, now: number): number {
  return seen === null ? 0 : Math.max(0, seen + away - now);
}
