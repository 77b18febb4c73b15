/** Points, curves and random numbers that are the same every time. */
import type { Point } from "../../api/types";

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Numbers between 0 and 1 that follow from `seed` alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A smooth curve through points (Catmull-Rom as Bézier), open or closed. */
export function smooth(points: Point[], closed = false): string {
  const n = points.length;
  const first = points[0];
  if (!first || n < 2) return "";
  const at = (i: number): Point =>
    (closed ? points[(i + n) % n] : points[Math.min(Math.max(i, 0), n - 1)]) ?? first;
  let d = `M${round(first[0])} ${round(first[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6];
    const c2: Point = [b[0] - (q[0] - a[0]) / 6, b[1] - (q[1] - a[1]) / 6];
    d += `C${[...c1, ...c2, ...b].map(round).join(" ")}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points along a smooth curve, for finding what is near it. */
export function along(points: Point[], step = 0.1): Point[] {
  const found: Point[] = [];
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  for (let i = 0; i < points.length - 1; i++) {
    for (let t = 0; t < 1; t += step)
      found.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), t));
  }
  found.push(at(points.length - 1));
  return found;
}

function between(p: Point, a: Point, b: Point, q: Point, t: number): Point {
  const one = (p: number, a: number, b: number, q: number): number =>
    0.5 *
    (2 * a + (b - p) * t + (2 * p - 5 * a + 4 * b - q) * t * t + (3 * a - p - 3 * b + q) * t ** 3);
  return [one(p[0], a[0], b[0], q[0]), one(p[1], a[1], b[1], q[1])];
}

/** A line between two points that swings a little to one side, so that a map looks drawn by hand. */
export function swung(a: Point, b: Point, swing: number): Point[] {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const length = distance(a, b) || 1;
  const off = Math.min(swing * length, 16);
  return [
    a,
    [middle[0] - ((b[1] - a[1]) / length) * off, middle[1] + ((b[0] - a[0]) / length) * off],
    b,
  ];
}

/** A closed shape that is nearly a circle. */
export function blob(radius: number, seed: number, wobble = 0.022): string {
  const random = randomFrom(seed);
  const points: Point[] = [];
  for (let i = 0; i < 12; i++) {
    const r = radius * (1 - wobble + random() * wobble * 2);
    const angle = (i / 12) * Math.PI * 2;
    points.push([Math.cos(angle) * r, Math.sin(angle) * r]);
  }
  return smooth(points, true);
}

/** Whether a point lies in a polygon. */
export function inside(point: Point, ring: Point[]): boolean {
  let odd = false;
  ring.forEach((a, i) => {
    const b = ring[(i + ring.length - 1) % ring.length] ?? a;
    const crosses = a[1] > point[1] !== b[1] > point[1];
    if (crosses && point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0])
      odd = !odd;
  });
  return odd;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
