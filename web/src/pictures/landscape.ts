/** A landscape behind the emblem of a card: always the same for a word, drawn in shades of one colour. */
import { randomFrom, round, smooth } from "../table/map/geometry";
import type { Point } from "../api/types";

export const WIDE = 120;
export const HIGH = 78;

/** What grows or stands on the ridges, by the name a suit gives its scene. */
export const SCENES = ["wood", "meadow", "field", "sky", "pond"] as const;
export type Scene = (typeof SCENES)[number];

export interface Landscape {
  sun: { x: number; y: number; r: number };
  /** Clouds and birds, as one path. */
  sky: string;
  /** Three ridges from far to near, each one path, and how strong its colour is. */
  ridges: { d: string; strength: number }[];
}

type Random = () => number;

/** The landscape of a seed. */
export function landscape(seed: number, scene: Scene): Landscape {
  const random = randomFrom(seed);
  const far = scene === "sky" ? 50 : 38;
  const ridges = [0, 1, 2].map((depth) => ({
    d: ridge(random, far + depth * 12, scene, depth),
    strength: [0.24, 0.42, 0.74][depth] ?? 1,
  }));
  const left = random() < 0.5;
  const sun = {
    x: round(left ? 20 + random() * 24 : 76 + random() * 24),
    y: round(17 + random() * 10),
    r: round(scene === "sky" ? 9 + random() * 4 : 12 + random() * 6),
  };
  return { sun, sky: above(random, scene), ridges };
}

/** A ridge from edge to edge with its silhouettes, closed along the bottom. */
function ridge(random: Random, height: number, scene: Scene, depth: number): string {
  const swing = scene === "field" ? 5 : scene === "sky" ? 13 : 9;
  const points: Point[] = [];
  for (let x = -10; x <= WIDE + 10; x += 20) points.push([x, height + (random() - 0.5) * swing]);
  if (scene === "pond" && depth === 2) points.forEach((point) => (point[1] = height + 6));
  const line = `${smooth(points)}L${WIDE + 10} ${HIGH}L-10 ${HIGH}Z`;
  return line + growth(random, points, scene, depth);
}

function growth(random: Random, points: Point[], scene: Scene, depth: number): string {
  const count = { wood: 11, meadow: 4, field: 15, sky: 3, pond: 7 }[scene] - depth;
  const scale = 0.6 + depth * 0.24;
  let d = "";
  for (let i = 0; i < count; i++) {
    // The middle of the near ridges is left to the emblem.
    const share = random();
    const x = depth ? (share < 0.5 ? share * 0.62 : 1 - (1 - share) * 0.62) * WIDE : share * WIDE;
    d += grown(random, x, heightAt(points, x) + 1, scene, scale);
  }
  return d;
}

function heightAt(points: Point[], x: number): number {
  const at = Math.min(Math.max(Math.floor((x + 10) / 20), 0), points.length - 2);
  const [a, b] = [points[at], points[at + 1]];
  if (!a || !b) return HIGH;
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / 20;
}

function grown(random: Random, x: number, y: number, scene: Scene, scale: number): string {
  const size = scale * (0.8 + random() * 0.5);
  if (scene === "wood") return pine(x, y, 7 * size, 17 * size);
  if (scene === "meadow") return random() < 0.6 ? crown(x, y, 7 * size) : mound(x, y, 11 * size);
  if (scene === "field") return blade(x, y, 13 * size, (random() - 0.5) * 7);
  if (scene === "pond") return reed(x, y, 15 * size, (random() - 0.5) * 5);
  return pine(x, y + 2, 20 * size, 15 * size);
}

const path = (start: Point, rest: string): string =>
  `M${round(start[0])} ${round(start[1])}${rest}`;
const step = (command: string, ...numbers: number[]): string =>
  command + numbers.map(round).join(" ");

function pine(x: number, y: number, wide: number, high: number): string {
  return path([x, y - high], step("l", wide / 2, high) + step("h", -wide) + "Z");
}

function crown(x: number, y: number, r: number): string {
  const trunk = path([x - r * 0.14, y], step("v", -r) + step("h", r * 0.28) + step("v", r) + "Z");
  const ball =
    step("a", r * 0.8, r * 0.8, 0, 1, 1, r * 1.6, 0) +
    step("a", r * 0.8, r * 0.8, 0, 1, 1, -r * 1.6, 0);
  return trunk + path([x - r * 0.8, y - r * 1.3], ball + "Z");
}

function mound(x: number, y: number, r: number): string {
  return path([x - r, y], step("q", r, -r * 1.1, r * 2, 0) + "Z");
}

function blade(x: number, y: number, high: number, lean: number): string {
  const back = step("q", -lean * 0.2 + 1.4, high * 0.5, -lean + 1.7, high);
  return path([x - 0.9, y], step("q", lean * 0.1, -high * 0.6, lean, -high) + back + "Z");
}

function reed(x: number, y: number, high: number, lean: number): string {
  const head =
    step("q", 1.9, high * 0.15, 0, high * 0.32) + step("q", -1.9, -high * 0.17, 0, -high * 0.32);
  return blade(x, y, high, lean) + path([x - 0.9 + lean, y - high], head + "Z");
}

/** Clouds in the sky of birds, else a few birds far off; never before the emblem. */
function above(random: Random, scene: Scene): string {
  let d = "";
  for (let i = 0; i < (scene === "sky" ? 4 : 2); i++) {
    const right = random() < 0.5;
    const x = right ? 84 + random() * 28 : 4 + random() * 26;
    const y = 10 + random() * 20;
    d += scene === "sky" ? cloud(x - 8, y + 4, 0.7 + random() * 0.6) : bird(x, y - 2);
  }
  return d;
}

function cloud(x: number, y: number, size: number): string {
  const bow = (wide: number, high: number): string =>
    step("q", (wide / 2) * size, -high * size, wide * size, 0);
  return path([x, y], `${bow(7, 7)}${bow(9, 11)}${bow(6, 6)}Z`);
}

function bird(x: number, y: number): string {
  const wing = step("q", 2.2, -2.4, 4.4, 0) + step("q", 2.2, -2.4, 4.4, 0);
  return path(
    [x, y],
    wing + step("q", -2.2, -1.3, -4.4, 1.2) + step("q", -2.2, -2.5, -4.4, -1.2) + "Z",
  );
}
