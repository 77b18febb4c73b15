import { describe, expect, it } from "vitest";
import type { Choice, Verb } from "../../api/types";
import { choice, verb } from "../../testing/api";
import { columns, numbersOf, offersOf, onlyAt, tilesOf } from "./tiles";

const option = (text: string, targets: Choice["targets"] = {}, places = {}): Choice =>
  choice(text, { targets, places });

const off = verb("brew", [], { why: { id: "late", short: "too late", law: "1.2" } });
const walk = verb("walk", ["walk"]);
const pass = verb("pass", ["pass"]);
const plain = [option("walk"), option("pass")];

describe("tiles", () => {
  it("are one for each verb, those that are off with their reason", () => {
    const tiles = tilesOf([off, walk, pass], plain);
    expect(tiles.map((tile) => [tile.label, tile.note, tile.choice?.text ?? null])).toEqual([
      ["brew", "too late", null],
      ["walk", "", "walk"],
      ["pass", "", "pass"],
    ]);
  });

  it("say how much a verb is as soon as somebody has looked ahead", () => {
    const told = [
      verb("walk", ["walk"], { much: { kind: "word", id: "places", n: 4, text: "4 places" } }),
    ];
    expect(tilesOf([walk, pass], plain, told)[0]?.note).toBe("4 places");
  });

  it("are one for all options of a verb, and none where that is all there is to do", () => {
    const all = ["1", "2"].map((place) => option(`plant ${place}`, { place: [place] }));
    const texts = all.map((each) => each.text);
    const plant = verb("plant", texts);
    const tiles = tilesOf([plant, walk, pass], [...all, ...plain]);
    expect(tiles.map((tile) => [tile.text, tile.choice])).toEqual([
      ["plant", null],
      ["walk", plain[0]],
      ["pass", plain[1]],
    ]);
    expect(tilesOf([plant, pass], [...all, option("pass")])).toEqual([]);
  });

  it("say all of an option that names something where there is room", () => {
    const use = { ...option("use lens", { card: ["lens"] }), label: "Use the lens" };
    const verbs = [verb("use", ["use lens"]), walk, pass];
    const labels = (more: Verb[]): string[] =>
      tilesOf([...verbs, ...more], [use, ...plain]).map((tile) => tile.label);
    expect(labels([])).toEqual(["Use the lens", "walk", "pass"]);
    expect(labels([off])).toEqual(["use", "walk", "pass", "brew"]);
  });

  it("never carry one name", () => {
    const run = verb("run", ["run"], { short: "Move", title: "Move by running" });
    const ride = verb("ride", ["ride"], { short: "Move", title: "Move by riding" });
    const tiles = tilesOf([run, ride, pass], [option("run"), option("ride"), option("pass")]);
    expect(tiles.map((tile) => tile.label)).toEqual(["Move by running", "Move by riding", "pass"]);
    const alike = [run, ride].map((each) => ({ ...each, title: "Move" }));
    const said = tilesOf([...alike, pass], [option("run"), option("ride"), option("pass")]);
    expect(said.map((tile) => tile.label)).toEqual(["run", "ride", "pass"]);
  });

  it("are none for one verb, or where verbs and options do not fit each other", () => {
    expect(tilesOf([walk], [option("walk")])).toEqual([]);
    expect(tilesOf([walk, pass], [option("walk")])).toEqual([]);
  });

  it("stand in two rows as far as they can", () => {
    expect([1, 2, 4, 8, 10, 12].map(columns)).toEqual([2, 2, 4, 4, 5, 6]);
  });
});

describe("offers at places", () => {
  it("come from the option itself, or from what it is asked about next", () => {
    const sow = option("sow in 3", { place: ["3"] }, { here: ["3"] });
    const found = offersOf([verb("sow", ["sow in 3"]), walk, pass], [sow, ...plain], {
      walk: { certain: true, next: { seat: "me", prompt: "walk.from", targets: { from: ["3"] } } },
    });
    expect(Object.keys(found)).toEqual(["3"]);
    expect(found["3"]?.map((each) => [each.verb.id, each.role, each.prompt])).toEqual([
      ["sow", "here", null],
      ["walk", "from", "walk.from"],
    ]);
  });

  it("go on only where one option names the place", () => {
    const ends = ["4", "5"].map((to) => option(`to ${to}`, { place: [to] }, { to: [to] }));
    expect(onlyAt(ends, "5", "to")?.text).toBe("to 5");
    expect(onlyAt(ends, "5", "from")).toBeNull();
    expect(onlyAt([...ends, ...ends], "5", "to")).toBeNull();
  });
});

describe("numbers", () => {
  it("are options that say how many, and nothing else", () => {
    const counts = ["1", "2"].map((n) => option(`take ${n}`, { count: [n] }));
    expect(numbersOf(counts)).toHaveLength(2);
    expect(numbersOf(counts.slice(1))).toEqual([]);
    expect(numbersOf([...counts, option("pass")])).toEqual([]);
  });
});
