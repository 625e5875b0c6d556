// The way of a unit, sector by sector, as the engine foretells it. Nothing is counted here but what it has told.
import { variant } from "../../lib/words";
import type { Step } from "../../table/game";
import type { Event, Sector, View } from "../../types/theseus";
import { sector } from "./spots";

export function steps(events: readonly Event[], view: View): Step[] {
  const found: Step[] = [];
  const counted = new Map<number, number>();
  const stepTo = (unit: number, to: Sector, number: number | null) => found.push({ spot: sector(to), number, seat: view.units[unit]?.owner ?? 0 });
  for (const event of events) {
    const it = variant(event);
    switch (it.kind) {
      case "move_begins":
        counted.set(it.is.unit, 0);
        break;
      case "sector_entered": {
        const number = (counted.get(it.is.unit) ?? 0) + 1;
        counted.set(it.is.unit, number);
        stepTo(it.is.unit, it.is.sector, number);
        break;
      }
      // These go there at once, and count no sector.
      case "exit_taken":
      case "teleported":
      case "relocated":
        stepTo(it.is.unit, it.is.sector, null);
        break;
      // Everything else is told in words.
      default:
    }
  }
  return found;
}
