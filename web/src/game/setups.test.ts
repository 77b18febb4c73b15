import { describe, expect, it } from "vitest";
import type { Catalogue, Setup, SetupOption } from "../api/types";
import { asSent, basicOptions, drafting, mostSeats, moreOptions, unusual } from "./setups";

const option = (id: string, more: Partial<SetupOption> = {}): SetupOption => ({
  id,
  title: id,
  about: "",
  kind: "number",
  values: [],
  default: 0,
  ...more,
});

const all = {
  factions: [],
  options: [
    option("map", { kind: "choice", default: "one" }),
    option("deck", { kind: "choice", default: "plain" }),
    option("stones"),
    option("stone_cards", {
      kind: "many",
      default: [],
      values: [{ id: "a", title: "A stone" }],
      only_with: "stones",
    }),
    option("draft", { drafts: true }),
    option("twice", { kind: "flag", default: false, only_with: "draft" }),
  ],
} as unknown as Catalogue;

const setup = (more: Record<string, unknown> = {}): Setup =>
  ({
    map: "one",
    deck: "plain",
    stones: 0,
    stone_cards: [],
    draft: 0,
    twice: false,
    seats: [
      { faction: "cats", player: "here" },
      { faction: "birds", player: "greedy" },
    ],
    ...more,
  }) as Setup;

const ids = (options: SetupOption[]): string[] => options.map((each) => each.id);

describe("options of a new game", () => {
  it("shows the first ones, and of the others those that change something", () => {
    expect(ids(basicOptions(all))).toEqual(["map", "deck"]);
    expect(ids(moreOptions(all, setup()))).toEqual(["stones"]);
    expect(ids(moreOptions(all, setup({ stones: 1 })))).toEqual(["stones", "stone_cards"]);
    expect(ids(moreOptions(all, setup({ draft: 2 })))).toEqual(["stones", "twice"]);
  });

  it("says in a line what is not as usual", () => {
    const asked = setup({ stones: 1, stone_cards: ["a"] });
    expect(unusual(moreOptions(all, asked), asked)).toEqual(["stones: 1", "stone_cards: A stone"]);
  });
});

describe("a setup as it is sent", () => {
  it("names the factions and leaves out what would change nothing", () => {
    const sent = asSent(all, setup({ stone_cards: ["a"], twice: true }));
    expect(sent).toEqual(setup());
    expect(drafting(all, sent)).toBe(false);
  });

  it("drafts for as many as there are seats, whose factions are open", () => {
    const sent = asSent(all, setup({ draft: 5, twice: true }));
    expect([sent.draft, sent.twice]).toEqual([2, true]);
    expect(sent.seats.map((seat) => seat.faction)).toEqual([null, null]);
  });
});

describe("a draft", () => {
  it("has as many seats as there are setup cards for", () => {
    const known = {
      ...all,
      counts: { least_seats: 2, most_seats: 6 },
      options: [option("draft", { drafts: true, room: { "": 3, second_cards: 4 } })],
    } as Catalogue;
    expect(mostSeats(known, setup({ draft: 2 }))).toBe(3);
    expect(mostSeats(known, setup({ draft: 2, second_cards: true }))).toBe(4);
    expect(mostSeats(known, setup())).toBe(6);
  });
});
