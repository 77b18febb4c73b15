import { describe, expect, it } from "vitest";
import type { Catalogue } from "../api/types";
import { choice as option } from "../testing/api";
import { introduction, toldOf } from "./told";

const all = {
  about: [
    { kind: "leader", id: "one", title: "One", short: "The first", text: "", law: "1", groups: [] },
  ],
  introduces: ["choose.leader"],
} as unknown as Catalogue;
const choice = option("lead one", { targets: { leader: ["one"] } });

describe("what things are", () => {
  it("is told where they are chosen, and nowhere else", () => {
    expect(introduction(all, "choose.leader", choice).map((each) => each.short)).toEqual([
      "The first",
    ]);
    expect(introduction(all, "choose.other", choice)).toEqual([]);
    expect(introduction({ ...all, introduces: [] }, "choose.leader", choice)).toEqual([]);
  });

  it("is told of owners without a seat, which options name as factions", () => {
    const one = { ...all.about?.[0], kind: "hireling", id: "band", short: "Plays" };
    const hired = { about: [one], introduces: ["hire"] } as unknown as Catalogue;
    const hire = { ...choice, targets: { faction: ["band"] } };
    expect(introduction(hired, "hire", hire).map((each) => each.short)).toEqual(["Plays"]);
  });

  it("is found by kind and id", () => {
    expect(toldOf(all, "leader", "one")?.title).toBe("One");
    expect(toldOf(all, "leader", null)).toBeUndefined();
  });
});
