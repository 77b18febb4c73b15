/** The part of the map that is shown: a box on its canvas that zooms and is dragged. */
import type { Point } from "../../api/types";

export interface Box {
  x: number;
  y: number;
  size: number;
}

const CLOSEST = 0.28;

/** The box after zooming by `factor` around a point of the canvas, kept within `whole`. */
export function zoomed(box: Box, factor: number, at: Point, whole: Box): Box {
  const size = Math.min(Math.max(box.size / factor, whole.size * CLOSEST), whole.size);
  const keep = size / box.size;
  return kept(
    { x: at[0] - (at[0] - box.x) * keep, y: at[1] - (at[1] - box.y) * keep, size },
    whole,
  );
}

/** The box moved by some units of the canvas, kept within `whole`. */
export function dragged(box: Box, dx: number, dy: number, whole: Box): Box {
  return kept({ ...box, x: box.x - dx, y: box.y - dy }, whole);
}

function kept(box: Box, whole: Box): Box {
  const within = (value: number, least: number): number =>
    Math.min(Math.max(value, least), least + whole.size - box.size);
  return { x: within(box.x, whole.x), y: within(box.y, whole.y), size: box.size };
}

/** The place one comes to from `from` with an arrow key: the nearest in that direction. */
export function neighbour<T extends { x: number; y: number }>(
  from: T,
  all: T[],
  key: string,
): T | null {
  const ways: Record<string, Point> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[key];
  if (!way) return null;
  const cost = (to: T): number => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return ahead < 20 ? Infinity : ahead + aside * 2;
  };
  const best = all.filter((to) => to !== from).sort((a, b) => cost(a) - cost(b))[0];
  return best && cost(best) < Infinity ? best : null;
}
