import { describe, expect, it } from "vitest";
import { groups, layout, type Spot, type Unit } from "./clearing";

const RADIUS = 88;

function unit(owner: string, piece: string, kind: string, count = 1): Unit {
  return { key: `${owner} ${piece}`, owner, piece, kind, count };
}

function overlap(a: Spot, b: Spot): boolean {
  const apart = (a.size + b.size) / 2 - 0.01;
  return Math.abs(a.x - b.x) < apart && Math.abs(a.y - b.y) < apart;
}

function check(units: Unit[], slots: number, ruins = 0): ReturnType<typeof layout> {
  const made = layout({ slots, ruins, units }, RADIUS);
  const all: Spot[] = [...made.slots, ...made.units];
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
  const below = made.slots[0] ? made.slots[0].y + made.slots[0].size / 2 : -RADIUS;
  made.units.forEach((u) => expect(u.y - u.size / 2).toBeGreaterThanOrEqual(below));
  return made;
}

const crowd = ["a", "b", "c", "d"].map((owner) => unit(owner, "warrior", "warrior", 6));
const tokens = ["a", "b", "b2", "c"].map((owner, i) => unit(owner, `token${i}`, "token", 2));

describe("layout of a clearing", () => {
  it("gives an empty clearing its empty slots", () => {
    const made = check([], 3);
    expect(made.slots).toHaveLength(3);
    expect(made.slots.every((slot) => slot.unit === null && !slot.ruin)).toBe(true);
    expect(made.units).toHaveLength(0);
  });

  it("puts buildings and the ruin into slots", () => {
    const made = check([unit("a", "mill", "building", 2)], 3, 1);
    expect(made.slots.map((slot) => slot.unit?.piece ?? (slot.ruin ? "ruin" : ""))).toEqual([
      "mill",
      "mill",
      "ruin",
    ]);
  });

  it("leaves a ruin where it is while others build beside it", () => {
    const places = [0, 1, 2].map((count) =>
      check([unit("a", "mill", "building", count)], 3, 1).slots.findIndex((slot) => slot.ruin),
    );
    expect(places).toEqual([2, 2, 2]);
  });

  it("adds a slot when more buildings stand than the map has slots", () => {
    expect(check([unit("a", "mill", "building", 4)], 3).slots).toHaveLength(4);
  });

  it("keeps a single figure large", () => {
    expect(check([crowd[0]!], 2).units[0]?.size).toBe(44);
  });

  it("holds four armies, tokens and a pawn inside the clearing", () => {
    const made = check(
      [...crowd, ...tokens, unit("e", "pawn", "pawn"), unit("a", "mill", "building", 2)],
      3,
      1,
    );
    expect(made.units).toHaveLength(9);
    for (const u of made.units) {
      expect(Math.hypot(Math.abs(u.x) + u.size / 2, Math.abs(u.y) + u.size / 2)).toBeLessThan(
        RADIUS,
      );
      expect(u.size).toBeGreaterThanOrEqual(22);
    }
  });

  it("never gives up, however many stand there", () => {
    const many = Array.from({ length: 40 }, (_, i) => unit(`o${i % 7}`, `p${i}`, "token"));
    expect(check(many, 3).units).toHaveLength(40);
  });

  it("scales down as the crowd grows", () => {
    const size = (n: number): number =>
      check(
        Array.from({ length: n }, (_, i) => unit(`o${i}`, "warrior", "warrior")),
        2,
      ).units[0]?.size ?? 0;
    expect(size(8)).toBeLessThan(size(2));
    expect(size(14)).toBeLessThanOrEqual(size(8));
  });

  it("keeps the pieces of an owner side by side", () => {
    const made = check([crowd[0]!, tokens[0]!, crowd[1]!, tokens[1]!, tokens[2]!], 1);
    const owners = made.units.map((u) => u.unit.owner);
    expect(owners).toEqual([...owners].sort());
    const full = check([...crowd, ...tokens, ...crowd.map((u) => ({ ...u, piece: "pawn" }))], 3);
    const runs = full.units.filter((u, i) => u.unit.owner !== full.units[i - 1]?.unit.owner);
    expect(runs).toHaveLength(5);
    expect(groups([crowd[0]!, crowd[1]!, tokens[0]!]).map((g) => g.length)).toEqual([2, 1]);
  });
});
