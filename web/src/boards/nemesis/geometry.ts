// Where things are drawn. Nothing here knows what may be done.

export const TILE = { width: 108, height: 88, cut: 9 };
/** The printed places lie close together; drawn apart, there is room for what lies in the Corridors. */
const APART = { x: 1.14, y: 1.2 };
export const SHIP = { width: 1000 * APART.x, height: 600 * APART.y, stretch: `scale(${APART.x} ${APART.y})` };

export type Point = { x: number; y: number };

export function apart<P extends Point>(place: P): P {
  return { ...place, x: place.x * APART.x, y: place.y * APART.y };
}

/** A tile with cut corners around a point. */
export function tile({ x, y }: Point, grow = 0): string {
  const [w, h, c] = [TILE.width / 2 + grow, TILE.height / 2 + grow, TILE.cut + grow / 2];
  return `M${x - w + c} ${y - h}H${x + w - c}L${x + w} ${y - h + c}V${y + h - c}L${x + w - c} ${y + h}H${x - w + c}L${x - w} ${y + h - c}V${y - h + c}Z`;
}

/** Where the line from one tile to another leaves the first. */
function edge(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const reach = Math.min(Math.abs(TILE.width / 2 / (dx || 1e-9)), Math.abs(TILE.height / 2 / (dy || 1e-9)));
  return { x: from.x + dx * reach, y: from.y + dy * reach };
}

/** `outer` is the free side of a Corridor that has another beside it: 1 or -1 across; 0 where both are free. */
export type Way = { from: Point; to: Point; middle: Point; across: Point; along: Point; length: number; outer: number };

/** A Corridor between two tiles; `shift` moves it aside where two lead to the same place. */
export function way(one: Point, other: Point, shift: number): Way {
  const [from, to] = [edge(one, other), edge(other, one)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const across = { x: -along.y, y: along.x };
  const aside = ({ x, y }: Point): Point => ({ x: x + across.x * shift, y: y + across.y * shift });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { from: aside(from), to: aside(to), middle: aside(middle), across, along, length, outer: Math.sign(shift) };
}

/** The plate with the numbers of a Corridor: a bar with round ends, so wide and so high from its middle. */
export const PLATE = { one: 9.5, two: 13, high: 8.5 };

/** How far a plate reaches from its middle in a direction. */
function reach(wide: number, { x, y }: Point): number {
  const flat = wide - PLATE.high;
  if (Math.abs(x) * PLATE.high <= flat * Math.abs(y)) return PLATE.high / Math.abs(y);
  return flat * Math.abs(x) + Math.sqrt(PLATE.high ** 2 - (flat * y) ** 2);
}

const ARCS = { 1: [3, 5, 6.5], 2: [6.5, 8.5, 11], 3: [10, 12, 15.5] } as const;
const arcs = (from: number, which: readonly (keyof typeof ARCS)[]): string =>
  which.map((arc) => ARCS[arc]).map(([off, half, radius]) => `M${(from + off).toFixed(1)} ${-half}a${radius} ${radius} 0 0 1 0 ${half * 2}`).join("");

/** Noise lies across its Corridor, as Doors lie along it and tiles at its ends: arcs on both sides of the plate, or on the free one. */
export function noise({ across, outer }: Way, wide: number): { angle: number; d: string }[] {
  const angle = (Math.atan2(across.y, across.x) * 180) / Math.PI;
  const d = arcs(reach(wide, across), outer === 0 ? [1, 2] : [1, 2, 3]);
  return (outer === 0 ? [1, -1] : [outer]).map((side) => ({ angle: side < 0 ? angle + 180 : angle, d }));
}

/** Where the two bars of a Door lie: on both sides of the plate, and at the tiles where the Corridor is too short. */
export function bars({ middle, along, across, length }: Way, wide: number): { from: Point; to: Point }[] {
  const off = Math.min(wide + 3.5, length / 2);
  return [-off, off].map((at) => {
    const [x, y] = [middle.x + along.x * at, middle.y + along.y * at];
    return { from: { x: x + across.x * 11, y: y + across.y * 11 }, to: { x: x - across.x * 11, y: y - across.y * 11 } };
  });
}

/** Fixed places for figures in a tile, below a name of two lines and above what lies on the floor: they never cover one another; few are drawn large, and more draw closer. */
export function place(centre: Point, index: number, count: number): Point & { size: number } {
  const step = Math.min(24, (TILE.width - 12) / Math.max(count, 1));
  return { x: centre.x - TILE.width / 2 + 6 + (index + 0.5) * step, y: centre.y + 13, size: Math.min(21, step - 1) };
}
