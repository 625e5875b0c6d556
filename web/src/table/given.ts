// Seats that changed hands while the game was played: everybody at the table should know who holds which cards now.
import type { GivenSeat, TableInfo } from "../types/protocol";

/** Who sits where, and which seats changed hands. */
export type Seated = Pick<TableInfo, "seats" | "given">;

/** Who holds a seat that was given to them during the game; null if nobody does. */
export function takenBy(table: Seated, seat: number): string | null {
  const sitter = table.seats[seat]?.sitter;
  const given = table.given.some((one) => one.seat === seat && sitter?.kind === "person" && sitter.person === one.to);
  return given && sitter?.kind === "person" ? sitter.name : null;
}

/** What was given after a time, to somebody who still holds it. */
export function givenSince(table: Seated, since: number): GivenSeat[] {
  return table.given.filter(({ seat, at }) => at > since && takenBy(table, seat) !== null);
}
