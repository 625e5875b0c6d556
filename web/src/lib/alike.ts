// Letters that are hard to tell apart when they are small.

/** A text without the signs above, below and through its letters: Ż is Z, and Ł is L. */
export const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L");

/** The initial of a name, and one letter more where others begin alike: the first in which it differs from them. */
export function initials(name: string, others: readonly string[]): string {
  const letters = [...bare(name)];
  const alike = others.map((other) => [...bare(other)]).filter(([first]) => first === letters[0]);
  const written = [...name.normalize("NFC")];
  if (alike.length === 0) return written[0] ?? "";
  const differs = letters.findIndex((letter, place) => place > 0 && alike.every((other) => other[place] !== letter));
  return (written[0] ?? "") + (differs > 0 ? (written[differs] ?? "") : "");
}
