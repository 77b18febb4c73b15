import { describe, expect, it } from "vitest";
import {
  entry,
  piecesAt,
  piles,
  plains,
  withCard,
  withEntry,
  withMoved,
  withPieces,
  withTurn,
} from "./editing";

const position = {
  turn: "cats",
  phase: "daylight",
  procedures: [{ is: "Play" }],
  clearings: { "5": { cats: ["3 warrior", "1 sawmill"], birds: "2 warrior, roost" } },
  deck_top: ["ambush_fox", "sword"],
  discard: [],
  cats: { hand: ["sword"], crafted: [], score: 4, plan: { lead: ["sword"], kept: 1 }, bold: true },
};
const [five, six] = ["5", "6"].map((place) => ({ section: "clearings", place })) as [
  { section: string; place: string },
  { section: string; place: string },
];
const isCard = (id: string): boolean => ["ambush_fox", "sword"].includes(id);

describe("entries of a position", () => {
  it("are changed on a copy, and taken out with what is empty around them", () => {
    const changed = withEntry(position, ["cats", "plan", "kept"], 2);
    expect(entry(changed, ["cats", "plan", "kept"])).toBe(2);
    expect(entry(position, ["cats", "plan", "kept"])).toBe(1);
    const bare = withEntry(
      { clearings: { "5": { cats: ["1 warrior"] } } },
      ["clearings", "5", "cats"],
      undefined,
    );
    expect(bare).toEqual({ clearings: {} });
  });

  it("that hold one thing are listed", () => {
    expect(plains(position, "cats").map(({ path }) => path.join("."))).toEqual([
      "cats.score",
      "cats.plan.kept",
      "cats.bold",
    ]);
  });

  it("of what was being done are gone in another turn", () => {
    const next = withTurn(position, { turn: "birds" });
    expect(next).not.toHaveProperty("procedures");
    expect(next.turn).toBe("birds");
  });
});

describe("pieces of a position", () => {
  it("are counted however they are written", () => {
    expect([...piecesAt(position, five, "birds")]).toEqual([
      ["warrior", 2],
      ["roost", 1],
    ]);
  });

  it("come, go and move", () => {
    const more = withPieces(position, six, "birds", "warrior", 1);
    expect(entry(more, ["clearings", "6"])).toEqual({ birds: ["1 warrior"] });
    const moved = withMoved(position, five, six, "cats", "sawmill");
    expect(entry(moved, ["clearings"])).toMatchObject({
      "5": { cats: ["3 warrior"] },
      "6": { cats: ["1 sawmill"] },
    });
    expect(withMoved(position, six, five, "cats", "warrior")).toBe(position);
  });
});

describe("cards of a position", () => {
  it("lie in piles, wherever a board has them", () => {
    expect(piles(position, isCard).map(({ path }) => path.join("."))).toEqual([
      "deck_top",
      "discard",
      "cats.hand",
      "cats.plan.lead",
    ]);
  });

  it("go from one pile onto another, onto the deck to be drawn next", () => {
    const drawn = withCard(position, "sword", ["cats", "hand"], ["deck_top"]);
    expect(drawn.deck_top).toEqual(["sword", "ambush_fox", "sword"]);
    expect(entry(drawn, ["cats", "hand"])).toEqual([]);
    expect(withCard(drawn, "sword", ["deck_top"], ["deck_top"]).deck_top).toEqual([
      "sword",
      "ambush_fox",
      "sword",
    ]);
  });
});
