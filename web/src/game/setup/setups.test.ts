import { describe, expect, it } from "vitest";
import type { Catalogue, SeatOption, SeatSetup, Setup, SetupOption } from "../../api/types";
import { setupOption as option } from "../../testing/api";
import {
  asSent,
  basicOptions,
  chosenFor,
  drafting,
  firstGame,
  free,
  mostSeats,
  moreOptions,
  reachOf,
  seatsOptions,
  unusual,
  withAutomated,
  withChosen,
} from "./setups";

const all = {
  factions: [],
  options: [
    option("map", { kind: "choice", default: "one" }),
    option("deck", { kind: "choice", default: "plain" }),
    option("stones"),
    option("stone_cards", {
      kind: "many",
      default: [],
      values: [{ id: "a", title: "A stone", about: "", fan: null }],
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

describe("seats that play by themselves", () => {
  const machine = (id: string, automates: string): unknown => ({
    id,
    title: id,
    reach: 3,
    needs: null,
    automates,
    seat_options: [
      { id: "level", many: false, usual: "fair", values: [{ id: "fair" }, { id: "hard" }] },
      { id: "traits", many: true, usual: null, values: [{ id: "quick" }, { id: "sly" }] },
    ],
  });
  const birds = { id: "birds", title: "birds", reach: 7, needs: null, automates: null };
  const known = {
    ...all,
    counts: { least_seats: 2, most_seats: 6 },
    players: [{ id: "greedy" }],
    factions: [birds, machine("cat_bot", "cats"), machine("bird_bot", "birds")],
    first_game: ["birds", "cat_bot"],
    options: [
      ...all.options,
      option("machines", { kind: "many", default: [], seats: true }),
      option("allied", { kind: "flag", default: false, only_with: "machines" }),
    ],
  } as unknown as Catalogue;
  const options = (known.factions[1]?.seat_options ?? []) as SeatOption[];
  const [level, traits] = options as [SeatOption, SeatOption];
  const seat = (faction: string, player = "here"): SeatSetup => ({ faction, player });

  it("say after the faction what is chosen, and not what is usual", () => {
    expect(chosenFor(level, "cat_bot")).toEqual(["fair"]);
    const hard = withChosen(known, "cat_bot", level, ["hard"]);
    expect(hard).toBe("cat_bot:hard");
    const sly = withChosen(known, hard, traits, ["quick", "sly"]);
    expect(sly).toBe("cat_bot:hard:quick:sly");
    expect(chosenFor(traits, sly)).toEqual(["quick", "sly"]);
    expect(withChosen(known, sly, level, ["fair"])).toBe("cat_bot:quick:sly");
  });

  it("need nobody, count towards reach, and are no part of a draft", () => {
    const seats = [seat("birds"), seat("cat_bot:hard", "greedy")];
    expect(reachOf(known, seats)).toBe(10);
    const sent = asSent(known, setup({ seats, draft: 2 }));
    expect(sent.seats.map((each) => each.faction)).toEqual([null, "cat_bot:hard"]);
    expect(sent.seats.map((each) => each.player)).toEqual(["here", "automated"]);
    expect(sent.draft).toBe(1);
  });

  it("bring options of their own, which count only beside them", () => {
    const alone = setup({ seats: [seat("birds")], allied: true, machines: [] });
    expect(ids(seatsOptions(known, alone))).toEqual([]);
    expect(asSent(known, alone).allied).toBe(false);
    const beside = setup({ seats: [seat("birds"), seat("cat_bot")], allied: true, machines: [] });
    expect(ids(seatsOptions(known, beside))).toEqual(["allied"]);
    expect(ids(moreOptions(known, beside))).not.toContain("machines");
    expect(asSent(known, beside).allied).toBe(true);
  });

  it("are added where their kin does not sit", () => {
    const added = withAutomated(known, [seat("birds")]);
    expect(added?.at(-1)).toEqual({ faction: "cat_bot", player: "automated" });
    expect(free(known, added ?? [], 0, true).map((each) => each.id)).toEqual(["bird_bot"]);
    expect(free(known, added ?? [], 0).map((each) => each.id)).toEqual(["birds"]);
  });

  it("sit against one person in a first game", () => {
    expect(firstGame(known)?.seats).toEqual([seat("birds"), seat("cat_bot", "automated")]);
    expect(firstGame({ ...known, first_game: [] })).toBeNull();
  });
});
