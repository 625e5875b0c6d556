// Where things are drawn. Nothing here knows what may be done.

export const TILE = { width: 106, height: 76, cut: 10 };

export type Point = { x: number; y: number };

/** A tile with cut corners around a point. */
export function tile({ x, y }: Point, grow = 0): string {
  const [w, h, c] = [TILE.width / 2 + grow, TILE.height / 2 + grow, TILE.cut];
  return `M${x - w + c} ${y - h}H${x + w - c}L${x + w} ${y - h + c}V${y + h - c}L${x + w - c} ${y + h}H${x - w + c}L${x - w} ${y + h - c}V${y - h + c}Z`;
}

/** Where the line from one tile to another leaves the first. */
export function edge(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const reach = Math.min(Math.abs(TILE.width / 2 / (dx || 1e-9)), Math.abs(TILE.height / 2 / (dy || 1e-9)));
  return { x: from.x + dx * reach, y: from.y + dy * reach };
}

export function between(one: Point, other: Point, share = 0.5): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

/** A unit vector across a line, and the angle of the line in degrees. */
export function across(one: Point, other: Point): { x: number; y: number; angle: number } {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: -dy / length, y: dx / length, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** Six fixed places for figures in a tile, so that none ever covers another. */
export function place(centre: Point, index: number): Point {
  return { x: centre.x - 40 + (index % 6) * 16, y: centre.y + 14 };
}

export function has(set: number, index: number): boolean {
  return Math.floor(set / 2 ** index) % 2 === 1;
}
