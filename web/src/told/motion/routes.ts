/** Ways over the map: along the path that is drawn, or straight where none is. */

import type { Point } from "../../api/types";
import type { Atlas } from "../../table/map/atlas";
import { along, distance, swung } from "../../table/map/geometry";

/** Where figures stand in a clearing, below its middle. */
export const FEET = 30;
const FINE = 0.12;
const SWING = 0.08;

/** The points of a way between two places. */
export function routeOf(atlas: Atlas, from: string, to: string, a: Point, b: Point): Point[] {
  const line = atlas.lines.find((each) => each.ends.includes(from) && each.ends.includes(to));
  if (!line) return along(swung(a, b, SWING), FINE);
  const points = along(line.points, FINE);
  return line.ends[0] === from ? points : points.reverse();
}

/** A way without so much of its beginning and end, so that an arrow stands between two places. */
export function shortened(points: Point[], by: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return points;
  const between = points.filter((each) => distance(each, first) > by && distance(each, last) > by);
  return between.length > 1 ? between : [first, last];
}

export const pathOf = (points: Point[]): string =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The head of an arrow at the end of a way. */
export function headOf(points: Point[], size: number): string {
  const tip = points.at(-1) ?? [0, 0];
  const back = points.at(-3) ?? points[0] ?? tip;
  const far = distance(back, tip) || 1;
  const [dx, dy] = [(tip[0] - back[0]) / far, (tip[1] - back[1]) / far];
  const at = (along: number, aside: number): Point => [
    tip[0] + dx * along - dy * aside,
    tip[1] + dy * along + dx * aside,
  ];
  return `${pathOf([at(size, 0), at(-size * 0.4, size * 0.8), at(-size * 0.4, -size * 0.8)])}Z`;
}
