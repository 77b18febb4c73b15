import { describe, expect, it } from "vitest";
import type { Catalogue, Setup } from "../../api/types";
import {
  agreedSides,
  agreeing,
  clashing,
  dealtAgain,
  demotedAmong,
  demotedFor,
  hired,
  hiring,
  isWanted,
  mayBeDealt,
  shutOut,
  wanting,
  withHirelings,
} from "./hirelings";

const card = (id: string, excludes: string[] = []) => ({ id, sides: [id, `${id}_less`], excludes });
const owls = card("owls", ["cats"]);
const eels = card("eels");
const rats = card("rats", ["mice"]);
const newts = card("newts");

const all = {
  factions: [
    { id: "cats", needs: null },
    { id: "second_cats", needs: "cats" },
    { id: "steel_cats", needs: null, automates: "cats" },
    { id: "mice", needs: null },
  ],
  options: [
    { id: "draft", kind: "number", default: 0, drafts: true, values: [] },
    { id: "with_hirelings", kind: "flag", default: false, group: "hirelings", values: [] },
    { id: "hireling_cards", kind: "many", default: [], group: "hirelings", values: [] },
    { id: "hirelings", kind: "many", default: [], group: "hirelings", values: [] },
    { id: "control_die", kind: "choice", default: "one", group: "hirelings", values: [] },
    { id: "insurgents", kind: "flag", default: false, group: "hirelings", values: [] },
  ],
  hirelings: { dealt: 3, demoted: { "2": 0, "4": 2 }, cards: [owls, eels, rats, newts] },
} as unknown as Catalogue;

const setup = (factions: string[], more: Record<string, unknown> = {}): Setup =>
  ({
    seats: factions.map((faction) => ({ faction, player: "here" })),
    draft: 0,
    with_hirelings: false,
    hireling_cards: [],
    hirelings: [],
    control_die: "one",
    insurgents: false,
    ...more,
  }) as Setup;

describe("hirelings of a new game", () => {
  it("are none, dealt, or sides agreed on", () => {
    const asked = setup(["cats", "dogs"]);
    expect(hiring(asked)).toBe("none");
    expect(hiring(hired(asked, "dealt"))).toBe("dealt");
    const agreed = agreeing(agreeing(asked, eels, "eels", true), rats, "rats_less", true);
    expect(hiring(agreed)).toBe("agreed");
    expect(agreedSides(agreeing(agreed, eels, "eels_less", true))).toEqual([
      "rats_less",
      "eels_less",
    ]);
    expect(agreedSides(agreeing(agreed, eels, "eels", false))).toEqual(["rats_less"]);
    expect(demotedAmong(all, agreed)).toBe(1);
    expect(shutOut(all, agreed)).toEqual(["mice"]);
  });

  it("are kept away by their factions, second players and automated ones (A.6.5)", () => {
    for (const faction of ["cats", "second_cats", "steel_cats:hard"])
      expect(clashing(all, setup([faction, "mice"]), owls)).toEqual([faction.split(":")[0]]);
    expect(mayBeDealt(all, setup(["cats", "mice"]))).toEqual([eels, newts]);
    const drafted = setup(["cats", "steel_cats"], { draft: 1 });
    expect(clashing(all, drafted, owls)).toEqual(["steel_cats"]);
  });

  it("may be banned; when none is, nothing is said", () => {
    const banned = wanting(all, setup([]), eels, false);
    expect(banned.hireling_cards).toEqual(["owls", "rats", "newts"]);
    expect(isWanted(banned, eels)).toBe(false);
    expect(wanting(all, banned, eels, true).hireling_cards).toEqual([]);
  });

  it("are demoted by the number of players (A.6.2)", () => {
    expect([2, 4].map((players) => demotedFor(all, players))).toEqual([0, 2]);
  });
});

describe("what is sent", () => {
  it("says nothing of hirelings where there are none", () => {
    const asked = setup(["cats", "dogs"], { control_die: "two", insurgents: true });
    expect(withHirelings(all, asked)).toEqual(setup(["cats", "dogs"]));
    const dealt = setup(["cats", "dogs"], { with_hirelings: true, control_die: "two" });
    expect(withHirelings(all, dealt)).toEqual(dealt);
  });

  it("keeps insurgents only in a draft of two (A.8.2.I)", () => {
    const two = setup(["a", "b"], { with_hirelings: true, insurgents: true, draft: 2 });
    expect(withHirelings(all, two).insurgents).toBe(true);
    expect(withHirelings(all, { ...two, draft: 0 }).insurgents).toBe(false);
  });

  it("deals anew what was dealt, when a game is played again", () => {
    const told = setup(["cats"], { with_hirelings: true, hirelings: ["eels"] });
    expect(dealtAgain(told).hirelings).toEqual([]);
    expect(dealtAgain({ ...told, with_hirelings: false }).hirelings).toEqual(["eels"]);
  });
});
