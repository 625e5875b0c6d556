// Where the ring is drawn. Nothing here knows what may be done.

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** A sector's card, drawn around its centre. */
export const SECTOR = { width: 330, height: 190 };
const ROOM = { size: 44, pitch: 52, left: 12, top: 34 };
const SLOTS = { left: 120, right: 318, top: 34, height: 46, gap: 4 };
const PENDING = { left: 120, right: 318, top: 140, height: 40, gap: 6 };

export type Layout = { width: number; height: number; sectors: Point[]; middle: Box };

const wide = (sectors: [number, number][]): Layout => ({
  width: 1080,
  height: 720,
  sectors: sectors.map(([x, y]) => ({ x, y })),
  middle: { x: 352, y: 214, width: 376, height: 292 },
});
const tall = (height: number, middle: number, sectors: [number, number][]): Layout => ({
  width: 680,
  height,
  sectors: sectors.map(([x, y]) => ({ x, y })),
  middle: { x: 62, y: middle, width: 556, height: 206 },
});

const WIDE: Record<number, Layout> = {
  4: wide([[540, 105], [910, 360], [540, 615], [170, 360]]),
  5: wide([[540, 105], [910, 262], [760, 615], [320, 615], [170, 262]]),
  6: wide([[345, 105], [735, 105], [910, 360], [735, 615], [345, 615], [170, 360]]),
  7: wide([[170, 105], [540, 105], [910, 105], [910, 360], [735, 615], [345, 615], [170, 360]]),
};
const TALL: Record<number, Layout> = {
  4: tall(710, 240, [[170, 105], [510, 105], [510, 605], [170, 605]]),
  5: tall(865, 222, [[170, 105], [510, 105], [510, 545], [340, 760], [170, 545]]),
  6: tall(865, 222, [[170, 105], [510, 105], [510, 545], [510, 760], [170, 760], [170, 545]]),
  7: tall(1080, 437, [[340, 105], [510, 320], [510, 760], [510, 975], [170, 975], [170, 760], [170, 320]]),
};

/** Places for the sectors, clockwise, in a landscape or an upright drawing; before the first is laid, as most rings have them. */
export function layout(count: number, upright: boolean): Layout {
  const known = count === 0 ? 5 : Math.min(7, Math.max(4, count));
  return (upright ? TALL : WIDE)[known]!;
}

export const corner = (centre: Point): Point => ({ x: centre.x - SECTOR.width / 2, y: centre.y - SECTOR.height / 2 });

/** A Room in the square a b / c d, as an offset from the corner of the sector. */
export function roomBox(index: number): Box {
  return { x: ROOM.left + (index % 2) * ROOM.pitch, y: ROOM.top + Math.floor(index / 2) * ROOM.pitch, width: ROOM.size, height: ROOM.size };
}

export function slotBox(row: number, column: number, columns: number): Box {
  const width = (SLOTS.right - SLOTS.left - (columns - 1) * SLOTS.gap) / columns;
  return { x: SLOTS.left + column * (width + SLOTS.gap), y: SLOTS.top + row * (SLOTS.height + SLOTS.gap), width, height: SLOTS.height };
}

export function pendingBox(index: number, count: number): Box {
  const width = (PENDING.right - PENDING.left - (count - 1) * PENDING.gap) / count;
  return { x: PENDING.left + index * (width + PENDING.gap), y: PENDING.top, width, height: PENDING.height };
}

/** The way from one sector to the next: its line, where it ends and in which direction, which way leads inwards, and a place for an arrow. */
export type Way = { path: string; end: Point; along: Point; inwards: Point; arrow: Point & { angle: number }; length: number };

const angleOf = ({ x, y }: Point): number => (Math.atan2(y, x) * 180) / Math.PI;

export function way(from: Point, to: Point, middle: Box): Way {
  const centre = { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
  const [w, h] = [SECTOR.width, SECTOR.height];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const inwards = (horizontal: boolean, at: Point): Point =>
    horizontal ? { x: 0, y: Math.sign(centre.y - at.y) || 1 } : { x: Math.sign(centre.x - at.x) || 1, y: 0 };
  if (Math.abs(dy) < h) {
    // Side by side: straight across, at the height both share.
    const y = (Math.max(from.y, to.y) - h / 2 + Math.min(from.y, to.y) + h / 2) / 2;
    const side = Math.sign(dx);
    return straight({ x: from.x + (side * w) / 2, y }, { x: to.x - (side * w) / 2, y }, inwards(true, { x: 0, y }));
  }
  if (Math.abs(dx) < w) {
    // One above the other: straight, at the outer end of what both share.
    const [left, right] = [Math.max(from.x, to.x) - w / 2, Math.min(from.x, to.x) + w / 2];
    const x = (from.x + to.x) / 2 >= centre.x ? right - 30 : left + 30;
    const side = Math.sign(dy);
    return straight({ x, y: from.y + (side * h) / 2 }, { x, y: to.y - (side * h) / 2 }, inwards(false, { x, y: 0 }));
  }
  // Round a corner.
  const flat = Math.abs(from.y - centre.y) * w > Math.abs(from.x - centre.x) * h;
  const start = flat ? { x: from.x + (Math.sign(dx) * w) / 2, y: from.y } : { x: from.x, y: from.y + (Math.sign(dy) * h) / 2 };
  const end = flat ? { x: to.x, y: to.y - (Math.sign(dy) * h) / 2 } : { x: to.x - (Math.sign(dx) * w) / 2, y: to.y };
  const bend = flat ? { x: end.x, y: start.y } : { x: start.x, y: end.y };
  const along = flat ? { x: 0, y: Math.sign(dy) } : { x: Math.sign(dx), y: 0 };
  const arrow = { x: (start.x + 2 * bend.x + end.x) / 4, y: (start.y + 2 * bend.y + end.y) / 4, angle: angleOf({ x: dx, y: dy }) };
  return { path: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, end, along, inwards: inwards(!flat, end), arrow, length: Math.hypot(dx, dy) };
}

function straight(start: Point, end: Point, inwards: Point): Way {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const arrow = { x: start.x + along.x * 9, y: start.y + along.y * 9, angle: angleOf(along) };
  return { path: `M${start.x} ${start.y}L${end.x} ${end.y}`, end, along, inwards, arrow, length };
}
