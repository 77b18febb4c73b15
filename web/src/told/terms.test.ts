import { describe, expect, it } from "vitest";
import { termsOf, worded } from "./terms";

const section = (id: string, title: string) => ({ id, title, text: "" });

describe("words that the Law explains", () => {
  const terms = termsOf(
    [
      section("7", "Eyrie"),
      section("7.2", "Turmoil"),
      section("7.3", "Roost"),
      section("8.1", "Mob"),
    ],
    "7",
  );

  it("are the titles of the chapter's sections, the longest first", () => {
    expect(terms.map(({ word, law }) => [word, law])).toEqual([
      ["Turmoil", "7.2"],
      ["Roost", "7.3"],
    ]);
    expect(termsOf([section("7.2", "Turmoil")], "")).toEqual([]);
  });

  it("are also the parts of a board, and after them the words of the Law", () => {
    const all = [section("G.1", "Warrior"), section("7.2", "Turmoil")];
    const found = termsOf(all, "7", [{ word: "decree", law: "7.4" }]);
    expect(found.map((each) => each.word)).toEqual(["Turmoil", "decree", "Warrior"]);
  });

  it("are found once, however they are written, with their endings", () => {
    expect(worded("Spread roosts: a roost keeps turmoil away.", terms)).toEqual([
      { text: "Spread ", law: "" },
      { text: "roosts", law: "7.3" },
      { text: ": a roost keeps ", law: "" },
      { text: "turmoil", law: "7.2" },
      { text: " away.", law: "" },
    ]);
  });

  it("are whole words", () => {
    const text = "Roosterhood and unroost.";
    expect(worded(text, terms)).toEqual([{ text, law: "" }]);
  });
});
