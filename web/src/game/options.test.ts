import { describe, expect, it } from "vitest";
import type { Choice } from "../api/types";
import { filtered, grouped, imagined, ofDomain, positionOf, selectable, shortcut } from "./options";

function choice(text: string, targets: Choice["targets"] = {}, label = text): Choice {
  return { text, label, law: "", targets };
}

const places = ["1", "5", "9"];
const buildings = ["mill", "den", "hall"].flatMap((piece) =>
  places.map((place) => choice(`place ${piece} ${place}`, { piece: [piece], place: [place] })),
);

describe("filtering", () => {
  it("keeps the options that point at every chosen target", () => {
    const kept = filtered(buildings, [
      { domain: "place", id: "5" },
      { domain: "piece", id: "den" },
    ]);
    expect(kept.map((each) => each.text)).toEqual(["place den 5"]);
  });

  it("keeps the options whose words hold what was typed", () => {
    expect(filtered(buildings, [], "HALL 9").map((each) => each.text)).toEqual(["place hall 9"]);
  });

  it("keeps nothing for a target no option points at", () => {
    expect(filtered(buildings, [{ domain: "card", id: "x" }])).toEqual([]);
  });
});

describe("what can be clicked", () => {
  it("counts options by target, an option that names a place twice once", () => {
    const counts = selectable([...buildings, choice("swap 1 1", { place: ["1", "1"] })]);
    expect(ofDomain(counts, "place")).toEqual({ "1": 4, "5": 3, "9": 3 });
    expect(counts["piece:mill"]).toBe(3);
  });
});

describe("grouping", () => {
  it("leaves a short list as it is", () => {
    const groups = grouped([choice("march"), choice("build"), choice("pass")]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.verb).toBeNull();
  });

  it("makes no group of nothing", () => {
    expect(grouped([])).toEqual([]);
  });

  it("divides one long deed by what makes the fewest groups", () => {
    const groups = grouped([
      ...buildings,
      choice("place mill 12", { piece: ["mill"], place: ["12"] }),
    ]);
    expect(groups.map((group) => group.target?.id)).toEqual(["mill", "den", "hall"]);
  });

  it("divides by verb and gathers what stands alone", () => {
    const moves = places.map((place) => choice(`from ${place}`, { place: [place] }));
    const crafts = ["a", "b"].map((card) => choice(`craft ${card}`, { card: [card] }));
    const groups = grouped([choice("rest"), ...moves, ...crafts, choice("stay"), choice("pass")]);
    expect(groups.map((group) => [group.verb, group.choices.length])).toEqual([
      [null, 3],
      ["from", 3],
      ["craft", 2],
    ]);
  });

  it("loses no option", () => {
    const groups = grouped([...buildings, choice("pass")]);
    expect(groups.flatMap((group) => group.choices)).toHaveLength(10);
  });
});

describe("keys", () => {
  it("counts with digits, then letters, then not at all", () => {
    expect([0, 8, 9, 34, 35].map(shortcut)).toEqual(["1", "9", "a", "z", ""]);
  });

  it("finds the option of a key, and none beyond the list", () => {
    expect(positionOf("2", 3)).toBe(1);
    expect(positionOf("A", 12)).toBe(9);
    expect(positionOf("4", 3)).toBe(-1);
    expect(positionOf("Enter", 3)).toBe(-1);
  });
});

describe("imagined answers", () => {
  it("name the target in the place of the option's own", () => {
    expect(imagined(buildings, { domain: "place", id: "7" })).toEqual([
      "place mill 7",
      "place den 7",
      "place hall 7",
    ]);
  });

  it("are none when no option points at such a thing", () => {
    expect(imagined(buildings, { domain: "card", id: "x" })).toEqual([]);
  });
});
