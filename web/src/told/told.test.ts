import { describe, expect, it } from "vitest";
import type { Entry, State, View, ViewPiece } from "../api/types";
import { consequence, deed, entry } from "../testing/api";
import { accountAt, accountOf } from "./account";
import { cardsIn, linesOf, partsOf } from "./lines";
import { motionsBetween, type Motion } from "./motion/motions";
import { discSpots, marksOf, namesPoints, recapOf, ruleLost, withoutName } from "./recap";
import { soundsOf } from "./sound/sounds";
import { Teller, withoutComing } from "./teller.svelte";
import { endOf, paceOf, schedule, tempoOf } from "./timing";

const stack = (count: number, piece = "warrior", owner = "a"): ViewPiece => ({
  ...{ owner, piece, kind: "warrior", count },
});

interface Table {
  places?: Record<string, ViewPiece[]>;
  hands?: Record<string, number>;
  scores?: Record<string, number>;
  deck?: number;
}

function state({ places = {}, hands = {}, scores = {}, deck = 10 }: Table, revision = 1): State {
  const seats = ["a", "b"].map((faction) => ({
    ...{ faction, hand_count: hands[faction] ?? 0, score: scores[faction] ?? 0 },
  }));
  const view = {
    ...{ seats, deck, places: Object.entries(places).map(([id, pieces]) => ({ id, pieces })) },
  } as unknown as View;
  return { id: "g", revision, log_length: revision, viewer: "a", edition: 0, view } as State;
}

const kinds = (motions: Motion[]): string[] => motions.map((each) => each.kind);

describe("motions", () => {
  it("let pieces travel, appear and fall as the log says", () => {
    const before = state({ places: { "1": [stack(3)], "2": [stack(1, "warrior", "b")] } });
    const after = state({ places: { "1": [stack(1), stack(1, "mill")], "2": [stack(2)] } });
    const piece = { owner: "a", piece: "warrior" };
    const found = motionsBetween(before, after, [
      entry(0, { verb: "moved", fields: { ...piece, count: 2, from: "1", place: "2" } }),
      entry(1, { verb: "removed", fields: { ...piece, owner: "b", place: "2" } }),
      entry(2, { verb: "placed", fields: { owner: "a", piece: "mill", place: "1" } }),
    ]);
    expect(found).toMatchObject([
      { kind: "travel", from: "1", to: "2", count: 2 },
      { kind: "fall", owner: "b", at: "2" },
      { kind: "appear", piece: "mill", at: "1" },
    ]);
  });

  it("read off the table what no line of the log says, whoever wrote the faction", () => {
    const before = state({ places: { "1": [stack(1)], "2": [] } });
    const after = state({ places: { "1": [], "2": [stack(2, "idol", "stranger")] } });
    expect(motionsBetween(before, after, [entry(0, { verb: "conjured" })])).toMatchObject([
      { kind: "fall", at: "1", count: 1 },
      { kind: "appear", owner: "stranger", piece: "idol", at: "2", count: 2 },
    ]);
  });

  it("show faces only where the log names them; the others fly face down", () => {
    const before = state({ hands: { a: 1, b: 2 }, deck: 10 });
    const after = state({ hands: { a: 2, b: 3 }, deck: 8 });
    const found = motionsBetween(before, after, [
      entry(0, { verb: "drew", fields: { count: 1 }, cards: ["tea"] }),
      entry(1, { verb: "drew", seat: "b", fields: { count: 1 } }),
    ]);
    expect(found).toMatchObject([
      { from: "deck", to: "hand:a", cards: ["tea"], count: 1 },
      { from: "deck", to: "hand:b", cards: [], count: 1 },
    ]);
  });

  it("know of a hidden card that went from hand to hand by the hands alone", () => {
    const before = state({ hands: { a: 2, b: 0 } });
    const after = state({ hands: { a: 1, b: 1 } });
    expect(motionsBetween(before, after, [entry(0)])).toMatchObject([
      { kind: "card", from: "hand:a", to: "hand:b", cards: [], count: 1 },
    ]);
  });

  it("let a card that is crafted and discarded fly once", () => {
    const before = state({ hands: { a: 1 } });
    const after = state({ hands: { a: 0 } });
    const found = motionsBetween(before, after, [
      entry(0, { verb: "crafted", cards: ["tea"] }),
      entry(1, { verb: "discarded", cards: ["tea"] }),
    ]);
    expect(found).toMatchObject([{ from: "hand:a", to: "discard", cards: ["tea"] }]);
  });

  it("turn over a token where another of its owner's takes its place", () => {
    const token = (piece: string): ViewPiece => ({ ...stack(1, piece), kind: "token" });
    const before = state({ places: { "1": [token("hidden"), stack(2)] } });
    const after = state({ places: { "1": [token("bomb"), stack(1)] } });
    const found = motionsBetween(before, after, []);
    expect(found).toMatchObject([
      { kind: "fall", piece: "warrior" },
      { kind: "flip", at: "1", was: { piece: "hidden" }, is: { piece: "bomb" } },
    ]);
    expect(withoutComing(after.view, schedule(found, 1)).places[0]?.pieces).toEqual([stack(1)]);
  });

  it("stop for a second where the catalogue says that everybody does", () => {
    const lines = [entry(0, { verb: "turmoil", seat: "a", text: "A falls into turmoil" })];
    const found = motionsBetween(state({}), state({}), lines, ["turmoil"]);
    expect(found).toEqual([{ kind: "moment", seat: "a", text: "A falls into turmoil" }]);
    expect(schedule(found, 1)).toMatchObject([{ start: 0, time: 1000 }]);
    expect(motionsBetween(state({}), state({}), lines)).toEqual([]);
  });

  it("throw the dice where the battle is", () => {
    const found = motionsBetween(state({}), state({}), [
      entry(0, { verb: "battled", places: ["5"] }),
      entry(1, { fields: { high: 3, low: 1 } }),
    ]);
    expect(found).toEqual([{ kind: "dice", at: "5", lines: 2, values: [3, 1] }]);
  });

  it("throw them where the battle is, too, that began before", () => {
    const fighting = state({});
    const during = { ...fighting, view: { ...fighting.view, battle: { place: "7" } } } as State;
    const rolled = [entry(0, { fields: { high: 2, low: 0 } })];
    expect(motionsBetween(during, fighting, rolled)).toMatchObject([{ kind: "dice", at: "7" }]);
  });

  it("let markers rise by what the seats have", () => {
    const found = motionsBetween(state({ scores: { a: 3 } }), state({ scores: { a: 5 } }), []);
    expect(found).toEqual([{ kind: "points", seat: "a", from: 3, to: 5 }]);
    expect(soundsOf(found)).toEqual(["point"]);
  });
});

