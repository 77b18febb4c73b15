/** A map as things to draw, from the catalogue's data alone: lines, forests with trees, waters. */
import type { CatalogueMap, CataloguePlace, Point, View } from "../../api/types";
import { numberOf } from "../../pictures";
import { along, blob, distance, inside, randomFrom, smooth, swung } from "./geometry";
import type { Box } from "./zoom";

/** How big a clearing is on the canvas of 1000. */
export const RADIUS = 88;
/** The edge of a clearing for clicks and outlines. */
export const RING = blob(RADIUS + 7, 1, 0);
/** The edge of a spot on a path for clicks and outlines. */
export const SPOT = blob(30, 1, 0);
/** How far the printed board reaches beyond the canvas. */
const MARGIN = 24;
/** The whole board. */
export const WHOLE: Box = { x: -MARGIN, y: -MARGIN, size: 1000 + 2 * MARGIN };

export interface Line {
  key: string;
  kind: string;
  ends: [string, string];
  points: Point[];
  d: string;
  middle: Point;
  /** The direction of the line at its middle, in degrees. */
  angle: number;
}

export interface Tree {
  x: number;
  y: number;
  size: number;
  shape: number;
}

export interface Forest {
  place: CataloguePlace;
  /** Its ground, up to the middle of the paths around it. */
  ground: string;
  /** The same without the paths: what is clicked and outlined. */
  outline: string;
  trees: Tree[];
}

export interface Atlas {
  places: Map<string, CataloguePlace>;
  clearings: CataloguePlace[];
  forests: Forest[];
  lines: Line[];
  waters: { key: string; kind: string; d: string; points: Point[] }[];
}

const WATERS = new Set(["lake", "river", "water", "sea"]);

/** Everything that never changes while a map is played. */
export function atlas(map: CatalogueMap): Atlas {
  const places = new Map(map.places.map((place) => [place.id, place]));
  const lines = linesOf(map, places);
  const waters = map.areas
    .filter((area) => WATERS.has(area.kind))
    .map((area, i) => ({
      key: `${area.kind}${i}`,
      kind: area.kind,
      d: smooth(area.points, true),
      points: area.points,
    }));
  const clearings = map.places.filter((place) => place.kind === "clearing");
  const taken = [
    ...lines.flatMap((line) => along(line.points, 0.05)),
    ...waters.flatMap((water) => along([...water.points, water.points[0] ?? [0, 0]], 0.1)),
  ];
  const forests = map.places
    .filter((place) => place.kind === "forest")
    .map((place) => forestOf(place, clearings, lines, taken, waters));
  return { places, clearings, forests, lines, waters };
}

function linesOf(map: CatalogueMap, places: Map<string, CataloguePlace>): Line[] {
  const given = map.lines?.length ? map.lines : bareLines(map);
  const lakes = map.areas.filter((area) => WATERS.has(area.kind)).map((area) => area.points);
  const lines: Line[] = [];
  for (const { kind, ends, via } of given) {
    const [a, b] = [places.get(ends[0]), places.get(ends[1])];
    if (!a || !b) continue;
    const plain = kind === "path" || kind === "river" || kind === "closed";
    const points = spread([a.x, a.y], via, [b.x, b.y], plain ? `${ends[0]}-${ends[1]}` : "");
    // A river link across a lake is the lake itself: no band is drawn over it.
    if (kind === "river" && lakes.some((lake) => beside(a, lake) && beside(b, lake))) continue;
    lines.push(makeLine(kind, ends, points));
  }
  return [...lines, ...mouths(lines, places)];
}

/** The lines of a map that tells only which places are linked. */
function bareLines(map: CatalogueMap): { kind: string; ends: [string, string]; via: Point[] }[] {
  const found: { kind: string; ends: [string, string]; via: Point[] }[] = [];
  for (const place of map.places) {
    for (const [kind, others] of [
      ["path", place.paths],
      ["river", place.rivers],
    ] as const) {
      for (const other of others) {
        const known = found.some(
          (f) => f.kind === kind && f.ends[0] === other && f.ends[1] === place.id,
        );
        if (!known) found.push({ kind, ends: [place.id, other], via: [] });
      }
    }
  }
  return found;
}

function spread(a: Point, via: Point[], b: Point, seed: string): Point[] {
  if (via.length || !seed) return [a, ...via, b];
  const swing = (numberOf(seed) % 100) / 100 - 0.5;
  return swung(a, b, swing * 0.16);
}

function makeLine(kind: string, ends: [string, string], points: Point[]): Line {
  const fine = along(points, 0.05);
  const i = Math.floor(fine.length / 2);
  const middle = fine[i] ?? [0, 0];
  const [before, after] = [fine[i - 1] ?? middle, fine[i + 1] ?? middle];
  const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
  return {
    key: `${kind} ${ends[0]}-${ends[1]}`,
    kind,
    ends,
    points,
    d: smooth(points),
    middle,
    angle,
  };
}

/** Whether a clearing lies at the shore of a lake. */
function beside(place: CataloguePlace, lake: Point[]): boolean {
  const at: Point = [place.x, place.y];
  return inside(at, lake) || lake.some((point) => distance(at, point) < RADIUS + 8);
}

