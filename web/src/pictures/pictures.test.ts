import { describe, expect, it } from "vitest";
import { credits } from "./credits";
import factions from "./factions.json";
import { heads } from "./heads";
import icons from "./icons.generated.json";
import authors from "./icon-authors.json";
import items from "./items.json";
import { drawing, factionLook, itemPicture, pieceLook, suitLook, wordPicture } from "./index";
import landmarks from "./landmarks.json";
import { bodies } from "./shapes";
import suits from "./suits.json";

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
    const pieces = Object.values(factions).flatMap((faction) => Object.values(faction.pieces));
    const named = [
      ...Object.values(items),
      ...Object.values(landmarks),
      ...Object.values(suits).map((suit) => suit.picture),
      ...pieces.map((piece) => (typeof piece === "string" ? piece : piece.picture)),
    ];
    expect(named.filter((name) => !drawing(name))).toEqual([]);
  });

  it("have heads and bodies for every faction, each its own head", () => {
    const rows = Object.values(factions);
    expect(rows.filter((row) => !heads[row.head] || !bodies[row.body])).toEqual([]);
    expect(new Set(rows.map((row) => row.head)).size).toBe(rows.length);
  });

  it.each(Object.entries({ ...factions, ...suits }))("%s is readable on its colour", (_, row) => {
    expect(contrast(row.color, row.ink)).toBeGreaterThanOrEqual(4.5);
  });

  it("tell factions apart by colour too", () => {
    const colours = Object.values(factions).map((row) => row.color);
    expect(new Set(colours).size).toBe(colours.length);
  });

  it("name whoever drew them", () => {
    expect(Object.keys(authors).sort()).toEqual(Object.keys(icons).sort());
    expect(credits.flatMap((credit) => credit.pictures)).toHaveLength(Object.keys(icons).length);
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
