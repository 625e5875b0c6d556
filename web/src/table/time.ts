// Lengths of time in figures.

/** What is left of some milliseconds: 1:30, or 1:01:30 from an hour on. */
export function inFigures(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, String(left % 60).padStart(2, "0")];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
}