describe("timing", () => {
  const travel: Motion = {
    ...{ kind: "travel", owner: "a", piece: "w", sort: "warrior", count: 1, from: "1", to: "2" },
  };
  const rise: Motion = { kind: "points", seat: "a", from: 0, to: 9 };

  it("lets several pieces set out one after the other within 700 milliseconds", () => {
    const all = schedule(Array<Motion>(12).fill(travel), 1);
    expect(all[1]?.start).toBeGreaterThan(0);
    expect(endOf(all)).toBeLessThanOrEqual(700);
  });

  it("tells points after what they are for, and no longer than 700 milliseconds", () => {
    expect(schedule([rise, travel], 1)).toMatchObject([
      { motion: travel, start: 0, time: 420 },
      { motion: rise, start: 420, time: 700 },
    ]);
  });

  it("is adjustable down to nothing", () => {
    expect(schedule([travel], tempoOf(0))).toEqual([]);
    expect(schedule([travel], tempoOf(1.8))[0]?.time).toBe(840);
    expect([0, 0.5, 1, 4].map(paceOf)).toEqual(["instant", "quick", "steady", "slow"]);
  });
});

describe("a scene", () => {
  const before = state({ places: { "1": [stack(2)], "2": [] } }, 1);
  const after = state({ places: { "1": [stack(1)], "2": [stack(1)] } }, 2);
  const fields = { owner: "a", piece: "warrior", count: 1, from: "1", place: "2" };
  const lines = [entry(0), entry(1, { verb: "moved", fields, places: ["2", "1"] })];
  const teller = (seconds: number, still = false): Teller =>
    new Teller({ seconds: () => seconds, still: () => still });

  it("begins when the lines of the log are there, and ends when somebody goes on", () => {
    const told = teller(0.9);
    told.follow(before, [], []);
    told.follow(after, [], []);
    expect(told.scene).toBeNull();
    told.follow(after, lines, []);
    expect(kinds(told.scene?.motions.map((each) => each.motion) ?? [])).toEqual(["travel"]);
    expect(told.drawn(after).view.places[1]?.pieces).toEqual([]);
    told.finish();
    expect([told.scene, told.drawn(after)]).toEqual([null, after]);
  });

  it("moves nothing for whoever wants nothing to move, and tells nothing at no pace", () => {
    const calm = teller(0.9, true);
    calm.play(before, after, lines, []);
    expect(calm.scene?.still).toBe(true);
    expect(calm.drawn(after)).toBe(after);
    calm.finish();
    const instant = teller(0);
    instant.play(before, after, lines, []);
    expect(instant.scene).toBeNull();
  });

  it("draws what has not arrived where it is not yet", () => {
    const motions = schedule(motionsBetween(before, after, lines), 1);
    expect(withoutComing(after.view, motions).places.map((each) => each.pieces)).toEqual([
      [stack(1)],
      [],
    ]);
  });
});

