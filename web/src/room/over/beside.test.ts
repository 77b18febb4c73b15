import { describe, expect, it } from "vitest";
import { beside, cornered, overlap } from "./beside";

const BOX = { width: 300, height: 200 };
const FRAME = { left: 0, top: 0, width: 800, height: 800 };
const rect = (left: number, top: number, width = 100, height = 100) => ({
  left,
  top,
  width,
  height,
});

describe("a box in a corner", () => {
  it("takes the corner that is wanted, or another that is free", () => {
    const wanted = { left: true, low: false };
    expect(cornered(BOX, FRAME, wanted, [])).toMatchObject({ left: 14, top: 14, clear: true });
    const spot = cornered(BOX, FRAME, wanted, [rect(200, 100)]);
    expect(spot).toMatchObject({ left: 486, top: 14, clear: true });
    expect(cornered(BOX, FRAME, wanted, [rect(0, 0, 800, 800)]).clear).toBe(false);
  });
});

describe("a box that points at something on the map", () => {
  it("stands beside it, on the side with room", () => {
    expect(beside(BOX, FRAME, rect(200, 300), [])).toMatchObject({ side: "left", left: 314 });
    expect(beside(BOX, FRAME, rect(650, 300), [])).toMatchObject({ side: "right", left: 336 });
  });

  it("keeps free what matters", () => {
    const matters = [rect(340, 300), rect(20, 300)];
    const spot = beside(BOX, FRAME, rect(200, 300), matters);
    const there = { ...spot, ...BOX };
    expect(matters.reduce((sum, each) => sum + overlap(there, each), 0)).toBe(0);
    expect(overlap(there, rect(200, 300))).toBe(0);
  });

  it("stands at the edge nearest to a thing outside, and points there", () => {
    const spot = beside(BOX, FRAME, rect(900, 250, 120, 50), []);
    expect(spot).toMatchObject({ side: "right", left: 800 - 300 - 8 });
    expect(spot.top + spot.along).toBe(275);
  });

  it("lies over no panel, as long as there is room anywhere", () => {
    const panels = [rect(310, 0, 490, 520), rect(0, 420, 200, 380)];
    const spot = beside(BOX, FRAME, rect(200, 300), [], panels);
    expect(spot.clear).toBe(true);
    const kept = [...panels, rect(200, 300)];
    expect(kept.map((each) => overlap({ ...spot, ...BOX }, each))).toEqual([0, 0, 0]);
  });

  it("says where there is no room", () => {
    const spot = beside(BOX, FRAME, rect(200, 300), [], [rect(0, 0, 800, 700)]);
    expect(spot.clear).toBe(false);
    expect(spot.left).toBeGreaterThanOrEqual(0);
  });

  it("stays in the map, and without a thing to point at stands in its middle", () => {
    const low = beside(BOX, FRAME, rect(200, 760), []);
    expect(low.top + BOX.height).toBeLessThanOrEqual(FRAME.height);
    expect(beside(BOX, FRAME, null, [])).toMatchObject({ side: "", left: 250, top: 300 });
    expect(beside(BOX, FRAME, null, [rect(350, 350)])).toMatchObject({ left: 492, top: 592 });
  });
});
