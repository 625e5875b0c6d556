// What moves on the ship: steps, dice, noise, what comes out of it.
import facts from "virtual:facts/nemesis";
import { variant } from "../../lib/words";
import type { Motion, Tone } from "../../table/motion";
import type { CombatFace, Event, NoiseFace, View } from "../../types/nemesis";
import { tell } from "./log";
import { seatName } from "./names";
import { roomOf } from "./reading";

/** Signs of the dice, drawn on a grid of 24. */
const NOISE: Record<NoiseFace, string> = {
  "1": "M10 7l3-2v14",
  "2": "M8 8.500a4 3.800 0 1 1 7 2.500L8 19h8",
  "3": "M8 5h8l-5 5.500a4.300 4.300 0 1 1-3.500 6.500",
  "4": "M14 19V5L7 14.500h10.500",
  silence: "M4 9.500v5h3.500L12 18V6L7.500 9.500ZM16 9.500l4.500 5M20.500 9.500l-4.500 5",
  danger: "M12 3 22 20H2ZM12 9v5.500M12 17v.3",
};
const COMBAT: Record<CombatFace, string> = {
  blank: "M6 12h12",
  creeper: "M12 6a4.500 4.500 0 0 1 4.500 4.500V17l-2-1.500L12 17.500 9.500 15.500 7.500 17v-6.500A4.500 4.500 0 0 1 12 6ZM4.500 9l3 1.500M19.500 9l-3 1.500",
  adult: "M12 3c3.500 0 5 2.500 4.500 6l2.500 4-2 1 1 5-4-3-2 4-2-4-4 3 1-5-2-1 2.500-4C7 5.500 8.500 3 12 3Z",
  hit_1: "M12 4v4M12 16v4M4 12h4M16 12h4M12 12v.1",
  hit_2: "M8 4v4M8 16v4M2 12h3M10.500 12h3M16 4v4M16 16v4M19 12h3M8 12v.1M16 12v.1",
};

export function motions(events: readonly Event[], before: View, after: View): Motion[] {
  const found: Motion[] = [];
  const crew = new Map(before.crew.map((member, seat) => [seat, roomOf(member)]));
  const intruders = new Map(before.figures.map(({ slot }, figure) => [figure, slot]));
  const corridors = facts.sides[after.side].corridors;

  /** From Room to Room through the Corridor between them, when there is one. */
  function travel(from: number | null | undefined, to: number, tone: Tone, letter: string): void {
    if (from === null || from === undefined || from === to) return;
    const through = corridors.findIndex(({ ends }) => ends.includes(from) && ends.includes(to));
    found.push({ kind: "travel", path: [`room:${from}`, ...(through < 0 ? [] : [`corridor:${through}`]), `room:${to}`], tone, letter });
  }

  for (const event of events) {
    const it = variant(event);
    switch (it.kind) {
      case "moved":
        travel(crew.get(it.is.seat), it.is.to, `seat-${it.is.seat}`, seatName(after, it.is.seat).charAt(0));
        crew.set(it.is.seat, it.is.to);
        break;
      case "figure_moved":
        travel(intruders.get(it.is.figure), it.is.to, "danger", "!");
        intruders.set(it.is.figure, it.is.to);
        break;
      case "figure_placed":
        intruders.set(it.is.figure, it.is.slot);
        found.push({ kind: "pulse", at: `room:${it.is.slot}`, tone: "danger", shape: "ring" });
        break;
      case "noise_rolled":
        found.push({ kind: "die", die: "noise", face: it.is.face, words: tell(event, after), tone: it.is.face === "danger" ? "danger" : "text", sign: NOISE[it.is.face] });
        break;
      case "combat_rolled":
        found.push({ kind: "die", die: "combat", face: it.is.face, words: tell(event, after), tone: it.is.face === "blank" ? "text" : "knowledge", sign: COMBAT[it.is.face] });
        break;
      case "noise_placed":
        found.push({ kind: "pulse", at: `corridor:${it.is.corridor}`, tone: "danger", shape: "arcs" });
        break;
      case "technical_noise_placed":
        found.push({ kind: "pulse", at: `network:${it.is.network}`, tone: "danger", shape: "arcs" });
        break;
      case "encounter":
        found.push({ kind: "flash", at: `room:${it.is.slot}`, tone: "danger", loud: true });
        break;
      case "surprise":
      case "attacks":
      case "light_wound":
      case "serious_wound":
      case "infested":
        found.push({ kind: "flash", at: `person:${it.is.seat}`, tone: "danger" });
        break;
      case "died":
        found.push({ kind: "flash", at: `room:${it.is.slot}`, tone: "danger", loud: true });
        break;
      case "injured":
      case "killed":
        found.push({ kind: "flash", at: `figure:${it.is.figure}`, tone: "knowledge" });
        break;
      case "fire":
      case "malfunction":
        found.push({ kind: "pulse", at: `room:${it.is.slot}`, tone: it.kind, shape: "ring" });
        break;
      case "slimed":
        found.push({ kind: "pulse", at: `person:${it.is.seat}`, tone: "slime", shape: "ring" });
        break;
      case "room_revealed":
        found.push({ kind: "pulse", at: `room:${it.is.slot}`, tone: "knowledge", shape: "ring" });
        break;
      case "door_closed":
      case "door_opened":
      case "door_destroyed":
        found.push({ kind: "pulse", at: `corridor:${it.is.corridor}`, tone: "text", shape: "ring" });
        break;
      case "event_drawn":
        found.push({ kind: "card", words: { key: `nemesis-event-${it.is.card}` }, tone: "danger" });
        break;
      // Everything else is told by the log, and seen on the board as it is.
      default:
    }
  }
  return found;
}