describe("the account of a battle", () => {
  it("adds up line by line, with what capped the dice and what was added", () => {
    const account = accountOf([
      entry(0, { verb: "battled", places: ["5"], fields: { defender: "b" } }),
      entry(1, {
        fields: {
          ...{ high: 3, low: 1, attacker_roll: 3, defender_roll: 1 },
          ...{ attacker_hits: 1, defender_hits: 1 },
        },
      }),
      entry(2, { verb: "capped_hits", fields: { hits: 1, rolled: 3, source: "there" } }),
      entry(3, { verb: "extra_hits", fields: { hits: 1, source: "bare" } }),
      entry(4, { verb: "ignored_hits", seat: "b", fields: { hits: 1, source: "armor" } }),
      entry(5, { fields: { attacker_hits: 1, defender_hits: 1 } }),
      entry(6, { verb: "removed", cause: 5, fields: { owner: "b", piece: "warrior", count: 1 } }),
    ]);
    expect(account?.place).toBe("5");
    expect(account?.sides[0].lines.map((line) => [line.kind, line.hits])).toEqual([
      ["rolled", 3],
      ["capped", 1],
      ["extra", 1],
      ["ignored", 1],
    ]);
    expect(account?.sides.map((side) => side.hits)).toEqual([1, 1]);
    expect(account?.sides[1].losses).toEqual({ warrior: 1 });
  });

  const side = (owner: string, extra: number): unknown => ({
    ...{ owner, odds: [], caps: [], ignores: [], die: 2, rolled: 2, hits: 2 + extra },
    ...{ extra: extra ? [{ source: "bare", title: "", law: "", hits: extra }] : [] },
    loses: { pieces: { warrior: 1 }, chooses: 0, points: 0 },
  });
  const asked = (extra: number): State =>
    ({
      view: { battle: { place: "5", sides: [side("a", extra), side("b", 0)] } },
      decision: { text: "Choose a hospital" },
    }) as unknown as State;
  const fought = [
    entry(0, { verb: "battled", places: ["5"], fields: { defender: "b" } }),
    entry(1, { fields: { high: 2, low: 2, attacker_roll: 2, defender_roll: 2 } }),
    entry(2, { fields: { attacker_hits: 2, defender_hits: 2 } }),
  ];

  it("stays as it was once the hits are known, whatever losses would add, and says what is open", () => {
    const lost = entry(3, { verb: "removed", cause: 2, fields: { owner: "b", piece: "warrior" } });
    const account = accountAt(asked(1), [...fought, lost]);
    expect(account?.sides[0].hits).toBe(2);
    expect(account?.sides[0].lines.map((line) => line.kind)).toEqual(["rolled"]);
    expect(account?.sides[1].losses).toEqual({ warrior: 1 });
    expect(account?.open).toBe("Choose a hospital");
  });

  it("is as the table tells it until then, and so is what it will cost", () => {
    expect(accountAt(asked(1), fought.slice(0, 2))?.sides[0].hits).toBe(3);
    expect(accountAt(asked(0), fought)?.sides[1].losses).toEqual({ warrior: 1 });
    expect(accountAt(asked(1), [])?.open).toBe("");
  });
});

