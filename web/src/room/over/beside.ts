/** Where something that points at a thing stands over the map: beside it, over no panel and, if it can, over nothing that matters. */

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
  /** Whether it lies over none of what it must not lie over. */
  clear: boolean;
}

type Place = Omit<Spot, "clear">;

const AWAY = 14;
const EDGE = 8;
/** A place less good is taken only to keep free more than so many square pixels for each rank. */
const RANK = 400;
const CORNER = 18;
/** From a corner to the edges of the frame. */
const RIM = 14;
/** Between two spots that are tried where none beside the thing is clear. */
const STEP = 12;

const clamp = (n: number, low: number, high: number): number => Math.max(Math.min(n, high), low);

/** How much of two rectangles lies over each other. */
export function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The best spot for a box over a frame; all in the same coordinates.  `thing` may lie outside of the
 * frame: then the box stands at the edge nearest to it.  It lies over nothing of `never`, as long as
 * there is room anywhere, and over as little as possible of `free`.
 */
export function beside(
  box: Size,
  frame: Rect,
  thing: Rect | null,
  free: Rect[],
  never: Rect[] = [],
): Spot {
  const kept = thing ? [...never, thing] : never;
  const lies = ({ left, top }: Place, on: Rect[]): number =>
    on.reduce((sum, each) => sum + overlap({ left, top, ...box }, each), 0);
  const near = nearby(box, frame, thing);
  const clear = near.filter((spot) => !lies(spot, kept));
  const spots = clear.length ? clear : anywhere(box, frame).filter((spot) => !lies(spot, kept));
  const all = spots.length ? spots : near;
  const rank = clear.length ? RANK : 0;
  const costs = all.map((spot, at) => lies(spot, free) + 20 * lies(spot, kept) + at * rank);
  const best = all[costs.indexOf(Math.min(...costs))];
  return { ...(best ?? NOWHERE), clear: spots.length > 0 };
}

const NOWHERE: Place = { left: 0, top: 0, side: "", along: 0 };

/** Spots beside a thing or, without one, in the middle and in the corners; the best first. */
function nearby(box: Size, frame: Rect, thing: Rect | null): Place[] {
  const inside = (left: number, top: number): { left: number; top: number } => ({
    left: clamp(left, frame.left + EDGE, frame.left + frame.width - box.width - EDGE),
    top: clamp(top, frame.top + EDGE, frame.top + frame.height - box.height - EDGE),
  });
  const beside = thing ? around(box, frame, thing, inside) : [];
  return beside.length ? beside : corners(box, frame, inside);
}

/** Spots all over a frame, where the box has room. */
function anywhere(box: Size, frame: Rect): Place[] {
  const from = (start: number, room: number): number[] =>
    room < 0 ? [] : [...Array(Math.floor(room / STEP) + 1).keys()].map((n) => start + n * STEP);
  const tops = from(frame.top + EDGE, frame.height - box.height - 2 * EDGE);
  const lefts = from(frame.left + EDGE, frame.width - box.width - 2 * EDGE);
  return tops.flatMap((top) => lefts.map((left): Place => ({ left, top, side: "", along: 0 })));
}

/** The corner of a frame for a box, if it can the one that is wanted, where it lies over nothing of `never`. */
export function cornered(box: Size, frame: Rect, wanted: Corner, never: Rect[]): Spot {
  const edges = { ...frame, left: frame.left + RIM, top: frame.top + RIM };
  const at = ({ left, low }: Corner): Place => ({
    left: edges.left + (left ? 0 : frame.width - 2 * RIM - box.width),
    top: edges.top + (low ? frame.height - 2 * RIM - box.height : 0),
    ...{ side: "" as const, along: 0 },
  });
  const { left, low } = wanted;
  const corners = [wanted, { left: !left, low }, { left, low: !low }, { left: !left, low: !low }];
  const clear = [...corners.map(at), ...anywhere(box, frame)].find((spot) =>
    never.every((each) => !overlap({ ...spot, ...box }, each)),
  );
  return { ...(clear ?? at(wanted)), clear: clear !== undefined };
}

export interface Corner {
  left: boolean;
  low: boolean;
}

type Inside = (left: number, top: number) => { left: number; top: number };

function around(box: Size, frame: Rect, thing: Rect, inside: Inside): Place[] {
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
    ...rights.map((at): Place => ({ ...at, side: "left", along: across(at) })),
    ...before.map((at): Place => ({ ...at, side: "right", along: across(at) })),
    ...below.map((at): Place => ({ ...at, side: "top", along: along(at) })),
    ...above.map((at): Place => ({ ...at, side: "bottom", along: along(at) })),
  ].filter((spot) => points(spot, box, thing));
}

/** Whether the thing lies at that side of a spot, so that it can be pointed at from there. */
function points(spot: Place, box: Size, thing: Rect): boolean {
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

function corners(box: Size, frame: Rect, inside: Inside): Place[] {
  const [right, low] = [frame.left + frame.width, frame.top + frame.height];
  const middle = frame.left + (frame.width - box.width) / 2;
  const all: [number, number][] = [
    [middle, frame.top + (frame.height - box.height) / 2],
    [right, low],
    [right, frame.top],
    [frame.left, low],
    [frame.left, frame.top],
  ];
  return all.map(([left, top]): Place => ({ ...inside(left, top), side: "", along: 0 }));
}
