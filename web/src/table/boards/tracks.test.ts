import { describe, expect, it } from "vitest";
import type { BoardPart, BoardPortrait, Catalogue } from "../../api/types";
import {
  byRank,
  costAndGain,
  isChart,
  keysOf,
  kindOf,
  pieceOfTrack,
  portraitsOf,
  runs,
  spaceTokens,
  wordOf,
} from "./tracks";

const piece = (id: string, kind: string) => ({ id, title: id, kind, count: 1 });
const ALL = {
  suits: [],
  factions: [
    {
      id: "badgers",
      title: "Badgers",
      pieces: [piece("warrior", "warrior"), piece("den", "building"), piece("open_den", "token")],
    },
  ],
} as unknown as Catalogue;

describe("a track", () => {
  it("shows the piece that it is named after, or one of its sides", () => {
    expect(pieceOfTrack("den", "badgers", ALL)?.id).toBe("den");
    expect(pieceOfTrack("open", "badgers", ALL)?.id).toBe("open_den");
    expect(pieceOfTrack("crown", "badgers", ALL)).toBeNull();
  });
});

describe("a part in a strip", () => {
  it("is drawn by its id, the last word of it, or what there are several of", () => {
    expect(wordOf("order", "badgers", ALL)).toBe("order");
    expect(wordOf("price_cards", "badgers", ALL)).toBe("cards");
    expect(wordOf("relics_den", "badgers", ALL)).toBe("den");
    expect(wordOf("dens", "badgers", ALL)).toBe("den");
    expect(wordOf("traits", "badgers", ALL)).toBeUndefined();
  });
});

describe("a space", () => {
  const space = (label: string, points = 0) => ({
    ...{ label, points, filled: true, placed: false, cost: {}, bonus: {} },
    ...{ next: false, affordable: null },
  });

  it("is drawn from its data in every language, also where it gives no points", () => {
    const tokens = (...of: Parameters<typeof space>) => spaceTokens(space(...of), () => true);
    expect(tokens("2 Punkte", 2)).toEqual([{ text: "2", word: "vp" }]);
    expect(tokens("0 Punkte")).toEqual([{ text: "0", word: "vp" }]);
    expect(tokens("–")).toEqual([{ text: "", word: "–" }]);
  });
});

describe("a piece on a board", () => {
  it("looks as it does on the map", () => {
    expect(kindOf("badgers", "warrior", ALL)).toBe("warrior");
    expect(kindOf("badgers", "den", ALL)).toBe("building");
    expect(kindOf("nobody", "gizmo", ALL)).toBe("token");
  });
});

const part = (kind: string, id: string, more: Partial<BoardPart> = {}): BoardPart => ({
  ...{ kind, id, title: id, law: "" },
  ...more,
});
const portrait = (id: string, rank = ""): BoardPortrait => ({
  ...{ id, rank, state: "open", items: [] },
});

describe("cards of a faction's own", () => {
  it("stand rank by rank, those without ranks together", () => {
    const rank = (id: string) => ({
      ...{ id, title: id, cost: { card: 2 }, points: 1, left: 1, spaces: 3 },
    });
    const all = [portrait("a", "squire"), portrait("b", "lord"), portrait("c", "squire")];
    const found = byRank(all, [rank("lord"), rank("squire")]);
    expect(found.map(({ portraits }) => portraits.map((each) => each.id))).toEqual([
      ["b"],
      ["a", "c"],
    ]);
    expect(byRank(all)).toEqual([{ rank: null, portraits: all }]);
    expect(costAndGain(rank("lord"))).toEqual({ card: 2, vp: 1 });
  });

  it("are also the words of a choice whose kind is known", () => {
    const told = { value: "bold", among: ["bold", "shy", "gone"], spent: ["gone"] };
    const mood = part("choice", "mood", { ...told, of: "mood" });
    const states = portraitsOf(mood).map((each) => [each.id, each.state]);
    expect(states).toEqual([
      ["bold", "chosen"],
      ["shy", "open"],
      ["gone", "spent"],
    ]);
    expect(keysOf("badgers", mood)).toContain("mood:shy");
    expect(portraitsOf(part("choice", "suit", told))).toEqual([]);
  });
});

describe("choices of one group among the same words", () => {
  const priced = (id: string) =>
    part("choice", id, { group: "prices", among: ["1", "2"], value: "1" });

  it("are one chart", () => {
    const found = runs([part("choice", "mood", { among: ["x"] }), priced("a"), priced("b")]);
    expect(found.map((run) => run.length)).toEqual([1, 2]);
    expect(found.map(isChart)).toEqual([false, true]);
  });

  it("say in each space what it costs and gives", () => {
    const space = { label: "", filled: false, placed: true, next: false, affordable: null };
    expect(costAndGain({ ...space, cost: { card: 2 }, points: 1, bonus: {} })).toEqual({
      ...{ card: 2, vp: 1 },
    });
  });
});
