import { describe, expect, it, vi } from "vitest";
import type { Catalogue, Choice, Decision, OptionOutcome, State } from "../../api/types";
import { speak } from "../../lib/words";
import {
  battle,
  choice,
  decision as asked,
  decisionStep,
  deedLine,
  expecting,
  verb,
} from "../../testing/api";
import { Choosing } from "./choosing.svelte";
import type { Table } from "../table.svelte";

vi.mock("../../lib/kept/preferences.svelte", () => ({
  preferences: { shortcuts: true, confirm: false },
}));

const option = (text: string, places: Choice["places"] = {}): Choice =>
  choice(text, { targets: { place: Object.values(places).flat() }, places });

const asks = (prompt: string, options: Choice[], more: Partial<Decision> = {}): Decision =>
  asked(prompt, { options, ...more });

const FIRST = asks(
  "choose",
  [
    { ...option("walk"), targets: {} },
    { ...option("rest"), targets: {} },
  ],
  {
    verbs: [verb("walk", ["walk"]), verb("rest", ["rest"])],
  },
);
const STARTS = ["3", "4"].map((from) => option(`from ${from}`, { from: [from] }));
const ENDS = ["7", "8"].map((to) => option(`to ${to}`, { to: [to] }));
const STEP = decisionStep("from 3", { places: { from: ["3"] } });
const ASKED: Record<string, Decision> = {
  walk: asks("start", STARTS),
  "from 3": asks("end", ENDS, { steps: [STEP] }),
  "to 7": asks("pay", [option("pay 1"), option("pay 2")], { steps: [STEP], usual: "pay 1" }),
  "pay 1": asks("done", []),
  "to 8": asks("done", []),
};

/** A table at which each answer leads to the next question. */
function sit(
  first: Decision,
  turn: unknown = undefined,
  reversible = false,
  whyNotAbout: unknown = undefined,
) {
  let decision = $state.raw(first);
  const given: string[] = [];
  /** By answer, what the server says would end with it. */
  const lasts: Record<string, OptionOutcome> = {};
  let last: OptionOutcome | null = null;
  let after = turn;
  const goOn = (seat: string): void => void (after = { seat, number: 4 });
  const table = {
    mine: true,
    reversible,
    waiting: 0,
    busy: false,
    get latest() {
      return { revision: given.length, view: { turn: after } };
    },
    get shown() {
      const view = { setup: { map: "m" }, turn };
      return { revision: given.length, viewer: "me", decision, view };
    },
    get last() {
      return last;
    },
    answer(text: string, careful: boolean) {
      last = (careful && lasts[text]) || null;
      if (last) return Promise.resolve(false);
      given.push(text);
      decision = ASKED[text] ?? decision;
      return Promise.resolve(true);
    },
    whyNotAbout,
    undo() {
      given.push("undo");
      return Promise.resolve(true);
    },
  };
  const choosing = new Choosing(
    table as unknown as Table,
    { maps: [], factions: [], cards: [], quests: [] } as unknown as Catalogue,
  );
  const next = { seat: "me", prompt: "start", targets: { from: ["3", "4"] } };
  choosing.known = {
    revision: 0,
    verbs: [],
    lines: {},
    outcomes: { walk: { certain: true, next } },
  };
  return { choosing, given, goOn, lasts, state: () => table.shown as unknown as State };
}

describe("an answer that begins a battle", () => {
  const sides = ["me", "you"].map((owner) => expecting(owner, [1], 1));
  const where = (place: string) => battle(place, sides);
  const fights = () => {
    const there = option("fight 3", { here: ["3"] });
    const { choosing, given } = sit(asks("choose", [option("fight"), there, option("rest")]));
    const outcomes = {
      fight: { certain: true, battles: [where("3"), where("4")] },
      "fight 3": { certain: true, battle: where("3") },
    };
    choosing.known = { revision: 0, verbs: [], lines: {}, outcomes };
    const named = (text: string) => choosing.all.find((each) => each.text === text)!;
    return { choosing, given, named };
  };

  it("shows its odds first; what was pointed at has shown them", async () => {
    const { choosing, given, named } = fights();
    expect(await choosing.take(named("fight 3"))).toBe(false);
    expect(choosing.begins).toEqual([where("3")]);
    expect(given).toEqual([]);
    choosing.confirm();
    expect(given).toEqual(["fight 3"]);
    const other = fights();
    other.choosing.map.point("3");
    await other.choosing.take(other.named("fight 3"));
    expect(other.given).toEqual(["fight 3"]);
  });

  it("shows them before a verb at the place where it is used, and goes on from there", async () => {
    const { choosing, given, named } = fights();
    const offer = {
      ...{ verb: verb("fight", ["fight"]), choice: named("fight"), role: "here" },
      ...{ prompt: "start", lines: [] },
    };
    expect(await choosing.map.accept(offer, "4")).toBe(false);
    expect(choosing.begins).toEqual([where("4")]);
    choosing.confirm();
    await choosing.map.ended();
    expect(given).toEqual(["fight"]);
    expect(choosing.begins).toEqual([]);
  });
});

