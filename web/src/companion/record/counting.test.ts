import { describe, expect, it } from "vitest";
import type { Doubt, Turn } from "./api";
import { before, joined, total, turnFrom } from "./counting";

const turn = (count: number): Turn => ({
  seat: "cats",
  setup: false,
  actions: Array.from({ length: count }, () => ({ text: "w->1", deeds: [] })),
});
const doubt = (at: number, index: number, law = "4.2"): Doubt => ({
  turn: at,
  index,
  law,
  reason: "",
});

describe("actions of a record", () => {
  const turns = [turn(2), turn(0), turn(3)];

  it("are gone through turn by turn, past turns in which nothing was done", () => {
    expect([0, 1, 2, 4, 5].map((at) => turnFrom(turns, at, 1))).toEqual([2, 2, 5, 5, 5]);
    expect([5, 3, 2, 1, 0].map((at) => turnFrom(turns, at, -1))).toEqual([2, 2, 0, 0, 0]);
  });

  it("are counted through all lines", () => {
    expect([before(turns, 0), before(turns, 2), total(turns)]).toEqual([0, 2, 5]);
  });

  it("keep the doubts that were known before those that were asked about", () => {
    const found = joined(turns, [doubt(0, 1), doubt(2, 1)], [doubt(2, 2)], 3);
    expect(found.map(({ turn: at, index }) => [at, index])).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });

  it("have one doubt, the latest", () => {
    expect(joined(turns, [doubt(0, 1)], [doubt(0, 1, "1.5.4")], 4)).toEqual([doubt(0, 1, "1.5.4")]);
  });
});
