// A board as a graph that is walked with the arrow keys: along what is connected first, and by where things lie only where nothing connected lies that way.

export type Point = { x: number; y: number };

export type Place = {
  /** As the drawing names it in `data-place`. */
  name: string;
  at: Point;
  /** What is connected to it. */
  links?: readonly string[];
  /** The place it lies in: one goes down into that, and up out of it again. */
  within?: string;
};

const ARROWS: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** How far a connected place may lie off an arrow that another one leads to better, in degrees. */
const SHARED = 80;

function off(from: Point, to: Point, arrow: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = (dx * arrow.x + dy * arrow.y) / (Math.hypot(dx, dy) || 1);
  return (Math.acos(Math.max(-1, Math.min(1, share))) * 180) / Math.PI;
}

type Exits = { cost: number; given: readonly (readonly [key: string, name: string])[] };

/** Every connected place gets an arrow of its own, as long as there are some left, and the one that suits all of them best. */
function exits(here: Place, linked: readonly Place[], arrows = Object.entries(ARROWS)): Exits {
  const [[key, arrow] = [], ...rest] = arrows;
  if (!key || !arrow || linked.length === 0) return { cost: 0, given: [] };
  const taking = linked.map((one): Exits => {
    const { cost, given } = exits(here, linked.filter((other) => other !== one), rest);
    return { cost: cost + off(here.at, one.at, arrow) ** 2, given: [[key, one.name], ...given] };
  });
  const leaving = linked.length > rest.length ? [] : [exits(here, linked, rest)];
  return [...taking, ...leaving].reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** What lies nearest in a direction; what lies aside of it is farther. */
function nearest(here: Place, others: readonly Place[], arrow: Point): string | null {
  let [best, least] = [null as string | null, Infinity];
  for (const { name, at } of others) {
    const [dx, dy] = [at.x - here.at.x, at.y - here.at.y];
    const ahead = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    if (name !== here.name && ahead > 10 && aside <= ahead * 1.6 && ahead + 2 * aside < least) [best, least] = [name, ahead + 2 * aside];
  }
  return best;
}

/** Where an arrow key leads from a place; null where nothing lies that way, and for other keys. */
export function towards(places: readonly Place[], from: string, key: string): string | null {
  const [arrow, here] = [ARROWS[key], places.find(({ name }) => name === from)];
  if (!arrow || !here) return null;
  if (here.within !== undefined) {
    const beside = places.filter(({ within }) => within === here.within);
    const next = arrow.x === 0 ? undefined : beside[beside.indexOf(here) + arrow.x];
    if (key === "ArrowUp" || !next) return key === "ArrowUp" ? here.within : onward(places, here.within, key, arrow);
    return next.name;
  }
  const inner = key === "ArrowDown" ? places.find(({ within }) => within === from) : undefined;
  return inner?.name ?? onward(places, from, key, arrow);
}

function onward(places: readonly Place[], from: string, key: string, arrow: Point): string | null {
  const here = places.find(({ name }) => name === from);
  if (!here) return null;
  const linked = places.filter(({ name }) => here.links?.includes(name));
  const own = exits(here, linked).given.find(([arrow]) => arrow === key);
  if (own) return own[1];
  const [shared] = linked.map(({ name, at }) => ({ name, angle: off(here.at, at, arrow) })).filter(({ angle }) => angle <= SHARED).sort((one, other) => one.angle - other.angle);
  return shared?.name ?? nearest(here, places.filter(({ within }) => within === undefined), arrow);
}
