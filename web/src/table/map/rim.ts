/** What stands around the places of a map: offers, landmarks and what blocks a clearing, over no piece. */

import type { CataloguePlace, Point, State, ViewPiece, ViewPlace } from "../../api/types";
import { RADIUS, WHOLE } from "./atlas";
import { layout, type Layout, type Unit } from "./clearing";
import { SMALLER } from "./further";
import { distance } from "./geometry";
import { slotsOf } from "../names";

/** What nothing may lie on: a disc, or a box when it has a height of its own. */
export interface Taken {
  x: number;
  y: number;
  /** From its middle to its edge. */
  r: number;
  /** From its middle to its top, where it is a box. */
  high?: number;
}

/** A place with what stands there and how much is to stand around it. */
export interface Ground {
  id: string;
  x: number;
  y: number;
  /** How large it is drawn. */
  scale: number;
  /** From its middle to its edge; 0 for a place that is not round, such as a forest. */
  radius: number;
  pieces: Taken[];
  /** How many landmarks, and things that block it. */
  signs: number;
  offers: number;
}

/** By place, where things stand around its middle, as large as it is drawn. */
export interface Around {
  signs: Record<string, Point[]>;
  offers: Record<string, Point[]>;
}

/** From the middle of a landmark to its edge. */
export const SIGN = 22;
/** From the middle of an offer to its edge. */
export const offerSize = (small: boolean): number => (small ? 23 : 18);
const GAP = 4;
const DOWN = Math.PI / 2;
const DEGREE = Math.PI / 180;
/** Landmarks stand at the left or at the right, above the offers and below the suits. */
const SIDES = Array.from({ length: 19 }, (_, i) => (i % 2 ? -4 : 4) * i).flatMap((turn) => [
  168 + turn,
  12 - turn,
]);
const AWAY = [3, 10, 18, 26];
/** What pieces in a forest may take: its middle. */
const [FOREST_WIDE, FOREST_HIGH] = [52, 34];
const REACHES = [0, 6, 12, 18, 26, 34, 42];
/** Where there is hardly any room. */
const FURTHER = [...REACHES, 54, 68];

/** How offers stand side by side: further away, turned from below the place. */
interface Way {
  reach: number;
  turn: number;
}

/** Those ways, the least strange first. */
const WAYS: Way[] = REACHES.flatMap((reach) =>
  [0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60, 75, -75, 90, -90].map((turn) => ({
    reach,
    turn,
  })),
).sort((a, b) => a.reach + Math.abs(a.turn) / 2 - (b.reach + Math.abs(b.turn) / 2));
/** All around but where the suits stand, from below up. */
const ROUND = Array.from({ length: 37 }, (_, i) => (i % 2 ? -4 : 4) * i);
/** In a forest there is more room than in any clearing. */
const FOREST = 1000;
/** From the middle of a forest to what is offered there. */
const ALONE = 24;

/** The largest size of a figure in a clearing, and in a forest. */
export const largestIn = (place: CataloguePlace, small: boolean): number =>
  (small ? 56 : 44) / (place.kind === "holding" ? SMALLER : 1);
export const inForest = (small: boolean): number => (small ? 62 : 50);

export const landmarksAt = (state: State, place: string): string[] =>
  (state.view.landmarks ?? []).filter((mark) => mark.place === place).map((mark) => mark.id);

/** How large things are drawn. */
export interface Drawn {
  small: boolean;
  /** How high numbers are. */
  type: number;
  /** How large the place is. */
  scale: number;
}

/** A clearing, a place of a faction's own or a forest, as it stands in a state; without offers. */
export function groundOf(
  place: CataloguePlace,
  state: State,
  drawn: Drawn,
  clearings: CataloguePlace[] = [],
): Ground {
  const { id, x, y } = place;
  const { small, type, scale } = drawn;
  const seen = state.view.places.find((each) => each.id === id);
  if (place.kind === "forest") {
    const stand = seen?.pieces ?? [];
    const spots = spotsIn(stand.length, [x, y], clearings);
    const pieces = takenInForest(stand, spots, inForest(small));
    return { id, x, y, scale, radius: 0, pieces, signs: 0, offers: 0 };
  }
  const made = filled(place, seen, largestIn(place, small));
  const plate = place.kind === "holding" ? [plateOf(place, scale, type)] : [];
  const signs = landmarksAt(state, id).length + (seen?.blocked_by ? 1 : 0);
  const pieces = [...takenIn(made, [x, y], scale, type), ...plate];
  return { id, x, y, scale, radius: RADIUS, pieces, signs, offers: 0 };
}

/** How a clearing is filled: what stands there in slots and in rows. */
export function filled(
  place: CataloguePlace,
  seen: ViewPlace | undefined,
  largest: number,
): Layout {
  const ruins = typeof seen?.ruin === "number" ? 1 : 0;
  const units = (seen?.pieces ?? []).map((p): Unit => ({ key: `${p.owner} ${p.piece}`, ...p }));
  const slots = Math.max(slotsOf({ ...place, ends: [] }, seen), (seen?.open_slots ?? 0) + ruins);
  return layout({ slots: seen?.flooded ? 0 : slots, ruins, units }, RADIUS, largest);
}

