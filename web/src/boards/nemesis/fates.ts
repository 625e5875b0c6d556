// How each player fared, out of what the engine told: nothing is reckoned here.
import type { Fate } from "../../table/game";
import type { Happened } from "../../types/protocol";

type Kinds = ReadonlySet<string>;
/** The last of these about somebody is what became of them; an end outdoes everything else. */
const ENDS: Kinds = new Set(["died", "check_failed", "lost_aboard"]);
const STAYS: Kinds = new Set(["evacuated", "hibernates", "check_survived"]);
/** What led to a death stands shortly before it. */
const HARMS: Kinds = new Set(["attacks", "attack_drawn", "serious_wound", "light_wound", "infested", "airlock_opens"]);
const NEAR = 4;
const BEGINS: Kinds = new Set(["round_begins", "turn_begins"]);
const JUDGED: Kinds = new Set(["objective_revealed", "wins"]);

const kindOf = ({ event }: Happened): string => (typeof event === "string" ? event : (Object.keys(event as object)[0] ?? ""));
function isAbout(happened: Happened, seat: number): boolean {
  const content: unknown = typeof happened.event === "string" ? null : Object.values(happened.event as object)[0];
  return typeof content === "object" && content !== null && (content as { seat?: unknown }).seat === seat;
}

export function fates(events: readonly Happened[], seats: number): Fate[] {
  return Array.from({ length: seats }, (_, seat) => {
    const last = (kinds: Kinds) => events.findLastIndex((happened) => kinds.has(kindOf(happened)) && isAbout(happened, seat));
    const [end, stay] = [last(ENDS), last(STAYS)];
    const at = end >= 0 ? end : stay;
    const begun = at < 0 ? -1 : events.slice(0, at).findLastIndex((happened) => kindOf(happened) === "round_begins");
    // Nothing of an earlier turn led to it.
    const turn = events.slice(0, Math.max(end, 0)).findLastIndex((happened) => BEGINS.has(kindOf(happened)));
    const led = end < 0 ? [] : events.slice(Math.max(0, turn, end - NEAR), end).filter((happened) => HARMS.has(kindOf(happened)) && (isAbout(happened, seat) || kindOf(happened) === "attack_drawn" || kindOf(happened) === "airlock_opens"));
    return {
      round: begun < 0 ? null : ((events[begun]!.event as { round_begins: { round: number } }).round_begins.round),
      how: at < 0 ? [] : [...led, events[at]!],
      judged: events.filter((happened) => JUDGED.has(kindOf(happened)) && isAbout(happened, seat)),
    };
  });
}
