import { describe, expect, it } from "vitest";
import type { Catalogue, Setup } from "../../api/types";
import { agreed, houseRules, inForce, withRule } from "./houserules";

const values = [
  { id: "open", title: "Open hands", about: "Everybody shows their hand." },
  { id: "short", title: "Short game", about: "20 points win." },
];
const option = { id: "house_rules", kind: "many", default: [], values };
const all = { options: [option] } as unknown as Catalogue;

describe("house rules", () => {
  it("are an option of the setup where any is installed", () => {
    expect(houseRules(all)?.values).toEqual(values);
    const none = { options: [{ ...option, values: [] }] } as unknown as Catalogue;
    expect(houseRules(none)).toBeUndefined();
  });

  it("are agreed on one by one", () => {
    const setup = withRule({ seats: [] } as Setup, "open", true);
    expect(agreed(withRule(setup, "short", true))).toEqual(["open", "short"]);
    expect(agreed(withRule(setup, "open", false))).toEqual([]);
  });

  it("are named in a game, each with its line", () => {
    expect(inForce(all, { house_rules: ["short", "gone"] })).toEqual([
      values[1],
      { id: "gone", title: "gone", about: "" },
    ]);
    expect(inForce(all, {})).toEqual([]);
  });
});
