// What travels between a table and this client; written after crates/protocol until it is generated.
import type { Seat } from "./kernel";

export type GameName = "theseus" | "nemesis";
export type Agreed = { game: GameName; setup: unknown };
export type Phase = "gathering" | "playing" | "over" | "abandoned" | "frozen" | "closed";
export type Sitter = { kind: "nobody" } | { kind: "person"; person: string; name: string } | { kind: "bot"; bot: string };
export type WindowOrder = "timed" | "ask" | "pass_unless_me" | "pass";
export type SeatInfo = {
  sitter: Sitter;
  connected: boolean;
  covered: boolean;
  conceded: boolean;
  cover_at: number | null;
  clock: number | null;
  wants_rematch: boolean;
};
export type Clock = { kind: "none" } | { kind: "each"; seconds: number } | { kind: "bank"; seconds: number; increment: number };
export type Settings = {
  listed: boolean;
  clock: Clock;
  window: number;
  pace: number;
  cover_after: number;
  cover_with: string;
  spectators: boolean;
  spectator_delay: number;
  chat: boolean;
  undo: boolean;
};
export type TableInfo = {
  id: string;
  name: string;
  agreed: Agreed;
  settings: Settings;
  phase: Phase;
  host: string;
  seats: SeatInfo[];
  spectators: number;
  rules_version: number;
  commitment: string | null;
  undo: { by: Seat; to: number; waiting: Seat[] } | null;
  result: { winners: Seat[]; ending: string | null; seed: string } | null;
  rematch: string | null;
  notice: Notice | null;
  created: number;
  touched: number;
};
export type Notice =
  | { kind: "frozen"; report: string }
  | { kind: "new_rules" | "unreadable"; begun: number; now: number }
  | { kind: "new_seed"; after: number };
export type Refusal = { code: string; rule: string | null; reason: string };
export type Happened = { rule: string; event: unknown; text: string };
export type Answer = { action: unknown; text: string };
export type Pending = { turn: number; kind: string; prompt: string; options: Answer[]; window: boolean; until: number | null };
export type Operation =
  | { op: "replace" | "add"; path: string; value: unknown }
  | { op: "remove"; path: string };
export type Update = {
  seat: Seat | null;
  turn: number;
  sight: { whole: unknown } | { change: Operation[] };
  from: number;
  events: Happened[];
  waiting: Seat[];
  pending: Pending | null;
  may_undo: boolean;
  orders: { windows: WindowOrder } | null;
};
export type Said = { number: number; at: number; by: string; name: string; text: string | null; phrase: string | null };
export type Frame = {
  number: number;
  answered: { seat: Seat; by: string | null; at: number | null; answer: Answer | null } | null;
  view: unknown;
  events: Happened[];
  waiting: Seat[];
};
export type FromTable =
  | { type: "welcome"; protocol: number; now: number; you: string | null; seats: Seat[]; role: string; table: TableInfo }
  | { type: "table"; table: TableInfo }
  | ({ type: "update" } & Update)
  | { type: "done"; id: number }
  | { type: "refused"; id: number; refusal: Refusal }
  | { type: "reason"; id: number; refusal: Refusal }
  | ({ type: "said" } & Said)
  | { type: "pinged"; by: Seat; at: string }
  | { type: "alive" }
  | { type: "farewell"; refusal: Refusal };
