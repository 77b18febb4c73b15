import { describe, expect, it } from "vitest";
import { breadth, divisible, longest } from "./letters";

describe("the longest word", () => {
  it("counts in letters, unless it is very long", () => {
    expect(longest("")).toBe(0);
    expect(longest("Take it-back")).toBe(4);
    expect(longest("Donaudampfschifffahrt")).toBe(14);
  });

  it("is as broad as its letters, some of which are broader", () => {
    expect(breadth("Bake Sale")).toBeCloseTo(4 * 0.52 + 0.15);
    expect(breadth("Swamp")).toBeGreaterThan(breadth("Stall"));
    expect(breadth("Better Burrow Bank")).toBe(breadth("Burrow"));
  });

  it("is divided where it is made of several", () => {
    expect(divisible("Zwei Rekrutierungsstellen")).toBe("Zwei Rekrutierungs\u00adstellen");
    expect(divisible("Koalitionspartner")).toBe("Koalitions\u00adpartner");
    expect(divisible("Companions of the Lost City")).toBe("Companions of the Lost City");
  });
});
