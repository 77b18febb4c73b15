import { describe, expect, it } from "vitest";
import type { Catalogue, Setup } from "../../api/types";
import { fanUsed, offered } from "./fan";
import { defaultSetup, setupAgain } from "./setups";

const all = {
  factions: [
    { id: "diggers", title: "Diggers", needs: null, fan: "acme" },
    { id: "cats", title: "Cats", needs: null, fan: null },
    { id: "birds", title: "Birds", needs: null, fan: null },
  ],
  owners: [
    { id: "moths", title: "Moths", fan: "acme" },
    { id: "band", title: "Band", fan: null },
  ],
  hirelings: {
    dealt: 3,
    demoted: {},
    cards: [
      { id: "moths", sides: ["moths"], excludes: [] },
      { id: "band", sides: ["band"], excludes: [] },
    ],
  },
  options: [
    {
      id: "map",
      kind: "choice",
      default: "autumn",
      values: [
        { id: "autumn", title: "Autumn", fan: null },
        { id: "hedge", title: "Hedge", fan: "acme" },
      ],
    },
    { id: "fan_content", kind: "flag", about: "Dealt?", default: false, values: [] },
    { id: "hirelings", kind: "many", default: [], values: [] },
  ],
  packages: [{ id: "acme", title: "Acme's", fan: true }],
  players: [{ id: "greedy", title: "greedy" }],
  counts: { least_seats: 2, most_seats: 6 },
} as unknown as Catalogue;

const setup = (more: Record<string, unknown> = {}): Setup =>
  ({
    map: "autumn",
    fan_content: false,
    seats: [{ faction: "cats", player: "here" }],
    ...more,
  }) as Setup;

const factions = (found: Catalogue): string[] => found.factions.map((each) => each.title);
const maps = (found: Catalogue): string[] =>
  found.options[0]?.values.map((each) => each.title) ?? [];
const cards = (found: Catalogue): string[] => (found.hirelings?.cards ?? []).map((each) => each.id);

describe("fan content in a new game", () => {
  it("is in no list until somebody asks for it", () => {
    const shown = offered(all, setup());
    expect(factions(shown)).toEqual(["Cats", "Birds"]);
    expect(maps(shown)).toEqual(["Autumn"]);
    expect(cards(shown)).toEqual(["band"]);
  });

  it("is marked with its package where it is offered", () => {
    const shown = offered(all, setup({ fan_content: true }));
    expect(factions(shown)).toEqual(["Diggers · fan content: Acme's", "Cats", "Birds"]);
    expect(maps(shown)).toEqual(["Autumn", "Hedge · fan content: Acme's"]);
    expect(cards(shown)).toEqual(["moths", "band"]);
    expect(shown.owners?.[0]?.title).toBe("Moths · fan content: Acme's");
    expect(shown.options[1]?.about).toContain("Dealt? ");
  });

  it("stays where it has been chosen", () => {
    const seats = [{ faction: "diggers:deep", player: "here" }];
    expect(factions(offered(all, setup({ seats })))[0]).toBe("Diggers · fan content: Acme's");
    expect(maps(offered(all, setup({ map: "hedge" })))).toHaveLength(2);
    expect(cards(offered(all, setup({ hirelings: ["moths"] })))).toHaveLength(2);
  });

  it("is no question where none is installed", () => {
    const without = { ...all, packages: [{ id: "acme", fan: false }] } as unknown as Catalogue;
    const ids = offered(without, setup()).options.map((option) => option.id);
    expect(ids).toEqual(["map", "hirelings"]);
  });

  it("takes no seat unasked", () => {
    const seats = defaultSetup(all).seats.map((seat) => seat.faction);
    expect(seats).not.toContain("diggers");
  });
});

describe("fan content of a game", () => {
  it("is called as its packages are", () => {
    expect(fanUsed(all, { fan_content: ["acme", "gone"] })).toEqual(["Acme's", "gone"]);
    expect(fanUsed(all, {})).toEqual([]);
  });

  it("may come again when the game is played again", () => {
    expect(setupAgain(all, { fan_content: ["acme"] }, []).fan_content).toBe(true);
    expect(setupAgain(all, {}, []).fan_content).toBeUndefined();
  });
});