/** From the middle of a count to its edge, and from the middle of its figure to its own. */
export function countOn(size: number, type: number): { r: number; away: number } {
  return { r: Math.min(Math.max(type * 0.62, size * 0.26), size * 0.42), away: size * 0.3 };
}

/** What pieces in a clearing take of the map, with slots and counts. */
export function takenIn(made: Layout, at: Point, scale: number, type: number): Taken[] {
  const [x, y] = at;
  const spot = (each: Taken): Taken => ({
    x: x + each.x * scale,
    y: y + each.y * scale,
    r: each.r * scale,
    ...(each.high === undefined ? {} : { high: each.high * scale }),
  });
  const slots = made.slots.map((slot): Taken => ({
    ...slot,
    r: slot.size / 2,
    high: slot.size / 2,
  }));
  const units = made.units.flatMap((unit) => standing(unit, unit.unit, unit.size, type));
  return [...slots, ...units].map(spot);
}

/** What the name of a place takes, which is written over its lower rim. */
const plateOf = ({ x, y }: CataloguePlace, scale: number, type: number): Taken => ({
  ...{ x, y: y + (RADIUS - 2 - type * 0.55) * scale },
  ...{ r: RADIUS * 0.55 * scale, high: type * 0.62 * scale },
});

/** What pieces in a forest take. */
function takenInForest(pieces: ViewPiece[], spots: Point[], size: number): Taken[] {
  return pieces.flatMap((piece, i) => {
    const [x, y] = spots[i] ?? [0, 0];
    const count = piece.count > 1 ? [{ x: x + 15, y: y + 15, r: 11 }] : [];
    return [figure({ x, y }, piece.kind, size), ...count];
  });
}

/** Pieces stand so far from each other, and may be moved so far from the middle of a forest. */
const [ACROSS, BELOW] = [48, 46];
const ASIDE = [0, -16, 16, -32, 32];
/** From the middle of a piece to its edge, as far as it must be seen. */
const SEEN = 22;

/** Where so many pieces stand around a point: side by side or, not to stand below a clearing, in more rows. */
export function spotsIn(of: number, [x, y]: Point, clearings: CataloguePlace[] = []): Point[] {
  const ways = [of, Math.ceil(of / 2), 1].flatMap((wide) =>
    ASIDE.flatMap((down) => ASIDE.map((right) => inRows(of, wide, [x + right, y - 4 + down]))),
  );
  const hidden = (at: Point): number =>
    Math.max(0, ...clearings.map((one) => RADIUS + SEEN - distance(at, [one.x, one.y])));
  return best(ways, (spots) => spots.reduce((sum, at) => sum + hidden(at), 0));
}

function inRows(of: number, wide: number, [x, y]: Point): Point[] {
  const rows = Math.ceil(of / wide);
  return Array.from({ length: of }, (_, i): Point => {
    const row = Math.floor(i / wide);
    const last = (row === rows - 1 ? of - row * wide : wide) - 1;
    return [x + ((i % wide) - last / 2) * ACROSS, y + (row - (rows - 1) / 2) * BELOW];
  });
}

function standing(at: { x: number; y: number }, unit: Unit, size: number, type: number): Taken[] {
  const { r, away } = countOn(size, type);
  const count = unit.count > 1 ? [{ x: at.x + away, y: at.y + away, r }] : [];
  return [figure(at, unit.kind, size), ...count];
}

function figure({ x, y }: { x: number; y: number }, kind: string, size: number): Taken {
  return kind === "token" ? { x, y, r: size / 2 } : { x, y, r: size * 0.42, high: size / 2 };
}

/** Where everything stands around the places of a map, none of it on another or on a piece. */
export function around(grounds: Ground[], small: boolean): Around {
  const found: Around = { signs: {}, offers: {} };
  const pieces = grounds.flatMap((ground) => ground.pieces);
  const signs: Taken[] = [];
  // Landmarks keep their places for the whole game: they mind where pieces may stand, not where they do.
  for (const ground of grounds) {
    const made = signsOf(ground, grounds, signs);
    found.signs[ground.id] = made.map((at) => inside(ground, at));
    signs.push(...made.map(([x, y]) => ({ x, y, r: SIGN * ground.scale })));
  }
  const offers: Taken[] = [];
  const crowded = [...pieces, ...signs];
  for (const ground of grounds.toSorted(
    (a, b) => roomAround(a, crowded) - roomAround(b, crowded),
  )) {
    const size = offerSize(small) * ground.scale;
    const made = offersOf(ground, size, [...pieces, ...signs, ...offers]);
    found.offers[ground.id] = made.map((at) => inside(ground, at));
    offers.push(...made.map(([x, y]) => ({ x, y, r: size })));
  }
  return found;
}

