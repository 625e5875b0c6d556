// Where things are drawn. Nothing here knows what may be done.

export const TILE = { width: 108, height: 84, cut: 9 };
/** The printed places lie close together; drawn apart, there is room for what lies in the Corridors. */
const APART = { x: 1.14, y: 1.16 };
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

export type Way = { from: Point; to: Point; middle: Point; across: Point; along: Point };

/** A Corridor between two tiles; `shift` moves it aside where two lead to the same place. */
export function way(one: Point, other: Point, shift: number): Way {
  const [from, to] = [edge(one, other), edge(other, one)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const across = { x: -along.y, y: along.x };
  const aside = ({ x, y }: Point): Point => ({ x: x + across.x * shift, y: y + across.y * shift });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { from: aside(from), to: aside(to), middle: aside(middle), across, along };
}

/** Fixed places for figures in a tile: they never cover one another; few are drawn large, and more draw closer. */
export function place(centre: Point, index: number, count: number): Point & { size: number } {
  const step = Math.min(24, (TILE.width - 12) / Math.max(count, 1));
  return { x: centre.x - TILE.width / 2 + 6 + (index + 0.5) * step, y: centre.y + 13.5, size: Math.min(21, step - 1) };
}
