import { describe, expect, it } from "vitest";
import type { BoardPart } from "../api/types";
import { space } from "../testing/api";
import { glances, holds, nextSpace, placed } from "./glance";

const part = (id: string, more: Partial<BoardPart> = {}): BoardPart => ({
  kind: "value",
  id,
  title: id,
  law: "1",
  ...more,
});

describe("what a board tells at a glance", () => {
  it("goes by rank and leaves out what can wait", () => {
    const board = [part("late", { glance: 3 }), part("never"), part("first", { glance: 1 })];
    expect(glances(board).map((run) => run.map((each) => each.id))).toEqual([["first"], ["late"]]);
  });

  it("keeps parts of one group together", () => {
    const board = [
      part("left", { glance: 1, group: "columns" }),
      part("leader", { glance: 1 }),
      part("right", { glance: 1, group: "columns" }),
    ];
    expect(glances(board).map((run) => run.map((each) => each.id))).toEqual([
      ["left", "right"],
      ["leader"],
    ]);
  });

  it("counts the spaces of a track without their piece", () => {
    const spaces = [true, false, false].map((filled) => space("", { filled }));
    expect(placed(part("track", { kind: "track", spaces }))).toBe(2);
  });

  it("finds the space whose piece comes next", () => {
    const spaces = [space("1"), space("2", { filled: true, next: true })];
    expect(nextSpace(part("track", { kind: "track", spaces }))?.label).toBe("2");
    expect(nextSpace(part("pile"))).toBeUndefined();
  });

  it("knows whether something on it can be picked", () => {
    const board = [part("pile", { kind: "cards", cards: ["a"] })];
    expect(holds("me", board, { "card:a": 1 })).toBe(true);
    expect(holds("me", board, { "card:b": 1 })).toBe(false);
    expect(holds("me", board, { "part:me.pile": 1 })).toBe(true);
    expect(holds("me", board, { "part:you.pile": 1 })).toBe(false);
  });
});