/** How much room there is around a place, as a number: clearings with little near them before forests. */
function roomAround(ground: Ground, taken: Taken[]): number {
  const far = ground.radius * ground.scale + RADIUS;
  const near = taken.filter((each) => isNear(ground, far, each)).length;
  return (ground.radius ? 0 : FOREST) - near - ground.offers;
}

/** A point of the map from the middle of a place, as large as it is drawn. */
const inside = (ground: Ground, [x, y]: Point): Point => [
  (x - ground.x) / ground.scale,
  (y - ground.y) / ground.scale,
];

function signsOf(ground: Ground, grounds: Ground[], others: Taken[]): Point[] {
  const size = SIGN * ground.scale;
  const far = ground.radius * ground.scale + size;
  const found: Point[] = [];
  const rounds = grounds.filter((other) => other !== ground).map(roomOf);
  for (let i = 0; i < ground.signs; i++) {
    const spots = AWAY.flatMap((away) =>
      SIDES.map((side): Point => onCircle(ground, side * DEGREE, far + away)),
    );
    const taken = [...others, ...found.map(([x, y]) => ({ x, y, r: size }))];
    found.push(best(spots, (at) => cost([at], size, [...taken, ...rounds])));
  }
  return found;
}

/** Where pieces of a place may stand. */
function roomOf({ x, y, radius, scale }: Ground): Taken {
  return radius ? { x, y, r: radius * scale } : { x, y, r: FOREST_WIDE, high: FOREST_HIGH };
}

function offersOf(ground: Ground, size: number, all: Taken[]): Point[] {
  if (!ground.offers) return [];
  const base = (ground.radius || ALONE) * ground.scale + size - GAP;
  const far = base + (FURTHER.at(-1) ?? 0) + size;
  const taken = all.filter((each) => isNear(ground, far, each));
  const arc = (way: Way): Point[] => sideBySide(ground, size, base + way.reach, way.turn);
  const together = arc(best(WAYS, (way) => cost(arc(way), size, taken)));
  if (!cost(together, size, taken)) return together;
  const apart = scattered(ground, size, base, taken);
  return cost(apart, size, taken) < cost(together, size, taken) ? apart : together;
}

/** Side by side on a circle around a place, turned by so many degrees from below it. */
function sideBySide(ground: Ground, size: number, far: number, turn: number): Point[] {
  const step = 2 * Math.asin(Math.min(1, (size + GAP / 2) / far));
  const first = DOWN + turn * DEGREE + ((ground.offers - 1) / 2) * step;
  return Array.from({ length: ground.offers }, (_, i) => onCircle(ground, first - i * step, far));
}

/** Each where there is room, in their order from left to right where that can be. */
function scattered(ground: Ground, size: number, base: number, taken: Taken[]): Point[] {
  const spots = FURTHER.flatMap((reach) =>
    ROUND.map((turn): Point => onCircle(ground, DOWN + turn * DEGREE, base + reach)),
  );
  const found: Point[] = [];
  for (let i = 0; i < ground.offers; i++) {
    const others = [...taken, ...found.map(([x, y]) => ({ x, y, r: size + GAP / 2 }))];
    found.push(best(spots, (at) => cost([at], size, others)));
  }
  return found.sort((a, b) => a[0] - b[0]);
}

const isNear = ({ x, y }: Ground, far: number, other: Taken): boolean =>
  distance([x, y], [other.x, other.y]) < far + other.r + (other.high ?? 0);

const onCircle = ({ x, y }: { x: number; y: number }, angle: number, far: number): Point => [
  x + Math.cos(angle) * far,
  y + Math.sin(angle) * far,
];

/** The first of those that cost least. */
function best<T>(all: T[], costs: (each: T) => number): T {
  let [found, least] = [all[0] as T, Infinity];
  for (const each of all) {
    const now = costs(each);
    if (now < least) [found, least] = [each, now];
    if (!least) break;
  }
  return found;
}

/** How deep discs lie in what is taken, or outside of the map. */
function cost(points: Point[], size: number, taken: Taken[]): number {
  return points.reduce((sum, [x, y]) => {
    const disc = { x, y, r: size };
    const over = [x, y].reduce(
      (most, n) => Math.max(most, WHOLE.x + size - n, n + size - (WHOLE.x + WHOLE.size)),
      0,
    );
    return sum + 2 * over + taken.reduce((deep, each) => deep + depth(disc, each), 0);
  }, 0);
}

/** How deep a disc lies in something; 0 where they lie beside each other. */
export function depth(disc: Taken, other: Taken): number {
  if (other.high === undefined)
    return Math.max(0, disc.r + other.r - distance([disc.x, disc.y], [other.x, other.y]));
  const dx = Math.max(0, Math.abs(disc.x - other.x) - other.r);
  const dy = Math.max(0, Math.abs(disc.y - other.y) - other.high);
  return Math.max(0, disc.r - Math.hypot(dx, dy));
}
