// The account of what happened since one's last turn, kept on this device: whoever comes back before they have answered finds it again.
import { remember, remembered } from "../lib/remembering";
import type { Outlook } from "./sitting.svelte";

/** Where the account begins; what was seen when it was kept; the question that was open then. */
type Kept = { since: number; own: number; /** Where a device that came back looked last. */ at: number; upto: number; turn: number | null };

const keyOf = (table: string, seat: number): string => `account ${table} ${seat}`;

function keptUnder(key: string): Kept | null {
  try {
    return JSON.parse(remembered(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Whether nothing was answered since it was kept: the account begins only where this device looked last. */
function goesOn({ since, own, pending }: Outlook, { at, upto, turn }: Kept): boolean {
  return since === own && (since === upto || since === at) && (turn === null || turn === pending?.turn);
}

/** What a seat sees, its account beginning where it began before this page was loaded. */
export function resumed(outlook: Outlook, table: string): Outlook {
  const kept = outlook.seat === null ? null : keptUnder(keyOf(table, outlook.seat));
  return kept && goesOn(outlook, kept) ? { ...outlook, since: kept.since, own: kept.own } : outlook;
}

/** Keeps where the account begins; `from` is what was seen, `to` the same resumed. */
export function keep(from: Outlook, to: Outlook, table: string, playing: boolean): void {
  if (from.seat === null) return;
  const kept: Kept = { since: to.since, own: to.own, at: from === to ? -1 : from.since, upto: from.missing + from.events.length, turn: from.pending?.turn ?? null };
  remember(keyOf(table, from.seat), playing ? JSON.stringify(kept) : null);
}