/** Where a river ends in a clearing near the edge of the map, it runs off the board. */
function mouths(lines: Line[], places: Map<string, CataloguePlace>): Line[] {
  const ends = lines.filter((line) => line.kind === "river").flatMap((line) => line.ends);
  const single = ends.filter((id) => ends.filter((other) => other === id).length === 1);
  return single.flatMap((id) => {
    const place = places.get(id);
    const edge = place && edgeNear(place);
    if (!place || !edge) return [];
    const points = swung([place.x, place.y], edge, 0.08);
    return [makeLine("river", [id, `${id}~`], points)];
  });
}

function edgeNear(place: CataloguePlace): Point | null {
  const out = MARGIN + 12;
  const edges: [number, Point][] = [
    [place.y, [place.x + 18, -out]],
    [1000 - place.y, [place.x - 18, 1000 + out]],
    [place.x, [-out, place.y + 14]],
    [1000 - place.x, [1000 + out, place.y - 14]],
  ];
  const [far, point] = edges.sort((a, b) => a[0] - b[0])[0] ?? [1000, [0, 0] as Point];
  return far < 230 ? point : null;
}

function forestOf(
  place: CataloguePlace,
  clearings: CataloguePlace[],
  lines: Line[],
  taken: Point[],
  waters: { points: Point[] }[],
): Forest {
  const centre: Point = [place.x, place.y];
  const corners = place.ring?.length ? place.ring : ringOf(place, clearings);
  const ring = alongLines(corners, lines);
  const inner = ring.map((point): Point => shrink(point, centre, 20));
  return {
    place,
    ground: polygon(ring),
    outline: polygon(inner),
    trees: treesOf(place, ring, clearings, taken, waters),
  };
}

/** The ring with the bends of the lines that run between its corners. */
function alongLines(corners: Point[], lines: Line[]): Point[] {
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const joins = (line: Line, from: Point, to: Point): boolean => {
      const [first, last] = [line.points[0] ?? from, line.points.at(-1) ?? to];
      return distance(first, from) < 1 && distance(last, to) < 1;
    };
    const there = lines.find((line) => joins(line, a, b));
    const back = lines.find((line) => joins(line, b, a));
    if (there) return along(there.points, 0.2).slice(0, -1);
    if (back) return along(back.points, 0.2).reverse().slice(0, -1);
    return [a];
  });
}

/** Without a ring in the data: the clearings beside the forest, as they stand around its middle. */
function ringOf(place: CataloguePlace, clearings: CataloguePlace[]): Point[] {
  return clearings
    .filter((clearing) => clearing.forests.includes(place.id))
    .map((clearing): Point => [clearing.x, clearing.y])
    .sort((a, b) => angleOf(a, place) - angleOf(b, place));
}

function angleOf(point: Point, place: CataloguePlace): number {
  return Math.atan2(point[1] - place.y, point[0] - place.x);
}

function shrink(point: Point, centre: Point, by: number): Point {
  const far = distance(point, centre) || 1;
  const keep = Math.max(0.3, (far - by) / far);
  return [centre[0] + (point[0] - centre[0]) * keep, centre[1] + (point[1] - centre[1]) * keep];
}

function polygon(ring: Point[]): string {
  return `M${ring.map((point) => point.map(Math.round).join(" ")).join("L")}Z`;
}

/** Trees here and there, off the paths, the waters and the middle, where the name and pieces stand. */
function treesOf(
  place: CataloguePlace,
  ring: Point[],
  clearings: CataloguePlace[],
  taken: Point[],
  waters: { points: Point[] }[],
): Tree[] {
  const random = randomFrom(numberOf(`${place.id} ${place.x} ${place.y}`));
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const trees: Tree[] = [];
  for (let tries = 0; tries < 600 && trees.length < 34; tries++) {
    const size = 17 + random() * 11;
    const at: Point = [left + random() * wide, top + random() * high];
    const free =
      inside(at, ring) &&
      distance(at, [place.x, place.y]) > 34 + size * 0.5 &&
      clearings.every((c) => distance(at, [c.x, c.y]) > RADIUS + 12 + size * 0.5) &&
      taken.every((point) => distance(at, point) > 17 + size * 0.5) &&
      waters.every((water) => !inside(at, water.points)) &&
      trees.every((tree) => distance(at, [tree.x, tree.y]) > (tree.size + size) * 0.5);
    if (free) trees.push({ x: at[0], y: at[1], size, shape: Math.floor(random() * 3) });
  }
  return trees.sort((a, b) => a.y - b.y);
}

/** Whether a line is closed at this moment; a view that says nothing leaves it as printed. */
export function isClosed(line: Line, view: View): boolean {
  return view.closed_paths ? linked(line, view.closed_paths) : line.kind === "closed";
}

/** Whether water stands on a path at this moment. */
export function isFlooded(line: Line, view: View): boolean {
  return linked(line, view.flooded_paths ?? []);
}

function linked(line: Line, pairs: string[][]): boolean {
  return pairs.some((pair) => line.ends.every((end) => pair.includes(end)));
}
