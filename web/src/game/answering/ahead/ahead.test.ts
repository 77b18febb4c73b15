import { describe, expect, it } from "vitest";
import { battle, expecting } from "../../../testing/api";
import { notes, notesBeside, type Writing } from "./ahead";

const w: Writing = {
  faction: (id) => id.toUpperCase(),
  piece: (_, piece) => piece,
  card: (id) => id,
  nobody: "nobody",
};

const all = (...texts: string[]) => texts.map((text) => ({ text, label: text }));

describe("what an option brings", () => {
  it("tells points, rulers, pieces and cards in signs and names", () => {
    const outcome = {
      certain: true,
      points: { cats: 2 },
      rulers: [{ place: "5", before: "cats", after: null }],
      totals: { cats: { wood: -2, sawmill: 1 } },
      spent: ["anvil"],
    };
    expect(notes(outcome, w)).toEqual([
      "★ +2 CATS",
      "⚑ 5: nobody",
      "−2 wood",
      "+1 sawmill",
      "− anvil",
    ]);
  });

  it("counts cards of a name", () => {
    expect(notes({ certain: true, spent: ["anvil", "bow", "anvil"] }, w)).toEqual([
      "− anvil × 2",
      "− bow",
    ]);
  });

  it("names no card again that the answer names", () => {
    const outcome = { certain: true, totals: { cats: { cat: 1 } }, spent: ["anvil"] };
    expect(notes(outcome, w, "Spend anvil to save them")).toEqual(["+1 cat"]);
    const [one, two] = [
      { text: "one", label: "Spend anvil" },
      { text: "two", label: "Pass" },
    ];
    expect(notesBeside([one, two], { one: outcome, two: outcome }, w)).toEqual({
      one: "+1 cat",
      two: "+1 cat · − anvil",
    });
  });

  it("gives the hits that both sides of each battle should deal", () => {
    const side = (owner: string, hits: number) => expecting(owner, [0.25, 0.75], hits);
    const one = battle("5", [side("cats", 0.75), side("birds", 1.9)]);
    expect(notes({ certain: true, battle: one }, w)).toEqual(["⚔ BIRDS 1.9 : 0.8"]);
    expect(notes({ certain: true, battles: [one, one] }, w)).toHaveLength(2);
  });

  it("names nobody where the points are the reader's", () => {
    expect(notes({ certain: true, points: { cats: 2 } }, { ...w, me: "cats" })).toEqual(["★ +2"]);
  });

  it("stands beside all answers of a short list, or beside none", () => {
    const one = { certain: true, points: { cats: 1 }, totals: { cats: { wood: -1 } } };
    const two = { certain: true, points: { cats: 2 } };
    const me = { ...w, me: "cats" };
    expect(notesBeside(all("a", "b"), { a: one, b: two }, me)).toEqual({
      ...{ a: "★ +1 · −1 wood", b: "★ +2" },
    });
    expect(notesBeside(all("a", "b"), { a: one }, me)).toEqual({});
    expect(notesBeside(all("a"), { a: one }, me)).toEqual({});
    const many = [..."abcdefg"];
    expect(notesBeside(all(...many), Object.fromEntries(many.map((id) => [id, two])), me)).toEqual(
      {},
    );
    const much = { ...one, spent: ["anvil", "bow"] };
    expect(notesBeside(all("a", "b"), { a: much, b: two }, me)).toEqual({});
  });

  it("says nothing where nothing is certain", () => {
    expect(notes({ certain: false }, w)).toEqual([]);
  });
});
