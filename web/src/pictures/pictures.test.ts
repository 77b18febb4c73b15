import { describe, expect, it } from "vitest";
import { credits } from "./credits";
import emblems from "./emblems.generated.json";
import icons from "./icons.generated.json";
import authors from "./icon-authors.json";
import items from "./items.json";
import {
  drawing,
  faceNames,
  factionLook,
  itemPicture,
  pieceLook,
  suitLook,
  wordPicture,
} from "./index";
import kinds from "./kinds.json";
import landmarks from "./landmarks.json";
import { landscape, SCENES } from "./landscape";
import { learnLooks } from "./learned.svelte";
import suits from "./suits.json";
import verbs from "./verbs.json";

/** The WCAG contrast of two colours written as #rrggbb. */
function contrast(a: string, b: string): number {
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  };
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

describe("pictures", () => {
  it("are there for every name in the data", () => {
    const named = [
      ...Object.values(items),
      ...Object.values(landmarks),
      ...Object.values(verbs),
      ...Object.values(suits).map((suit) => suit.picture),
    ];
    expect(named.filter((name) => !drawing(name))).toEqual([]);
  });

  it.each(Object.entries(suits))("%s is readable on its colour", (_, row) => {
    expect(contrast(row.color, row.ink)).toBeGreaterThanOrEqual(4.5);
  });

  it("are those that the catalogue gives a faction", () => {
    const strokes = [{ tone: "shape" as const, d: "M1 1L9 9Z" }];
    const look = {
      color: "#123456",
      ink: "#ffffff",
      letter: "",
      head: { name: "cat", size: 48, strokes: [] },
      body: "M24 27Z",
      pieces: {
        den: { picture: { name: "", size: 48, strokes }, suit: "fox" },
        nest: { picture: { name: "nest-eggs", size: 48, strokes: [] }, suit: null },
      },
    };
    const pieces = [{ id: "den", title: "den", kind: "building", count: 1 }];
    learnLooks([{ id: "somebody_new", title: "New", fan: null, pieces, look }]);
    expect(factionLook("somebody_new").color).toBe("#123456");
    expect(factionLook("somebody_new").head).toEqual(drawing("cat"));
    expect(factionLook("somebody_new").body).toBe("M24 27Z");
    expect(pieceLook("somebody_new", "den").picture?.strokes).toEqual(strokes);
    expect(pieceLook("somebody_new", "den").suit).toBe("fox");
    expect(pieceLook("somebody_new", "nest").picture).toEqual(drawing("nest-eggs"));
  });

  it("name whoever drew them", () => {
    const named = [...Object.keys(icons), ...Object.keys(emblems)].sort();
    expect(Object.keys(authors).sort()).toEqual(named);
    expect(credits.flatMap((credit) => credit.pictures).sort()).toEqual(named);
  });

  it("stand on every card, also on those of strangers", () => {
    const there = (name: string): boolean => !!drawing(name) || name in emblems;
    expect(Object.values(kinds).filter((name) => !there(name))).toEqual([]);
    const strange = { picture: "no-such-picture", item: "sword", kind: "item", suit: "fox" };
    expect(faceNames(strange)).toEqual(["no-such-picture", "broadsword", "knapsack", "fox"]);
    const bare = faceNames({ kind: "riddle", suit: "tulip" });
    expect(bare.filter(there).length).toBeGreaterThan(0);
  });

  it.each(SCENES)("of the %s are the same for a seed and another for the next", (scene) => {
    expect(landscape(5, scene)).toEqual(landscape(5, scene));
    expect(landscape(5, scene)).not.toEqual(landscape(6, scene));
    for (const ridge of landscape(5, scene).ridges) expect(ridge.d).not.toContain("NaN");
  });

  it("fall back to a colour and a shape of their own", () => {
    expect(factionLook("nobody_knows").color).not.toBe(factionLook("somebody_else").color);
    expect(factionLook("nobody_knows").head.strokes.length).toBeGreaterThan(0);
    expect(suitLook("tulip").mark.strokes.length).toBeGreaterThan(0);
    expect(pieceLook("nobody_knows", "gizmo")).toEqual({ picture: null, suit: null });
    expect(itemPicture("gizmo")).toBeNull();
    expect(wordPicture("vp")).not.toBeNull();
  });
});