describe("the last answer of a turn", () => {
  const last = asks(
    "choose",
    ["rest", "dig", "end", "draw", "wait"].map((text) => option(text)),
    {
      verbs: [{ ...verb("end", ["end"]), picture: "finish" }],
    },
  );
  const coming = (seat: string) => ({
    ...{ certain: true, last: "phase" as const },
    next: { seat, prompt: "p", targets: {} },
  });

  function think(seat: string, reversible = false) {
    const phases = [{ id: "noon", title: "noon", state: "now" }];
    const now = { seat, number: 3, phase: "noon", phases };
    const { choosing, given, goOn, lasts } = sit(last, now, reversible);
    const outcomes = {
      ...{ rest: coming("you"), dig: { certain: false, last: "turn" as const } },
      ...{ end: coming("you"), draw: { certain: false } },
      wait: { ...coming("me"), last: undefined, closes: "phase" as const },
    };
    choosing.known = { revision: 0, verbs: [], lines: {}, outcomes };
    /** Nothing has been looked up, and the server knows all of it. */
    const hurry = (): void => {
      choosing.known = null;
      Object.assign(lasts, { rest: outcomes.rest, dig: outcomes.dig, end: outcomes.end });
    };
    const take = async (text: string) => {
      const choice = choosing.all.find((each) => each.text === text);
      return choice ? choosing.take(choice) : null;
    };
    return { choosing, given, take, goOn, hurry };
  }

  it("is thought over where somebody else, or chance, goes on", async () => {
    for (const text of ["rest", "dig"]) {
      const { choosing, given, take } = think("me");
      expect(await take(text)).toBe(false);
      expect(given).toEqual([]);
      expect(choosing.options.map((each) => each.text)).toEqual([text]);
      choosing.clear();
      expect(choosing.options).toHaveLength(5);
      await take(text);
      expect(await take(text)).toBe(true);
      expect(given).toEqual([text]);
    }
  });

  it("is thought over before anything has been looked up", async () => {
    for (const [text, ending] of [
      ["rest", "End Noon"],
      ["dig", "End turn"],
    ] as const) {
      const { choosing, given, take, hurry } = think("me");
      hurry();
      expect(await take(text)).toBe(false);
      expect(given).toEqual([]);
      expect(choosing.options.map((each) => each.text)).toEqual([text]);
      expect(choosing.ending).toBe(ending);
      choosing.confirm();
      await vi.waitFor(() => expect(given).toEqual([text]));
    }
  });

  it("is asked about only where nothing is known", async () => {
    const { choosing, given, take, hurry } = think("me");
    hurry();
    expect(await take("draw")).toBe(true);
    expect(await take("end")).toBe(true);
    expect(given).toEqual(["draw", "end"]);
    expect(choosing.closing).toBe(null);
    const calm = think("me", true);
    calm.hurry();
    expect(await calm.take("dig")).toBe(true);
  });

  it("that shows others something says so", async () => {
    const { choosing } = think("me");
    choosing.known!.outcomes.wait = coming("me");
    void choosing.take(choosing.all[4]!);
    expect(choosing.after).toContain("Others learn");
    choosing.known!.outcomes.rest = { ...coming("me"), certain: false };
    choosing.clear();
    void choosing.take(choosing.all[0]!);
    expect(choosing.after).toContain("A card or the dice");
  });

  it("is confirmed by what it ends", async () => {
    const { choosing, take } = think("me");
    await take("rest");
    expect(choosing.ending).toBe("End Noon");
    choosing.clear();
    await take("dig");
    expect(choosing.ending).toBe("End turn");
    await speak("de");
    expect(choosing.ending).toBe("Zug beenden");
    choosing.clear();
    await take("rest");
    expect(choosing.ending).toBe("Noon beenden");
    await speak("en");
  });

  it("is given at once where every answer can be taken back", async () => {
    expect(await think("me", true).take("rest")).toBe(true);
    expect(await think("me", true).take("dig")).toBe(true);
  });

  it("is given at once where nothing is over, or nothing new follows", async () => {
    expect(await think("me").take("draw")).toBe(true);
    expect(await think("me").take("wait")).toBe(true);
  });

  it("says for a moment that the turn has ended, where nothing else said so", async () => {
    const told = async (seat: string, text: string, next: string) => {
      const { choosing, take, goOn } = think(seat);
      goOn(next);
      expect(await take(text)).toBe(true);
      return choosing.notice;
    };
    expect(await told("me", "draw", "you")).toBe("Your turn ended with “draw”.");
    expect(await told("me", "draw", "me")).toBe("");
    expect(await told("me", "end", "you")).toBe("");
    expect(await told("you", "draw", "me")).toBe("");
  });

  it("is given at once where it is a verb that ends", async () => {
    expect(await think("me").take("end")).toBe(true);
  });
});

