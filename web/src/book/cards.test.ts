import { describe, expect, it } from "vitest";
import type { Catalogue } from "../api/types";
import { everyCard, JOINING, NOTHING_WANTED, wantedOf } from "./cards";

const card = (id: string, title: string, suit: string, kind: string, text = "") => ({
  id,
  title,
  suit,
  kind,
  text,
  cost: {},
  any_cost: 0,
  item: null,
  points: 0,
});
const told = (kind: string, id: string, title: string, text: string) => ({
  kind,
  id,
  title,
  text,
  short: "",
  law: "1",
  groups: [],
});
const ALL = {
  cards: [
    card("lens", "Lens", "fox", "persistent", "See better."),
    card("saw", "Saw", "mouse", "item", "Cut a lens."),
    card("toad", "Toad", "frog", "immediate", "Jump."),
  ],
  decks: [{ id: "first", title: "First", cards: { lens: 2, saw: 1 } }],
  quests: [{ id: 4, name: "errand_fox", title: "Errand", suit: "fox", items: ["tea", "boot"] }],
  about: [
    told("landmark", "forge", "Forge", "Make a saw."),
    told("hireling", "band", "Band", "Play."),
    told("faction", "cats", "Cats", "Meow."),
  ],
} as unknown as Catalogue;
const all = everyCard(ALL);
const ids = (wanted: object): string[] =>
  wantedOf(all, { ...NOTHING_WANTED, ...wanted }).map((each) => each.id);

describe("all cards", () => {
  it("are those of decks, quests, landmarks and hirelings", () => {
    expect(ids({})).toEqual(["lens", "saw", "toad", "errand_fox", "forge", "band"]);
    expect(all[0]?.decks).toEqual({ first: 2 });
  });

  it("are filtered by sort, deck, suit and kind, together", () => {
    expect(ids({ sort: "quest" })).toEqual(["errand_fox"]);
    expect(ids({ deck: "first" })).toEqual(["lens", "saw"]);
    expect(ids({ deck: JOINING })).toEqual(["toad"]);
    expect(ids({ suit: "fox" })).toEqual(["lens", "errand_fox"]);
    expect(ids({ suit: "fox", deck: "first" })).toEqual(["lens"]);
    expect(ids({ kind: "item" })).toEqual(["saw"]);
  });

  it("are searched, those called so first", () => {
    expect(ids({ words: "lens" })).toEqual(["lens", "saw"]);
    expect(ids({ words: "saw" })).toEqual(["saw", "forge"]);
    expect(ids({ words: "tea boot" })).toEqual(["errand_fox"]);
    expect(ids({ words: "lens", kind: "item" })).toEqual(["saw"]);
  });
});
