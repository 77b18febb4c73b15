import { describe, expect, it } from "vitest";
import { preferences } from "../lib/kept/preferences.svelte";
import { differing, nameIn, settingsIn } from "./differing";

const seat = (id: string, number: number, token: string) => ({ id, seat: number, token });

describe("what a device has that its account lacks", () => {
  it("is new seats, and those with another token", () => {
    const here = [seat("a", 0, "one"), seat("b", 1, "two"), seat("c", 0, "new")];
    const agreed = { "a/0": "one", "c/0": "old" };
    const { fresh, gone } = differing(here, agreed);
    expect(fresh.map((each) => each.id)).toEqual(["b", "c"]);
    expect(gone).toEqual([]);
  });

  it("tells what was taken off the list", () => {
    const { fresh, gone } = differing([seat("a", 0, "one")], { "a/0": "one", "b/3": "two" });
    expect(fresh).toEqual([]);
    expect(gone).toEqual([{ id: "b", seat: 3 }]);
  });

  it("leaves what only this browser may decide", () => {
    const told = settingsIn({ ...preferences, name: " Ada ", notify: true });
    expect(JSON.parse(told)).not.toHaveProperty("notify");
    expect(told).toBe(settingsIn({ ...preferences, name: "Ada", notify: false }));
    expect(nameIn({ ...preferences, name: "  " })).toBeNull();
  });
});