describe("a verb with one answer", () => {
  const verbs = [verb("fight", ["fight"]), verb("make", ["make"]), verb("rest", ["rest"])];
  const options = ["fight", "make", "rest"].map((text) => option(text));

  function press(text: string) {
    const { choosing, given } = sit(asks("choose", options, { verbs }));
    choosing.known = {
      ...{ revision: 0, verbs: [], lines: {} },
      outcomes: {
        make: { certain: true, spent: ["x"], in_play: ["x"] },
      },
    };
    const tile = choosing.tiles.find((each) => each.text === text);
    if (tile) choosing.press(tile);
    return { choosing, given };
  }

  it("that does something with a card says what it has done", async () => {
    const { choosing, given } = press("make");
    await vi.waitFor(() => expect(choosing.notice).toBe("Done: make. x is now in play"));
    expect(given).toEqual(["make"]);
    const rest = press("rest");
    await vi.waitFor(() => expect(rest.given).toEqual(["rest"]));
    expect(rest.choosing.notice).toBe("");
  });
});

describe("on the map", () => {
  it("a reason to wait is not said beside one that tells more", async () => {
    const why = (reason: string, id: string) => ({ reason, law: "1", message: { id }, verb: "" });
    const about = vi.fn().mockResolvedValue([why("wait", "why-wait"), why("too far", "why-far")]);
    const { choosing } = sit(FIRST, undefined, false, about);
    choosing.pick({ domain: "card", id: "x" });
    await vi.waitFor(() =>
      expect(choosing.reasons.explained).toMatchObject({ reason: "too far", more: [] }),
    );
  });

  it("a place offers what is asked about it next, and one click answers both", async () => {
    const { choosing, given } = sit(FIRST);
    expect(Object.keys(choosing.map.discs)).toEqual(["3", "4"]);
    choosing.pick({ domain: "place", id: "3" });
    expect(choosing.map.at).toBe("3");
    const [offer] = choosing.map.offers["3"] ?? [];
    if (offer) await choosing.map.accept(offer, "3");
    expect(given).toEqual(["walk", "from 3"]);
    expect(choosing.map.together).toBe(2);
    expect(choosing.map.at).toBeNull();
  });

  it("what is chosen there is offered at once, and what most people would choose after it is", async () => {
    const { choosing, given } = sit(FIRST);
    const line = deedLine("3", { answers: ["from 3", "to 7"], label: "Seven" });
    choosing.known = { ...choosing.known!, lines: { walk: [line] } };
    const [offer] = choosing.map.offers["3"] ?? [];
    expect(offer?.lines).toEqual([line]);
    expect(choosing.map.offers["4"]?.[0]?.lines).toEqual([]);
    if (offer) expect(await choosing.map.acceptLine(offer, line)).toBe(true);
    expect(given).toEqual(["walk", "from 3", "to 7", "pay 1"]);
  });

  it("a gesture has ended when all its answers are given", async () => {
    const { choosing, given } = sit(FIRST);
    const line = deedLine("3", { answers: ["from 3", "to 7"], label: "Seven" });
    choosing.known = { ...choosing.known!, lines: { walk: [line] } };
    const [offer] = choosing.map.offers["3"] ?? [];
    if (offer) void choosing.map.acceptLine(offer, line);
    await choosing.map.ended();
    expect(given).toEqual(["walk", "from 3", "to 7", "pay 1"]);
  });

  it("a tile is used at the place that is picked", async () => {
    const { choosing, given } = sit(FIRST);
    choosing.pick({ domain: "place", id: "3" });
    const [tile] = choosing.tiles;
    if (tile) choosing.press(tile);
    await vi.waitFor(() => expect(given).toEqual(["walk", "from 3"]));
  });

  it("a tile that is off says in short why, then what each of its answers lacks", async () => {
    const off = {
      ...verb("dig", []),
      ...{ title: "Dig", why: { id: "cannot_pay", short: "cannot pay", law: "4" } },
    };
    const reason = (words: string) => ({ verb: "dig", law: "4.1", reason: words, message: null });
    const about = vi.fn(() => Promise.resolve(["2 are needed, you have 1", "no"].map(reason)));
    const { choosing } = sit(
      { ...FIRST, verbs: [...(FIRST.verbs ?? []), off] },
      undefined,
      false,
      about,
    );
    const tile = choosing.tiles.find((each) => each.off);
    if (tile) choosing.press(tile);
    expect(choosing.reasons.explained).toMatchObject({ about: "Dig", reason: "cannot pay" });
    await vi.waitFor(() =>
      expect(choosing.reasons.explained).toMatchObject({
        ...{ about: "Dig", reason: "2 are needed, you have 1", law: "4.1" },
        more: [{ reason: "no" }],
      }),
    );
    expect(about).toHaveBeenCalledWith("verb", "dig");
  });

  it("what is lifted goes to where it is let go of", async () => {
    const { choosing, given } = sit(FIRST);
    expect(choosing.map.canLift("3")).toBe(true);
    expect(choosing.map.canLift("7")).toBe(false);
    choosing.map.lift("3");
    await choosing.map.drop("8");
    expect(given).toEqual(["walk", "from 3", "to 8"]);
  });

  it("a click at the start takes it back", async () => {
    const { choosing, given } = sit(asks("end", ENDS, { steps: [STEP] }));
    choosing.pick({ domain: "place", id: "3" });
    await vi.waitFor(() => expect(given).toEqual(["undo"]));
  });
});
