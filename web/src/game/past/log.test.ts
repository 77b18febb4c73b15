import { describe, expect, it } from "vitest";
import type { Entry } from "../../api/types";
import { entry as told } from "../../testing/api";
import {
  battle,
  isToSee,
  byTurn,
  fought,
  notesByTurn,
  merged,
  placesBetween,
  scores,
  turnStarts,
  worthReading,
} from "./log";

function entry(index: number, turn: number, more: Partial<Entry> = {}): Entry {
  return told(index, { turn, revision: index * 2, law: "1", text: `line ${index}`, ...more });
}

describe("grouping", () => {
  it("puts lines under their turns, setup under nobody", () => {
    const groups = byTurn([entry(0, 0), entry(1, 1), entry(2, 1), entry(3, 2, { seat: "b" })]);
    expect(groups.map((group) => [group.turn, group.seat, group.entries.length])).toEqual([
      [0, null, 1],
      [1, "a", 2],
      [2, "b", 1],
    ]);
  });

  it("knows at which revision turns begin", () => {
    const starts = turnStarts([entry(0, 0), entry(1, 1), entry(2, 1), entry(3, 2)]);
    expect(starts.map((start) => start.revision)).toEqual([0, 2, 6]);
  });
});

describe("merging", () => {
  it("adds what is new and replaces what is told again", () => {
    const again = entry(1, 1, { text: "another line 1" });
    const all = merged([entry(0, 0), entry(1, 1)], [again, entry(2, 1)]);
    expect(all?.map((each) => each.text)).toEqual(["line 0", "another line 1", "line 2"]);
  });

  it("refuses a gap", () => {
    expect(merged([entry(0, 0)], [entry(2, 1)])).toBeNull();
    expect(merged([], [entry(1, 1)])).toBeNull();
  });

  it("takes an empty page", () => {
    expect(merged([entry(0, 0)], [])).toHaveLength(1);
  });
});

it("names the places between two moments once", () => {
  const lines = [
    entry(0, 0, { places: ["1"] }),
    entry(1, 1, { places: ["2", "3"] }),
    entry(2, 1, { places: ["3"] }),
  ];
  expect(placesBetween(lines, 1, 3)).toEqual(["2", "3"]);
});

it("draws scores from the log, one point a turn", () => {
  const lines = [
    entry(0, 1, { fields: { score: 1 } }),
    entry(1, 1, { fields: { score: 3 } }),
    entry(2, 4, { seat: "b", fields: { score: 2 } }),
    entry(3, 5),
  ];
  expect(scores(lines, ["a", "b"])).toEqual([
    {
      seat: "a",
      points: [
        [0, 0],
        [1, 3],
        [5, 3],
      ],
    },
    {
      seat: "b",
      points: [
        [0, 0],
        [4, 2],
        [5, 2],
      ],
    },
  ]);
});

describe("a battle", () => {
  const begun = entry(1, 1, { seat: "a", places: ["7"], fields: { defender: "b" } });
  const rolled = entry(2, 1, {
    fields: { high: 3, low: 1, attacker_hits: 2, defender_hits: 1 },
  });

  it("is told as far as the lines tell it", () => {
    expect(battle([begun])).toMatchObject({ attacker: "a", defender: "b", place: "7", rolls: [] });
    expect(battle([begun, rolled])).toMatchObject({
      rolls: [3, 1],
      hits: { attacker: 2, defender: 1 },
    });
    const dealt = entry(3, 1, { fields: { defender: "b", attacker_hits: 1, defender_hits: 0 } });
    expect(battle([begun, rolled, dealt])).toMatchObject({
      rolls: [3, 1],
      hits: { attacker: 1, defender: 0 },
    });
  });

  it("stays beside the next question of who attacked, until that is answered", () => {
    const seen = battle([begun, rolled, entry(3, 1)]);
    const last = rolled.revision;
    if (!seen) throw new Error("there was a battle");
    expect(isToSee(seen, "6.5", last - 1)).toBe(true);
    expect(isToSee(seen, "6.5", last)).toBe(false);
    expect(isToSee(seen, seen.law, last)).toBe(true);
    expect(isToSee(seen, null, last)).toBe(true);
  });

  it("that ended a turn is seen until somebody answers", () => {
    const ended = [begun, rolled, { ...entry(3, 2), revision: rolled.revision }];
    expect(battle(ended)).toMatchObject({ attacker: "a", rolls: [3, 1] });
    expect(battle([...ended, entry(4, 2)])).toBeNull();
  });

  it("was fought by whoever attacked or defended, in the last answer", () => {
    const dice = { ...rolled, seat: "a", fields: { ...rolled.fields, defender: "b" } };
    const lines = [begun, dice, { ...entry(3, 2), revision: dice.revision }];
    expect(["a", "b", "c", null].map((who) => fought(lines, 1, 4, who))).toEqual([
      ...[true, true, false, false],
    ]);
    expect(fought(lines, 3, 4, "a")).toBe(false);
    expect(fought([...lines, entry(4, 2)], 1, 5, "a")).toBe(false);
  });

  it("is over with its turn", () => {
    expect(battle([begun, rolled, entry(3, 2)])).toBeNull();
    expect(battle([])).toBeNull();
  });
});

describe("phases", () => {
  it("are left out of a turn when nothing happened in them", () => {
    const line = (index: number, fields?: Entry["fields"]): Entry => entry(index, 1, { fields });
    const shown = worthReading([
      line(0, { phase: "birdsong" }),
      line(1, { phase: "daylight" }),
      line(2),
      line(3, { phase: "evening" }),
    ]);
    expect(shown.map((each) => each.index)).toEqual([1, 2]);
  });
});

describe("notes of people", () => {
  it("stand behind the turn in which they were made, each once", () => {
    const groups = byTurn([
      told(0, { turn: 0, revision: 0 }),
      told(1, { turn: 1, revision: 4 }),
      told(2, { turn: 2, revision: 9 }),
    ]);
    const notes = [0, 3, 4, 5, 12].map((revision) => ({ revision }));
    expect(notesByTurn(groups, notes).map((each) => each.map((note) => note.revision))).toEqual([
      [0],
      [3, 4],
      [5, 12],
    ]);
    expect(notesByTurn([], notes)).toEqual([]);
  });
});
