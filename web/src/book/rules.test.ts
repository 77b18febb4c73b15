import { describe, expect, it } from "vitest";
import {
  pathOf,
  sectionAt,
  chapterOf,
  chapters,
  factionOfChapter,
  found,
  leaves,
  marked,
} from "./rules";

const told = (id: string, title = `title of ${id}`, text = `What ${id} says.`) => ({
  id,
  title,
  text,
});
const ALL = [
  told("4", "Key actions"),
  told("4.1", "Craft", "Use pieces to craft a card."),
  told("4.3", "Battle", "Fight somebody in a clearing."),
  told("4.3.1", "Ambush", "A card before the roll of a battle."),
  told("9.2.9.II"),
  told("A", "Advanced setup"),
  told("A.1", "Map"),
  told("acme:B", "Badgers"),
  told("acme:B.2", "Digging"),
];
const ids = (all: { id: string }[]): string[] => all.map((each) => each.id);

describe("the book of rules", () => {
  it("has chapters, those of packages too", () => {
    expect(ids(chapters(ALL))).toEqual(["4", "A", "acme:B"]);
  });

  it("opens at the chapter of what is cited, and at the first one otherwise", () => {
    expect(chapterOf(ALL, "4.3.1")?.id).toBe("4");
    expect(chapterOf(ALL, "4.3.1.IVb")?.id).toBe("4");
    expect(chapterOf(ALL, "acme:B.2")?.id).toBe("acme:B");
    expect(chapterOf(ALL, "")?.id).toBe("4");
    expect(chapterOf(ALL, "77")?.id).toBe("4");
  });

  it("tells a chapter part by part", () => {
    const shown = leaves(ALL, ALL[0]!).map((each) => [each.section.id, each.depth]);
    expect(shown).toEqual([
      ["4", 0],
      ["4.1", 1],
      ["4.3", 1],
      ["4.3.1", 2],
    ]);
  });

  it("is searched by number, title and text, all words together", () => {
    expect(ids(found(ALL, "§4.3.1"))).toEqual(["4.3.1"]);
    expect(ids(found(ALL, "battle"))).toEqual(["4.3", "4.3.1"]);
    expect(ids(found(ALL, "card BATTLE"))).toEqual(["4.3.1"]);
    expect(found(ALL, "  ")).toEqual([]);
    expect(found(ALL, "battle (")).toEqual([]);
  });

  it("has an address for each section, which is none of a file", () => {
    expect(pathOf("9.2.9.II")).toBe("/rules/9-2-9-II");
    for (const id of ["4", "9.2.9.II", "acme:B.2"])
      expect(sectionAt(decodeURIComponent(pathOf(id).slice("/rules/".length)))).toBe(id);
  });

  it("marks what was sought", () => {
    expect(marked("A card before the roll", "CARD roll")).toEqual([
      { text: "A ", hit: false },
      { text: "card", hit: true },
      { text: " before the ", hit: false },
      { text: "roll", hit: true },
    ]);
    expect(marked("Nothing", "")).toEqual([{ text: "Nothing", hit: false }]);
  });

  it("knows whose chapter it is", () => {
    const about = [{ kind: "faction", id: "badgers", title: "B", short: "", text: "", law: "B" }];
    const all = { about: about.map((each) => ({ ...each, groups: [] })) } as never;
    expect(factionOfChapter(all, "acme:B")?.id).toBe("badgers");
    expect(factionOfChapter(all, "4")).toBeUndefined();
  });
});
