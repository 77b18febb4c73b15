import { describe, expect, it } from "vitest";
import { airOf, ambience, noise } from "./ambience";

describe("the air of a map", () => {
  it("differs by its look; an unknown one sounds like woods", () => {
    expect(airOf("shore")).not.toEqual(airOf("snow"));
    expect(airOf("moon")).toEqual(airOf("autumn"));
  });

  it("is noise that never jumps and stays in its bounds", () => {
    const made = new Float32Array(5000);
    let seed = 7;
    noise(made, () => (seed = (seed * 16807) % 2147483647) / 2147483647);
    const steps = [...made.slice(1)].map((each, at) => Math.abs(each - (made[at] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.2);
    expect(Math.max(...made.map(Math.abs))).toBeLessThanOrEqual(3.5);
    expect(Math.max(...made.map(Math.abs))).toBeGreaterThan(0.05);
  });

  it("is nothing where nothing can be heard", () => {
    expect(ambience("autumn", 0)()).toBeUndefined();
    expect(ambience("autumn", 1)()).toBeUndefined();
  });
});
