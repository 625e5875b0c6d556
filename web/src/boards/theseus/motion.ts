// What moves on the station: units around the ring, traps, attacks, cards.
import { variant } from "../../lib/words";
import type { Motion } from "../../table/motion";
import type { Event, View } from "../../types/theseus";
import { mark } from "./names";
import { roomSector } from "./reading";

export function motions(events: readonly Event[], before: View, after: View): Motion[] {
  const found: Motion[] = [];
  /** The unit that is on its way, and the way so far. */
  let going: { unit: number; path: string[] } | null = null;

  function start(unit: number): { unit: number; path: string[] } {
    const place = before.units[unit]?.place;
    const from = place && typeof place === "object" && "room" in place ? `sector:${roomSector(place.room)}` : "tracks:space";
    return { unit, path: [from] };
  }
  function step(unit: number, to: string): void {
    if (going?.unit !== unit) arrive();
    going ??= start(unit);
    if (going.path.at(-1) !== to) going.path.push(to);
  }
  function arrive(): void {
    const owner = going ? after.units[going.unit]?.owner : undefined;
    if (going && owner !== undefined && going.path.length > 1) found.push({ kind: "travel", path: going.path, tone: `seat-${owner}`, letter: mark(after, owner) });
    going = null;
  }

  for (const event of events) {
    const it = variant(event);
    switch (it.kind) {
      case "sector_entered":
      case "sector_leapt":
      case "exit_taken":
      case "teleported":
      case "relocated":
        step(it.is.unit, `sector:${it.is.sector}`);
        break;
      case "arrived":
        step(it.is.unit, `unit:${it.is.unit}`);
        arrive();
        break;
      case "pushed":
        arrive();
        found.push({ kind: "travel", path: [`sector:${roomSector(it.is.from)}`, "tracks:space"], tone: "danger", letter: "!" });
        break;
      case "wounded":
        arrive();
        found.push({ kind: "flash", at: `unit:${it.is.unit}`, tone: "danger" });
        break;
      case "life_lost":
        arrive();
        found.push({ kind: "flash", at: "tracks:life", tone: "danger" });
        break;
      case "trap_sprung":
        arrive();
        found.push({ kind: "flash", at: `slot:${it.is.slot}`, tone: "danger", loud: true });
        break;
      case "hidden_attack":
      case "defence_fired":
        arrive();
        found.push({ kind: "flash", at: `slot:${it.is.slot}`, tone: "danger" });
        break;
      case "attack":
        arrive();
        found.push({ kind: "pulse", at: `unit:${it.is.attacker}`, tone: "text", shape: "ring" });
        break;
      case "card_installed":
      case "card_performed":
      case "card_strengthened":
        arrive();
        found.push({ kind: "pulse", at: `slot:${it.is.slot}`, tone: "knowledge", shape: "ring" });
        break;
      case "card_pending":
        arrive();
        found.push({ kind: "pulse", at: `pending:${it.is.pending}`, tone: "text", shape: "ring" });
        break;
      case "unit_turned":
        arrive();
        found.push({ kind: "pulse", at: `unit:${it.is.unit}`, tone: "knowledge", shape: "ring" });
        break;
      // Everything else is told by the log, and seen on the board as it is.
      default:
    }
  }
  arrive();
  return found;
}
