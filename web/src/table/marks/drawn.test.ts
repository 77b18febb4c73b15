import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { drawing, type Drawing } from "../../pictures";
import { heads } from "../../pictures/heads";
import { things } from "../../pictures/shapes";
import { along, Canvas, flattened } from "../gallery/raster";
import Sketch from "../Sketch.svelte";

/** A drawing on a token has one colour, and what is cut into it has that of the token. */
const [TOKEN, INK] = ["#123456", "#ffffff"];
/** How much of a line, and of an area, is seen at least. */
const [LINE, AREA] = [0.5, 0.25];

interface Painted {
  d: string;
  colour: string;
  /** Of a line; 0: the inside of the path is filled. */
  width: number;
  clipped: boolean;
}

/** The paths of a drawing as the page renders it on a token, in the order in which they are painted. */
function rendered(art: Drawing): { painted: Painted[]; clip: string[] } {
  const look = { drawing: art, size: art.size, shape: INK, detail: TOKEN };
  const { body } = render(Sketch, { props: look });
  const clip = /<clipPath.*?<\/clipPath>/s.exec(body)?.[0] ?? "";
  const paths = (text: string): Painted[] =>
    [...text.matchAll(/<path ([^>]*)>/g)].map(([, given = ""]) => {
      const say = (name: string): string =>
        new RegExp(`(?:^| )${name}="([^"]*)"`).exec(given)?.[1] ?? "";
      const line = say("fill") === "none";
      const width = line ? Number(say("stroke-width")) : 0;
      const colour = say(line ? "stroke" : "fill");
      return { d: say("d"), colour, width, clipped: say("clip-path") !== "" };
    });
  return { painted: paths(body.replace(clip, "")), clip: paths(clip).map(({ d }) => d) };
}

/** The paths of a drawing that are not seen where it lies on a token. */
function vanished(art: Drawing): string[] {
  const canvas = new Canvas(art.size, TOKEN);
  const { painted, clip } = rendered(art);
  const inside = new Set(clip.flatMap((d) => [...canvas.filled(flattened(d))]));
  const lost: string[] = [];
  for (const { d, colour, width, clipped } of painted) {
    const parts = flattened(d);
    const cells = width ? canvas.stroked(parts, width) : canvas.filled(parts);
    const areas = width ? [] : parts.map((part) => canvas.filled([part]));
    if (areas.some((area) => canvas.count(area, colour) > area.size * (1 - AREA))) lost.push(d);
    canvas.paint(clipped ? [...cells].filter((cell) => inside.has(cell)) : cells, colour);
  }
  const lines = painted.filter(({ width, clipped }) => width && clipped);
  return [...lost, ...lines.filter((line) => !isSeen(canvas, line)).map(({ d }) => d)];
}

/** Whether each part of a line stands out from what lies at its sides. */
function isSeen(canvas: Canvas, { d, width }: Painted): boolean {
  return flattened(d).every((part) => {
    const points = along(part, canvas.size / 96);
    const seen = points.filter((point, i) => {
      const [before = point, after = point] = [points[i - 1], points[i + 1]];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      return [0.9, -0.9, 1.4, -1.4].some((widths) => {
        const far = (width * widths) / Math.hypot(dx, dy);
        const beside = canvas.at([point[0] - dy * far, point[1] + dx * far]);
        return beside !== undefined && beside !== canvas.at(point);
      });
    });
    return seen.length >= points.length * LINE;
  });
}

/** What the data of an owner of pieces draws: by piece, a picture of the page or strokes of its own. */
function drawnBy(file: string): [string, Drawing | null][] {
  const tables = readFileSync(file, "utf8").split(/^(?=\[)/m);
  const looks = tables.filter((table) => /^\[look\b/.test(table)).join("\n");
  return [...looks.matchAll(/^(\w+) = (?:\{ picture = )?(\[\n.*?^\]|"[^"]*")/gms)]
    .filter(([, name = ""]) => !["animal", "color", "hex", "ink", "letter", "body"].includes(name))
    .map(([, name = "", value = ""]) => {
      const strokes = [...value.matchAll(/\{ (?:tone = "(\w+)", )?d = "([^"]+)" \}/g)];
      const own = strokes.map(([, tone = "shape", d = ""]) => ({ tone, d })) as Drawing["strokes"];
      return [name, own.length ? { size: 48, strokes: own } : drawing(value.slice(1, -1))];
    });
}

const DATA = "../src/undergrowth/data";
const FAN = "../packages";
const files = [DATA, FAN].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(factions|hirelings)\/\w+\.toml$/.test(name))
    .map((name) => join(folder, name)),
);

describe("a drawing on a token of its own colour", () => {
  it.each(files)("shows every line and every cut: %s", (file) => {
    for (const [piece, art] of drawnBy(file)) {
      expect(art, piece).not.toBeNull();
      if (art) expect(vanished(art), piece).toEqual([]);
    }
  });

  it("is looked at for every owner of pieces", () => {
    const all = files.flatMap(drawnBy);
    expect(files.length).toBeGreaterThan(60);
    expect(all.length).toBeGreaterThan(140);
    expect(
      all.filter(([, art]) => art?.strokes.some(({ tone }) => tone === "line")).length,
    ).toBeGreaterThan(15);
  });

  it.each(Object.entries({ ...heads, ...things }))(
    "shows every line and every cut: %s",
    (_, art) => {
      expect(vanished(art)).toEqual([]);
    },
  );

  it("is not seen where a line lies on what is cut, or what is cut lies beside the shape", () => {
    const shape = { tone: "shape" as const, d: "M4 4H44V44H4Z" };
    const cut = { tone: "detail" as const, d: "M8 8H40V40H8Z" };
    const line = { tone: "line" as const, d: "M12 24H36" };
    expect(vanished({ size: 48, strokes: [shape, cut, line] })).toEqual([line.d]);
    expect(vanished({ size: 48, strokes: [cut, shape] })).toEqual([cut.d]);
    expect(vanished({ size: 48, strokes: [shape, { ...cut, tone: "shape" }] })).toEqual([cut.d]);
    expect(vanished({ size: 48, strokes: [shape, line] })).toEqual([]);
    expect(vanished({ size: 48, strokes: [line] })).toEqual([]);
  });
});
