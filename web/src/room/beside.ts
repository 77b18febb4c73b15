/** Where something that points at a thing stands over the map: beside it, and over nothing that matters. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** The side at which the thing lies; none where it is not beside it. */
  side: "left" | "right" | "top" | "bottom" | "";
  /** How far along that side the thing lies. */
  along: number;
}

const AWAY = 14;
const EDGE = 8;
/** A place less good is taken only to keep free more than so many square pixels for each rank. */
const RANK = 400;
const CORNER = 18;

const clamp = (n: number, low: number, high: number): number => Math.max(Math.min(n, high), low);

/** How much of two rectangles lies over each other. */
export function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The best spot for a box over a frame; all in the same coordinates.  `thing` may lie outside of the
 * frame: then the box stands at the edge nearest to it.
 */
export function beside(box: Size, frame: Rect, thing: Rect | null, free: Rect[]): Spot {
  const inside = (left: number, top: number): { left: number; top: number } => ({
    left: clamp(left, frame.left + EDGE, frame.left + frame.width - box.width - EDGE),
    top: clamp(top, frame.top + EDGE, frame.top + frame.height - box.height - EDGE),
  });
  const beside = thing ? around(box, frame, thing, inside) : [];
  const spots = beside.length ? beside : corners(box, frame, inside);
  const costs = spots.map((spot, rank) => {
    const there = { ...spot, ...box };
    const hidden = free.reduce((sum, each) => sum + overlap(there, each), 0);
    return hidden + (thing ? 20 * overlap(there, thing) : 0) + rank * RANK;
  });
  return spots[costs.indexOf(Math.min(...costs))] ?? { ...inside(0, 0), side: "", along: 0 };
}

type Inside = (left: number, top: number) => { left: number; top: number };

function around(box: Size, frame: Rect, thing: Rect, inside: Inside): Spot[] {
  const x = thing.left + thing.width / 2;
  const y = thing.top + thing.height / 2;
  const across = (at: { left: number; top: number }): number =>
    clamp(y - at.top, CORNER, box.height - CORNER);
  const along = (at: { left: number; top: number }): number =>
    clamp(x - at.left, CORNER, box.width - CORNER);
  const tops = [y - box.height / 2, frame.top, frame.top + frame.height];
  const lefts = [x - box.width / 2, frame.left, frame.left + frame.width];
  const rights = tops.map((top) => inside(thing.left + thing.width + AWAY, top));
  const before = tops.map((top) => inside(thing.left - AWAY - box.width, top));
  const below = lefts.map((left) => inside(left, thing.top + thing.height + AWAY));
  const above = lefts.map((left) => inside(left, thing.top - AWAY - box.height));
  return [
    ...rights.map((at): Spot => ({ ...at, side: "left", along: across(at) })),
    ...before.map((at): Spot => ({ ...at, side: "right", along: across(at) })),
    ...below.map((at): Spot => ({ ...at, side: "top", along: along(at) })),
    ...above.map((at): Spot => ({ ...at, side: "bottom", along: along(at) })),
  ].filter((spot) => points(spot, box, thing));
}

/** Whether the thing lies at that side of a spot, so that it can be pointed at from there. */
function points(spot: Spot, box: Size, thing: Rect): boolean {
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  const [right, low] = [spot.left + box.width, spot.top + box.height];
  const level = y > spot.top && y < low;
  const upright = x > spot.left && x < right;
  return {
    left: level && thing.left + thing.width <= spot.left,
    right: level && thing.left >= right,
    top: upright && thing.top + thing.height <= spot.top,
    bottom: upright && thing.top >= low,
    "": false,
  }[spot.side];
}

function corners(box: Size, frame: Rect, inside: Inside): Spot[] {
  const [right, low] = [frame.left + frame.width, frame.top + frame.height];
  const middle = frame.left + (frame.width - box.width) / 2;
  const all: [number, number][] = [
    [middle, frame.top + (frame.height - box.height) / 2],
    [right, low],
    [right, frame.top],
    [frame.left, low],
    [frame.left, frame.top],
  ];
  return all.map(([left, top]): Spot => ({ ...inside(left, top), side: "", along: 0 }));
}