describe("while the reader waited", () => {
  const phase = (index: number, turn: number, seat: string): Entry =>
    entry(index, { turn, seat, fields: { phase: "birdsong" } });
  const entries = [
    phase(0, 1, "a"),
    entry(1, { deed: 1, cards: ["tea"] }),
    phase(2, 2, "b"),
    entry(3, { turn: 2, seat: "b", deed: 2 }),
    entry(4, { turn: 2, seat: "b", deed: 3, revision: 9 }),
    phase(5, 3, "a"),
  ];
  const deeds = [
    deed(1, [0, 2], { places: ["1"] }),
    deed(2, [2, 4], { turn: 2, seat: "b" }),
    deed(3, [4, 5], {
      ...{ turn: 2, seat: "b", text: "Bees sting", from: ["1"], to: ["2"], places: ["2"] },
      ...{ losses: { a: { warrior: 2 } }, points: { b: 1, a: -1 }, against: ["a"] },
    }),
  ];

  it("says points once, beside a sentence that does not name them", () => {
    const scored = { id: "event-scored", args: { points: 1, score: 4 } };
    expect(namesPoints(deed(1, [0, 1], { points: { b: 1 }, messages: [scored] }))).toBe(true);
    expect(namesPoints(deed(1, [0, 1], { points: { b: 1 } }))).toBe(false);
  });

  it("only the others' deeds since the reader's last turn are told, without what nobody could see", () => {
    const story = recapOf(entries, deeds, "a", () => "Bees");
    expect(story.turns).toMatchObject([
      { turn: 2, seat: "b", points: 1, deeds: [{ n: 1, text: "sting", revision: 9 }] },
    ]);
    expect(story.losses).toEqual([{ n: 1, pieces: { warrior: 2 }, points: 1, places: ["2"] }]);
  });

  it("begins with the moment after the reader's last turn", () => {
    expect(recapOf(entries, deeds, "a", () => "Bees").since).toBe(1);
  });

  it("tells what the reader rules no more, and who rules there now", () => {
    const ruled = (rulers: Record<string, string | null>): View =>
      ({
        places: Object.entries(rulers).map(([id, ruler]) => ({ id, ruler, pieces: [] })),
      }) as unknown as View;
    const before = ruled({ "1": "a", "2": "a", "3": "a", "4": "b", "5": "a" });
    const after = ruled({ "1": "a", "2": "b", "3": null, "4": "a" });
    expect(ruleLost(before, after, "a")).toEqual([
      { place: "2", ruler: "b" },
      { place: "3", ruler: null },
    ]);
    expect(ruleLost(before, after, null)).toEqual([]);
  });

  it("stands on the map by numbers: an arrow for what moved", () => {
    const all = recapOf(entries, deeds, "a", () => "Bees").turns.flatMap((turn) => turn.deeds);
    expect(marksOf(all)).toEqual([{ n: 1, seat: "b", from: "1", places: ["2"] }]);
    expect(discSpots(3, 100)[1]?.map(Math.round)).toEqual([0, 100]);
  });

  it("is nothing for whoever only looks on", () => {
    expect(recapOf(entries, deeds, null, () => "").turns).toEqual([]);
    expect(withoutName("Bees sting", "Wasps")).toBe("Bees sting");
  });
});

describe("the log", () => {
  it("nests what followed in its deed, with phases between", () => {
    const lines = linesOf(
      [
        entry(0, { fields: { phase: "daylight" } }),
        entry(1, { deed: 2, cards: ["tea"] }),
        entry(2, { deed: 2 }),
        entry(3, { deed: 3 }),
      ],
      [deed(2, [0, 3], { consequences: [consequence("pays", 2)] }), deed(3, [3, 4])],
    );
    expect(lines.map((line) => [line.text, line.follows.length])).toEqual([
      ["e0", 0],
      ["d2", 1],
      ["d3", 0],
    ]);
    expect([lines[1]?.cards, lines[1]?.last]).toEqual([["tea"], 2]);
  });

  it("stays a list of entries where nobody knows of deeds", () => {
    expect(linesOf([entry(0), entry(1)], []).map((line) => line.text)).toEqual(["e0", "e1"]);
  });

  it("sets the names of cards apart", () => {
    expect(partsOf("Bees craft Root Tea now", [{ id: "tea", title: "Root Tea" }])).toEqual([
      { text: "Bees craft ", card: null },
      { text: "Root Tea", card: "tea" },
      { text: " now", card: null },
    ]);
  });
});

describe("a sentence", () => {
  it("says by its arguments which cards it is about, in lists and sentences within it, too", () => {
    const inner = { id: "event-drew", args: { cards: ["card:tea", "card:sword"] } };
    const message = { id: "x", args: { card: "card:tea", seat: "faction:a", what: inner, n: 3 } };
    expect(cardsIn(message)).toEqual(["tea", "sword"]);
    expect(cardsIn(null)).toEqual([]);
  });
});
