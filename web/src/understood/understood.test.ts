import { describe, expect, it } from "vitest";
import type { Choice, OptionOutcome, ViewBattle, ViewSide } from "../api/types";
import type { Choosing } from "../game/answering/choosing.svelte";
import { battle as fought, expecting, side } from "../testing/api";
import { lengths, worthOf } from "./advice";
import { oddsNow, oddsOfAll } from "./now";
import { battlesOf, percent, rowsOf, tenth, told } from "./odds";
import { barsOf, byTurns, scoreLines, standingLines, turnAt } from "./review";
import type { AdviceOption, Review, ReviewTurn, Source } from "./types";

const SIDES = [expecting("a", [0, 0.25, 0.75], 0.5), expecting("b", [1], 1.75, 1)];
const battle = (place: string, sides: ViewSide[] = SIDES): ViewBattle => fought(place, sides);

const option = (worth: number | null, share: number | null = null): AdviceOption => ({
  ...{ text: "pass", label: "Pass", worth, share, because: [], line: [] },
});

describe("advice", () => {
  it("says points with their sign, and nothing where all is decided", () => {
    expect([1.25, -0.5, 0, null, 5000].map((worth) => worthOf(option(worth)))).toEqual([
      ...["+1.3", "−0.5", "+0.0", "", ""],
    ]);
  });

  it("draws shares as they are, else worths between the least and the most", () => {
    expect(lengths([option(1, 0.7), option(2, 0.3)])).toEqual([0.7, 0.3]);
    expect(lengths([option(4), option(2), option(0), option(null)])).toEqual([
      ...[1, 0.575, 0.15, 0.15],
    ]);
    expect(lengths([option(3), option(3)])).toEqual([1, 1]);
    expect(lengths([option(null)])).toEqual([1]);
  });
});

describe("odds", () => {
  it("are of battles whose dice have not fallen", () => {
    const fallen = battle("1", [side("a"), side("b")]);
    expect(battlesOf({ certain: true, battle: fallen })).toEqual([]);
    expect(battlesOf({ certain: true, battles: [battle("1"), fallen] })).toHaveLength(1);
    expect(battlesOf(undefined)).toEqual([]);
  });

  it("stand in rows: what a side deals is what the other expects", () => {
    const [first, second] = rowsOf(battle("1"));
    expect(first).toMatchObject({ owner: "a", deals: 1.75, loses: 0.5, points: 1 });
    expect(first?.bars).toEqual([
      { hits: 1, chance: 0.25 },
      { hits: 2, chance: 0.75 },
    ]);
    expect(second).toMatchObject({ owner: "b", deals: 0.5, loses: 1.75, points: 0 });
  });

  it("are told in words, too", () => {
    const [row] = rowsOf(battle("1"));
    const words = row ? told(row, (id) => id.toUpperCase()) : "";
    expect(words).toContain("A");
    expect(words).toContain(percent(0.75));
    expect([percent(0.666), tenth(2)]).toEqual(["67 %", "2.0"]);
  });

  const choosing = (more: Partial<Record<keyof Choosing, unknown>>): Choosing =>
    ({ options: [], begins: [], map: { at: null }, ...more }) as unknown as Choosing;
  const choice = (text: string): Choice => ({ text }) as Choice;
  const begins = (where: string): OptionOutcome => ({ certain: true, battle: battle(where) });

  it("are those of what is meant, else of what is fought", () => {
    const options = [choice("x"), choice("y")];
    const ahead = { outcomes: { x: begins("1"), y: begins("2") } };
    const state = { view: { battle: battle("9") } };
    const places = (given: Parameters<typeof choosing>[0]): string[] =>
      oddsNow(choosing(given)).map((each) => each.place);
    expect(places({ options, ahead, state, hovered: options[1] })).toEqual(["2"]);
    expect(places({ options: options.slice(0, 1), ahead, state })).toEqual(["1"]);
    expect(places({ options, ahead, state })).toEqual(["9"]);
    expect(places({ options, ahead })).toEqual([]);
  });

  it("are each listed once", () => {
    const options = ["x", "y", "z"].map(choice);
    const ahead = { outcomes: { x: begins("1"), y: begins("1"), z: begins("2") } };
    const found = oddsOfAll(choosing({ options, ahead }));
    expect(found.map((each) => each.place)).toEqual(["1", "2"]);
  });
});

describe("a review", () => {
  const source = (points: number): Source => ({
    ...{ id: "s", title: "S", law: "", points, times: 1, moments: [] },
  });
  const turn = (n: number, moment: number, scores: number[], standing: number[]): ReviewTurn => ({
    ...{ turn: n, moment, seat: "a", scores, standing },
  });
  const turns = [
    turn(1, 3, [0, 0], [0.5, 0.5]),
    turn(2, 8, [2, 0], [0.7, 0.3]),
    turn(3, 12, [2, 1], [0.4, 0.6]),
  ];
  const review = {
    seats: ["a", "b"],
    turns,
    sources: { a: [source(6), source(2), source(-3)], b: [source(4)] },
  } as unknown as Review;

  it("draws points against the longest bar, and what was lost apart", () => {
    const [a, b] = barsOf(review);
    expect(a?.gained.map((each) => each.share)).toEqual([0.75, 0.25]);
    expect(a?.lost.map((each) => each.share)).toEqual([0.375]);
    expect([a?.points, b?.points]).toEqual([5, 4]);
    expect(b?.gained.map((each) => each.share)).toEqual([0.5]);
  });

  it("draws scores and chances as they were", () => {
    expect(scoreLines(review)[0]?.points).toEqual([
      [0, 0],
      [1, 2],
      [2, 2],
    ]);
    const chances = standingLines(review)[0]?.points.map(([, value]) => Math.round(value));
    expect(chances).toEqual(turns.map((turn) => Math.round(100 * (turn.standing[0] ?? 0))));
  });

  it("finds the turn of a moment, and each turn of several once", () => {
    expect([0, 3, 7, 8, 99].map((moment) => turnAt(turns, moment))).toEqual([0, 0, 0, 1, 2]);
    // What a turn's last answer brought carries the number with which the next one begins.
    expect(byTurns(turns, [5, 6, 8, 9])).toEqual([
      { turn: 1, moment: 5 },
      { turn: 2, moment: 9 },
    ]);
  });
});
