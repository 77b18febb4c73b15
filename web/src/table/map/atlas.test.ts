import { describe, expect, it } from "vitest";
import type { CataloguePlace, View } from "../../api/types";
import { clearing as placed, map } from "../../testing/api";
import { atlas, isClosed, isFlooded, RADIUS } from "./atlas";
import { distance } from "./geometry";

const clearing = (id: string, x: number, y: number, more: Partial<CataloguePlace> = {}) =>
  placed(id, x, y, { forests: ["wood"], ...more });

const square = map([
  clearing("a", 100, 100, { paths: ["b", "d"] }),
  clearing("b", 800, 100, { paths: ["a", "c"], rivers: ["c"] }),
  clearing("c", 800, 800, { paths: ["b", "d"], rivers: ["b"] }),
  clearing("d", 100, 800, { paths: ["a", "c"] }),
  clearing("wood", 450, 450, { kind: "forest", slots: 0 }),
]);

describe("a map as drawing", () => {
  it("finds each line once when only neighbours are given", () => {
    const paths = atlas(square).lines.filter((line) => line.kind === "path");
    expect(paths.map((line) => line.key)).toEqual(["path a-b", "path a-d", "path b-c", "path c-d"]);
  });

  it("lets rivers run off the board at both ends", () => {
    const rivers = atlas(square).lines.filter((line) => line.kind === "river");
    expect(rivers).toHaveLength(3);
  });

  it("keeps trees off clearings and lines and inside their forest", () => {
    const { forests, lines } = atlas(square);
    const trees = forests[0]?.trees ?? [];
    expect(trees.length).toBeGreaterThan(10);
    for (const tree of trees) {
      for (const place of square.places.slice(0, 4)) {
        expect(distance([tree.x, tree.y], [place.x, place.y])).toBeGreaterThan(RADIUS);
      }
      for (const line of lines) expect(distance([tree.x, tree.y], line.middle)).toBeGreaterThan(17);
    }
  });

  it("is the same every time", () => {
    expect(atlas(square)).toEqual(atlas(square));
  });

  it("draws no river band across a lake", () => {
    const lake = {
      ...square,
      areas: [
        {
          kind: "lake",
          points: [
            [750, 150],
            [850, 450],
            [750, 750],
            [600, 450],
          ] as [number, number][],
        },
      ],
    };
    const made = atlas(lake);
    expect(made.waters).toHaveLength(1);
    expect(made.lines.filter((line) => line.kind === "river")).toHaveLength(0);
  });

  it("keeps bends and kinds that the data gives", () => {
    const bridge = {
      ...square,
      lines: [
        {
          kind: "bridge",
          ends: ["a", "c"] as [string, string],
          via: [[300, 700]] as [number, number][],
        },
      ],
    };
    const line = atlas(bridge).lines[0];
    expect(line?.kind).toBe("bridge");
    expect(line?.points).toEqual([
      [100, 100],
      [300, 700],
      [800, 800],
    ]);
  });

  it("knows a closed path whichever end is named first", () => {
    const line = atlas(square).lines[0]!;
    expect(isClosed(line, { closed_paths: [["b", "a"]] } as unknown as View)).toBe(true);
    expect(isClosed(line, { closed_paths: [["b", "c"]] } as unknown as View)).toBe(false);
    expect(isClosed(line, {} as View)).toBe(false);
    const printed = { ...line, kind: "closed" };
    expect(isClosed(printed, {} as View)).toBe(true);
    expect(isClosed(printed, { closed_paths: [] } as unknown as View)).toBe(false);
    expect(isFlooded(line, { flooded_paths: [["a", "b"]] } as unknown as View)).toBe(true);
    expect(isFlooded(line, {} as View)).toBe(false);
  });
});
