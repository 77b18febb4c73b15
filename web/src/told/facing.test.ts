import { describe, expect, it } from "vitest";
import { roomBeside } from "./facing";

const PAGE = { width: 1000, height: 700 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const SIZE = { width: 300, height: 320 };

describe("what is shown large", () => {
  it("stands below, or above where there is no room below", () => {
    expect(roomBeside(box(100, 50, 80, 40), SIZE, PAGE)).toEqual({ left: 100, top: 98 });
    expect(roomBeside(box(100, 600, 80, 40), SIZE, PAGE)).toEqual({ left: 100, top: 272 });
  });

  it("stands beside what is in the middle of a low page", () => {
    const low = { width: 1000, height: 400 };
    expect(roomBeside(box(100, 180, 80, 40), SIZE, low)).toEqual({ left: 188, top: 72 });
    expect(roomBeside(box(850, 180, 80, 40), SIZE, low)).toEqual({ left: 542, top: 72 });
  });

  it("lies over no answer, if it can", () => {
    const panel = box(400, 100, 500, 200);
    expect(roomBeside(box(700, 150, 80, 40), SIZE, PAGE, panel)).toEqual({ left: 692, top: 308 });
    expect(roomBeside(box(410, 150, 80, 40), SIZE, PAGE, panel)).toEqual({ left: 410, top: 308 });
    const low = { width: 1000, height: 400 };
    expect(roomBeside(box(700, 150, 80, 40), SIZE, low, panel)).toEqual({ left: 92, top: 72 });
  });

  it("never leaves the page", () => {
    expect(roomBeside(box(950, 50, 40, 40), SIZE, PAGE).left).toBe(692);
    const small = { width: 320, height: 340 };
    expect(roomBeside(box(100, 300, 80, 40), SIZE, small)).toEqual({ left: 12, top: 8 });
  });
});
