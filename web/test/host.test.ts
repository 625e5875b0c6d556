// Who can become the host of a table whose host is gone, as far as a page can tell.
import { expect, it } from "vitest";
import { isHostHere, refusedFor } from "../src/table/host";
import type { SeatInfo, TableInfo } from "../src/types/protocol";

const seat = (sitter: SeatInfo["sitter"], connected: boolean): SeatInfo => ({ sitter, connected, covered: false, conceded: false, cover_at: null, clock: null, wants_rematch: false });
const person = (id: string, connected: boolean): SeatInfo => seat({ kind: "person", person: id, name: id }, connected);
const table = (...seats: SeatInfo[]): Pick<TableInfo, "host" | "seats"> => ({ host: "ann", seats });

it("sees the host on a seat, and away from it", () => {
  expect(isHostHere(table(person("ann", true), person("ben", true)))).toBe(true);
  expect(isHostHere(table(person("ann", false), person("ben", true)))).toBe(false);
});

it("cannot see a host without a seat", () => {
  expect(isHostHere(table(seat({ kind: "nobody" }, false), person("ben", true)))).toBe(null);
});

it("waits for as long as the server would refuse, and no longer", () => {
  expect(refusedFor(1000, 300, 1000)).toBe(300);
  expect(refusedFor(1000, 300, 1299)).toBe(1);
  expect(refusedFor(1000, 300, 1300)).toBe(0);
  expect(refusedFor(null, 300, 1000)).toBe(0);
});
