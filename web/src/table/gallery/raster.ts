/** Painting path data on a small grid, so that a test can say what of a drawing is to be seen. */

import type { Point } from "../../api/types";

const STEPS = 14;
/** How many numbers each command takes. */
const TAKES: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const ORIGIN: Point = [0, 0];

/** The parts of a path as lines; curves as short straight pieces. */
export function flattened(d: string): Point[][] {
  const parts: Point[][] = [];
  let at: Point = ORIGIN;
  let start: Point = ORIGIN;
  /** The last control point of a curve, which a smooth one mirrors. */
  let control: Point = ORIGIN;
  for (const { kind, values, relative } of commands(d)) {
    const [ox, oy] = relative ? at : ORIGIN;
    const points = pairs(kind === "A" ? values.slice(5) : values).map(([x, y]): Point => [
      x + ox,
      y + oy,
    ]);
    const end: Point =
      kind === "H"
        ? [(values[0] ?? 0) + ox, at[1]]
        : kind === "V"
          ? [at[0], (values[0] ?? 0) + oy]
          : (points.at(-1) ?? start);
    if (kind === "M") {
      parts.push([end]);
      start = end;
    } else if (kind === "A") parts.at(-1)?.push(...arc(at, values, end));
    else if ("CSQT".includes(kind)) {
      const smooth: Point = [2 * at[0] - control[0], 2 * at[1] - control[1]];
      const bends = "ST".includes(kind) ? [smooth, ...points] : points;
      parts.at(-1)?.push(...curve([at, ...bends]));
      control = bends.at(-2) ?? end;
    } else parts.at(-1)?.push(end);
    if (!"CSQT".includes(kind)) control = end;
    at = end;
  }
  return parts;
}

interface Command {
  kind: string;
  values: number[];
  relative: boolean;
}

function commands(d: string): Command[] {
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = "", rest = ""]) => {
    const kind = letter.toUpperCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`${letter} is no command of a path`);
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
    const relative = letter !== kind;
    if (!takes) return [{ kind, values: [], relative: false }];
    return Array.from({ length: Math.floor(numbers.length / takes) }, (_, i) => ({
      kind: kind === "M" && i > 0 ? "L" : kind,
      values: numbers.slice(i * takes, (i + 1) * takes),
      relative,
    }));
  });
}

const pairs = (values: number[]): Point[] =>
  Array.from({ length: values.length / 2 }, (_, i) => [values[2 * i] ?? 0, values[2 * i + 1] ?? 0]);

/** Points of a Bézier curve of any degree, without its first. */
function curve(bends: Point[]): Point[] {
  const between = (points: Point[], t: number): Point => {
    const [first = ORIGIN, ...more] = points;
    if (!more.length) return first;
    const closer = more.map((next, i): Point => {
      const before = points[i] ?? next;
      return [before[0] + (next[0] - before[0]) * t, before[1] + (next[1] - before[1]) * t];
    });
    return between(closer, t);
  };
  return Array.from({ length: STEPS }, (_, i) => between(bends, (i + 1) / STEPS));
}

/** Points of an arc, without its first (SVG, appendix B.2.4). */
function arc(from: Point, values: number[], to: Point): Point[] {
  const [, , turned = 0, large = 0, sweep = 0] = values;
  const turn = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  let [rx, ry] = [Math.abs(values[0] ?? 0), Math.abs(values[1] ?? 0)];
  if (!rx || !ry) return [to];
  const grow = Math.sqrt(Math.max(1, (x / rx) ** 2 + (y / ry) ** 2));
  [rx, ry] = [rx * grow, ry * grow];
  const spare = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2 || 1e-9) - 1;
  const far = Math.sqrt(Math.max(0, spare)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(far * rx * y) / ry, (-far * ry * x) / rx];
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let angle = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - first;
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return Array.from({ length: 2 * STEPS }, (_, i): Point => {
    const at = first + (angle * (i + 1)) / (2 * STEPS);
    const [px, py] = [cx + rx * Math.cos(at), cy + ry * Math.sin(at)];
    return [cos * px - sin * py + mx, sin * px + cos * py + my];
  });
}

/** Points along lines, about so far from each other. */
export function along(line: Point[], step: number): Point[] {
  return line.slice(1).flatMap((end, i) => {
    const start = line[i] ?? end;
    const count = Math.max(1, Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / step));
    return Array.from({ length: count }, (_, k): Point => {
      const part = (k + 1) / count;
      return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
    });
  });
}

/** A square of cells, each with what was painted on it last. */
export class Canvas {
  private readonly cells: string[];

  constructor(
    readonly size: number,
    ground: string,
    /** How many cells a side has. */
    private readonly side = 96,
  ) {
    this.cells = Array.from({ length: side * side }, () => ground);
  }

  private cell(at: Point): number {
    const [column, row] = at.map((n) => Math.floor((n / this.size) * this.side));
    const inside = [column, row].every((n) => n !== undefined && n >= 0 && n < this.side);
    return inside ? (row ?? 0) * this.side + (column ?? 0) : -1;
  }

  /** What is seen at a point; nothing outside of the canvas. */
  at(point: Point): string | undefined {
    return this.cells[this.cell(point)];
  }

  paint(cells: Iterable<number>, colour: string): void {
    for (const cell of cells) this.cells[cell] = colour;
  }

  /** The cells of a colour, among some. */
  count(cells: Iterable<number>, colour: string): number {
    return [...cells].filter((cell) => this.cells[cell] === colour).length;
  }

  /** The cells inside of a path. */
  filled(parts: Point[][]): Set<number> {
    const found = new Set<number>();
    const high = this.size / this.side;
    for (let row = 0; row < this.side; row++) {
      const y = (row + 0.5) * high;
      const crossings = parts.flatMap((part) => crossed(part, y)).sort((a, b) => a.x - b.x);
      let winding = 0;
      crossings.forEach(({ x, way }, i) => {
        winding += way;
        if (!winding) return;
        const until = crossings[i + 1]?.x ?? x;
        const first = Math.max(0, Math.ceil(x / high - 0.5));
        const last = Math.min(this.side - 1, Math.floor(until / high - 0.5));
        for (let column = first; column <= last; column++) found.add(row * this.side + column);
      });
    }
    return found;
  }

  /** The cells below a line of a width with round ends. */
  stroked(parts: Point[][], width: number): Set<number> {
    const found = new Set<number>();
    const [cell, half] = [this.size / this.side, width / 2];
    for (const [x, y] of parts.flatMap((part) => along([part[0] ?? ORIGIN, ...part], cell)))
      for (let dx = -half; dx <= half; dx += cell)
        for (let dy = -half; dy <= half; dy += cell)
          if (Math.hypot(dx, dy) <= half) found.add(this.cell([x + dx, y + dy]));
    found.delete(-1);
    return found;
  }
}

/** Where a closed line crosses a height, and which way. */
function crossed(part: Point[], y: number): { x: number; way: number }[] {
  return part.flatMap((start, i) => {
    const end = part[(i + 1) % part.length] ?? start;
    if (start[1] <= y === end[1] <= y) return [];
    const x = start[0] + ((y - start[1]) / (end[1] - start[1])) * (end[0] - start[0]);
    return [{ x, way: end[1] > start[1] ? 1 : -1 }];
  });
}
