import { describe, expect, it } from "vitest";
import type { Choice } from "../../api/types";
import { choice as option } from "../../testing/api";
import {
  elsewhere,
  filtered,
  grouped,
  imagined,
  keysFor,
  ofDomain,
  partsOf,
  selectable,
  typedKey,
} from "./options";

function choice(text: string, targets: Choice["targets"] = {}, label = text): Choice {
  return option(text, { label, targets });
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

describe("parts of a board", () => {
  const put = ["left", "right"].map((side) => choice(`put oak ${side}`, { column: [side] }));
  const changes = (...ids: string[]) => ({
    certain: true,
    boards: ids.map((id) => ({ seat: "me", id })),
  });

  it("are picked where each belongs to one option", () => {
    const outcomes = {
      "put oak left": changes("pile_left", "sum"),
      "put oak right": changes("pile_right", "sum"),
    };
    const found = partsOf(put, outcomes, "me");
    expect(Object.keys(found)).toEqual(["me.pile_left", "me.pile_right"]);
    expect(partsOf(put, outcomes, "somebody")).toEqual({});
  });

  it("are none where only one could be picked, or an option points at nothing", () => {
    expect(partsOf(put.slice(1), { "put oak right": changes("pile_right") }, "me")).toEqual({});
    const rest = [choice("rest"), choice("pass")];
    expect(partsOf(rest, { rest: changes("a"), pass: changes("b") }, "me")).toEqual({});
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

describe("keys", () => {
  const to = (place: string) => choice(`to ${place}`, { place: [place] }, `Move to ${place}`);

  it("are places in the list where options name no numbers", () => {
    expect(keysFor([choice("march"), choice("battle"), choice("pass")])).toEqual(["1", "2", "3"]);
    const many = Array.from({ length: 40 }, (_, at) => choice(`do ${"x".repeat(at + 1)}`));
    expect(keysFor(many).slice(8, 11)).toEqual(["9", "a", "b"]);
    expect(keysFor(many)[39]).toBe("");
  });

  it("are the numbers that options name, and letters for the others", () => {
    const list = [...["12", "1", "3"].map(to), choice("pass")];
    expect(keysFor(list)).toEqual(["12", "1", "3", "a"]);
  });

  it("are letters where several options name the same number", () => {
    expect(keysFor(buildings).slice(0, 3)).toEqual(["a", "b", "c"]);
  });

  it("of one digit wait where a longer number begins alike", () => {
    const keys = ["12", "1", "3", "a"];
    expect(typedKey(keys, "", "3")).toEqual({ typed: "3", exact: 2, more: false });
    expect(typedKey(keys, "", "1")).toEqual({ typed: "1", exact: 1, more: true });
    expect(typedKey(keys, "1", "2")).toEqual({ typed: "12", exact: 0, more: false });
    expect(typedKey(keys, "1", "3")).toEqual({ typed: "3", exact: 2, more: false });
    expect(typedKey(["11", "12"], "", "1")).toEqual({ typed: "1", exact: -1, more: true });
    expect(typedKey(keys, "", "9")).toEqual({ typed: "", exact: -1, more: false });
  });
});

describe("what somebody is about to do", () => {
  it("is asked about elsewhere by its last target of that kind", () => {
    const move = choice("go 3 5 2", { place: ["3", "5"] });
    expect(elsewhere(move, { domain: "place", id: "7" })).toBe("go 3 7 2");
    expect(elsewhere(move, { domain: "place", id: "5" })).toBeNull();
    expect(elsewhere(move, { domain: "card", id: "5" })).toBeNull();
  });
});
