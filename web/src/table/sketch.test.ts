import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { dot, own } from "../pictures/drawing";
import Sketch from "./Sketch.svelte";

const [GROUND, INK] = ["#123456", "#ffffff"];
const LINE = "M2 4H46";

/** What a drawing is on a ground that has the colour of its details. */
const drawn = (drawing: ReturnType<typeof own>): string =>
  render(Sketch, { props: { drawing, size: 48, shape: INK, detail: GROUND } }).body;

describe("a drawing made of lines", () => {
  it("is seen beside its shape, where the ground has the colour of the lines", () => {
    const art = drawn(own(dot(24, 30, 9), "", LINE));
    expect(art).toMatch(new RegExp(`<path d="${LINE}" fill="none" stroke="${INK}"`));
    const inside = new RegExp(`<path d="${LINE}" fill="none" stroke="${GROUND}"[^>]*clip-path`);
    expect(art).toMatch(inside);
    expect(art.match(/<clipPath[^>]*>(.*?)<\/clipPath>/s)?.[1]).toContain(dot(24, 30, 9));
  });

  it("is seen where there is no shape at all", () => {
    const art = drawn({ size: 48, strokes: [{ tone: "line", d: LINE }] });
    expect(art).toContain(`stroke="${INK}"`);
  });

  it("needs no clip without lines", () => {
    expect(drawn(own(dot(24, 30, 9)))).not.toContain("clipPath");
  });
});
