// Letters on the figures of Characters: the initial, and one letter more where two begin alike.
import { initials } from "../../lib/alike";
import type { View } from "../../types/nemesis";
import { seatName } from "./names";

export function marks(view: View): string[] {
  const names = view.crew.map((member, seat) => (member.character ? seatName(view, seat) : String(seat + 1)));
  return names.map((name, seat) => {
    const [first = "", ...more] = initials(name, names.filter((_, other) => other !== seat));
    return first.toUpperCase() + more.join("");
  });
}
