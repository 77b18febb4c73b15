import { describe, expect, it } from "vitest";
import { CLOCKS, clockText, timeText } from "./clock";

describe("a clock", () => {
  it("shows what is left, the finer the less it is", () => {
    expect(timeText(0)).toBe("0:00");
    expect(timeText(-3)).toBe("0:00");
    expect(timeText(65.9)).toBe("1:05");
    expect(timeText(3_665)).toBe("1:01:05");
    expect(timeText(2 * 86_400 + 3 * 3_600)).toBe("2 d 3 h");
  });

  it("says what is chosen", () => {
    expect(CLOCKS.map(clockText)).toEqual([
      "2 minutes for each turn",
      "5 minutes for each turn",
      "30 minutes each, and 30 seconds for each turn",
      "60 minutes each, and 60 seconds for each turn",
      "1 day for each turn",
      "3 days for each turn",
      "7 days for each turn",
    ]);
  });
});
