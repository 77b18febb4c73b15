import { describe, expect, it } from "vitest";
import { battle, expecting } from "../../testing/api";
import { notes, type Writing } from "./ahead";

const w: Writing = {
  faction: (id) => id.toUpperCase(),
  piece: (_, piece) => piece,
  card: (id) => id,
};

describe("what an option brings", () => {
  it("tells points, rulers, pieces and cards in signs and names", () => {
    const outcome = {
      certain: true,
      points: { cats: 2 },
      rulers: [{ place: "5", before: "cats", after: null }],
      totals: { cats: { wood: -2, sawmill: 1 } },
      spent: ["anvil"],
    };
    expect(notes(outcome, w)).toEqual(["★ +2 CATS", "⚑ 5: –", "−2 wood", "+1 sawmill", "− anvil"]);
  });

  it("counts cards of a name", () => {
    expect(notes({ certain: true, spent: ["anvil", "bow", "anvil"] }, w)).toEqual([
      "− anvil × 2",
      "− bow",
    ]);
  });

  it("gives the hits that both sides of each battle should deal", () => {
    const side = (owner: string, hits: number) => expecting(owner, [0.25, 0.75], hits);
    const one = battle("5", [side("cats", 0.75), side("birds", 1.9)]);
    expect(notes({ certain: true, battle: one }, w)).toEqual(["⚔ BIRDS 1.9 : 0.8"]);
    expect(notes({ certain: true, battles: [one, one] }, w)).toHaveLength(2);
  });

  it("says nothing where nothing is certain", () => {
    expect(notes({ certain: false }, w)).toEqual([]);
  });
});
