import { expect, it } from "vitest";
import { entry } from "../../testing/api";
import { stopAt, stops, turnJump } from "./film";

const line = (index: number, revision: number, turn: number) =>
  entry(index, { revision, turn, seat: null });
const lines = [line(0, 0, 0), line(1, 3, 1), line(2, 3, 1), line(3, 7, 2), line(4, 9, 2)];

it("stops where something happened, at the beginning and at the end", () => {
  expect(stops(lines, 12)).toEqual([0, 3, 7, 9, 12]);
  expect(stops([], 0)).toEqual([0]);
});

it("finds the stop of a revision between two", () => {
  expect(stopAt([0, 3, 7, 9, 12], 8)).toBe(2);
});

it("jumps to where turns begin, and to the ends", () => {
  const all = stops(lines, 12);
  expect(turnJump(lines, all, 1, 1)).toBe(2);
  expect(turnJump(lines, all, 3, -1)).toBe(2);
  expect(turnJump(lines, all, 2, -1)).toBe(1);
  expect(turnJump(lines, all, 3, 1)).toBe(4);
  expect(turnJump(lines, all, 0, -1)).toBe(0);
});
