import { describe, expect, it } from "vitest";
import { above, around, partsOfSection, sectionOf, sectionsOf, shared } from "./lawbook.svelte";

const told = (id: string) => ({ id, title: `title of ${id}`, text: `What ${id} says.` });
const ALL = [
  "6",
  "6.5",
  "6.5.1",
  "6.5.2",
  "9.2.9.II",
  "9.2.9.IIa",
  "R.4",
  "acme:B",
  "acme:B.2",
].map(told);
const ids = (found: { id: string }[]): string[] => found.map((each) => each.id);

describe("sections of the Law", () => {
  it("are found by their number, in a package too", () => {
    expect(sectionOf(ALL, "6.5.1")?.id).toBe("6.5.1");
    expect(sectionOf(ALL, "B.2")?.id).toBe("acme:B.2");
    expect(sectionOf(ALL, "acme:B.2")?.id).toBe("acme:B.2");
  });

  it("of several things are one: what holds them all", () => {
    expect(shared(["6.5.1", "6.5.2"])).toBe("6.5");
    expect(shared(["6.5.1"])).toBe("6.5.1");
    expect(shared(["acme:B.2", "acme:B.1.4", ""])).toBe("acme:B");
    expect(shared(["6.5.1", "65.1"])).toBe("");
    expect(shared([])).toBe("");
  });

  it("without a paragraph of their own are told by the one they are part of", () => {
    expect(sectionOf(ALL, "6.5.9.I")?.id).toBe("6.5");
    expect(sectionOf(ALL, "acme:B.7.1")?.id).toBe("acme:B");
    expect(sectionOf(ALL, "77.1")).toBeUndefined();
  });

  it("may be cited together, each once", () => {
    expect(ids(sectionsOf(ALL, "6.5.1, R.4, 6.5.1"))).toEqual(["6.5.1", "R.4"]);
  });

  it("lie in one another", () => {
    expect(above("9.2.9.IIa")).toBe("9.2.9.II");
    expect(above("6")).toBe("");
    expect(ids(partsOfSection(ALL, "6.5"))).toEqual(["6.5.1", "6.5.2"]);
    expect(ids(partsOfSection(ALL, "9.2.9.II"))).toEqual(["9.2.9.IIa"]);
    expect(ids(partsOfSection(ALL, "acme:B"))).toEqual(["acme:B.2"]);
    expect(ids(around(ALL, "6.5.1"))).toEqual(["6", "6.5"]);
  });
});
