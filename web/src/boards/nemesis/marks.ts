// Letters on the figures of Characters: the initial, and one letter more where two begin alike.
import type { View } from "../../types/nemesis";
import { seatName } from "./names";

export function marks(view: View): string[] {
  const names = view.crew.map((member, seat) => (member.character ? seatName(view, seat) : String(seat + 1)));
  return names.map((name, seat) => {
    const alike = names.filter((other, index) => index !== seat && other.charAt(0) === name.charAt(0));
    if (alike.length === 0) return name.charAt(0).toUpperCase();
    const differs = [...name].findIndex((letter, place) => place > 0 && alike.every((other) => other.charAt(place) !== letter));
    return name.charAt(0).toUpperCase() + (name.charAt(differs) || "");
  });
}
