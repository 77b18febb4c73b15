import { describe, expect, it } from "vitest";
import { isMore } from "./below";

describe("a box that scrolls", () => {
  it("goes on below until its last line is seen", () => {
    const box = { scrollHeight: 200, clientHeight: 100, scrollTop: 0 };
    expect(isMore(box)).toBe(true);
    expect(isMore({ ...box, scrollTop: 95 })).toBe(false);
    expect(isMore({ ...box, scrollHeight: 100 })).toBe(false);
  });
});
