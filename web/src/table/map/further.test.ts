import { describe, expect, it } from "vitest";
import type { View } from "../../api/types";
import { clearing, map as mapOf } from "../../testing/api";
import { atlas, RADIUS } from "./atlas";
import { furtherPlaces, placeNamed, placeTitle, SMALLER, spareSpots } from "./further";
import { distance } from "./geometry";
import { slotsOf } from "../names";

const map = mapOf(
  [clearing("1", 100, 500, { paths: ["2"] }), clearing("2", 900, 500, { paths: ["1"] })],
  { paths: [{ id: "p1", ends: ["1", "2"] }] },
);
const drawn = atlas(map);

function view(...ids: string[]): View {
  return { places: ids.map((id) => ({ id, pieces: [] })) } as unknown as View;
}

describe("places that the map does not draw", () => {
  it("have a title", () => {
    const titles = ["1", "p1", "long_hall"].map((id) => placeTitle(placeNamed(map, id)));
    expect(titles).toEqual(["Clearing 1", "Path p1 (1-2)", "Long hall"]);
  });

  it("stand in the middle of their path", () => {
    const [path] = furtherPlaces(map, drawn, view("1", "p1"), []);
    expect(path?.kind).toBe("path");
    expect(distance([path?.x ?? 0, path?.y ?? 0], [500, 500])).toBeLessThan(40);
  });

  it("are there when something may be done, and only then", () => {
    const found = furtherPlaces(map, drawn, view("1", "2"), ["p1", "2", "0"]);
    expect(found.map((place) => place.id)).toEqual(["p1"]);
    expect(furtherPlaces(map, drawn, view("1", "2"), ["1"])).toEqual([]);
  });

  it("keep clear of clearings and of each other", () => {
    const spots = spareSpots(drawn, 3);
    const reach = RADIUS * SMALLER;
    spots.forEach((spot, i) => {
      drawn.clearings.forEach(({ x, y }) =>
        expect(distance(spot, [x, y])).toBeGreaterThan(RADIUS + reach),
      );
      spots
        .slice(0, i)
        .forEach((other) => expect(distance(spot, other)).toBeGreaterThan(2 * reach));
    });
    expect(furtherPlaces(map, drawn, view("hall", "burrow"), []).map((p) => p.kind)).toEqual([
      "holding",
      "holding",
    ]);
  });

  it("have the slots that are open and those that are filled", () => {
    const pieces = [{ owner: "a", piece: "hut", kind: "building", count: 2 }];
    expect(slotsOf(placeNamed(map, "hall"), { id: "hall", open_slots: 1, pieces })).toBe(3);
    expect(slotsOf(placeNamed(map, "1"), undefined)).toBe(2);
  });
});
