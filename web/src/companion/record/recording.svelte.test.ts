import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/errors";
import { records, type Deed, type Moment } from "./api";
import { keptRecord } from "./kept";
import { Recording } from "./recording.svelte";
import { Touching } from "./touching.svelte";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
});
const told: Deed[][] = [];
let online = true;

/** A table with a cat warrior in clearing 1, in the cats' turn. */
function moment(deeds: number): Moment {
  const pieces = [{ owner: "cats", piece: "warrior", count: 1 }];
  const state = { title: "", view: { places: [{ id: "1", pieces }], seats: [] } };
  const actions = Array.from({ length: deeds }, () => ({ text: "", deeds: [] }));
  const turns = [{ seat: "cats", setup: false, actions }];
  const told = { log: "", turns, doubts: [], seats: ["cats"], playing: "cats", winners: [] };
  return { ...told, asked_until: deeds, state } as unknown as Moment;
}

const tick = (): Promise<void> => new Promise((done) => setTimeout(done));
const points: Deed = { do: "points", seat: "cats", count: 1 };

beforeEach(() => {
  told.length = 0;
  stored.clear();
  online = true;
  vi.spyOn(records, "tell").mockImplementation(({ tell }) => {
    if (!online) return Promise.reject(new ApiError(0, "offline"));
    told.push(tell);
    return Promise.resolve(moment(told.flat().length));
  });
});

afterEach(() => void vi.useRealTimers());

const begun = (): Recording => new Recording("id", "", moment(0));

describe("a record without a connection", () => {
  it("keeps what is touched, and goes on when there is one", async () => {
    vi.useFakeTimers();
    const recording = begun();
    online = false;
    await recording.tell(points);
    await recording.tell(points);
    expect([recording.waiting.length, recording.busy, told.length]).toEqual([2, false, 0]);
    expect(recording.problem).not.toBe("");
    online = true;
    await vi.runAllTimersAsync();
    expect([recording.waiting.length, recording.problem]).toEqual([0, ""]);
    expect(told.flat()).toEqual([points, points]);
  });

  it("tells after a reload what it could not tell before, and tells it once", async () => {
    const recording = begun();
    online = false;
    await recording.tell(points, points);
    const kept = keptRecord("id");
    expect(kept?.waiting).toEqual([points, points]);
    const again = new Recording("id", "", null, kept ?? {});
    expect(await again.look()).toBe(false);
    expect(again.waiting.length).toBe(2);
    online = true;
    expect(await again.look()).toBe(true);
    expect([again.waiting, keptRecord("id")?.waiting]).toEqual([[], []]);
    expect(told.flat()).toEqual([points, points]);
  });

  it("keeps what a busy server puts off, and takes back what it was never told", async () => {
    vi.useFakeTimers();
    const recording = begun();
    vi.mocked(records.tell).mockRejectedValueOnce(new ApiError(429, "too_many"));
    await recording.tell(points, points);
    await recording.undo();
    expect([recording.waiting.length, told.length]).toEqual([1, 0]);
    await vi.runAllTimersAsync();
    expect([recording.waiting.length, recording.problem, told.flat()]).toEqual([0, "", [points]]);
  });

  it("drops one of several that is refused, says so, and tells the others", async () => {
    const recording = begun();
    const refusal = new ApiError(422, "not_told", { message: "no", at: 1 });
    vi.mocked(records.tell).mockRejectedValueOnce(refusal);
    await recording.tell(points, { do: "written", text: "?" }, points);
    expect([recording.waiting.length, recording.problem]).toEqual([0, "no"]);
    expect(told.flat()).toEqual([points, points]);
  });

  it("asks about all deeds of the line that is written", async () => {
    const [first] = moment(3).turns;
    const two = {
      ...moment(3),
      turns: [first, { ...first, actions: [] }],
      asked_until: 3,
    } as Moment;
    await new Recording("id", "", two).tell(points);
    await new Recording("id", "", two).undo();
    await new Recording("id", "", moment(3)).tell(points);
    const since = vi
      .mocked(records.tell)
      .mock.calls.slice(-3)
      .map(([each]) => each.since);
    expect(since).toEqual([3, 2, 0]);
  });

  it("drops what the reader refuses", async () => {
    const recording = begun();
    vi.mocked(records.tell).mockRejectedValueOnce(new ApiError(422, "not_told"));
    await recording.tell(points);
    expect([recording.waiting.length, recording.problem === ""]).toEqual([0, false]);
  });
});

describe("a record that is corrected", () => {
  const logs = (): [string, Deed[]][] =>
    vi.mocked(records.tell).mock.calls.map(([{ log, tell }]) => [log, tell]);

  /** Every request makes the log longer. */
  const longer = (): void =>
    void vi
      .spyOn(records, "tell")
      .mockImplementation(({ log, tell }) =>
        Promise.resolve({ ...moment(0), log: log + tell.map((deed) => deed.do[0]).join("") }),
      );

  it("takes back an edit of earlier lines as it takes back a deed", async () => {
    longer();
    const recording = begun();
    await recording.tell({ ...points, turn: 0 });
    await recording.tell(points);
    await recording.undo();
    expect(logs().at(-1)).toEqual(["pp", [{ do: "undo" }]]);
    expect(recording.text).toBe("ppu");
    const again = begun();
    await again.tell({ ...points, turn: 0 });
    await again.tell({ do: "drop", turn: 0, index: 0 }, { ...points, turn: 0 });
    await again.undo();
    expect([logs().at(-1), again.text]).toEqual([["p", []], "p"]);
    await again.undo();
    expect(again.text).toBe("");
  });

  it("is asked about to its end, part by part", async () => {
    const doubt = (index: number) => ({ turn: 0, index, law: "4.2", reason: "" });
    vi.spyOn(records, "tell").mockImplementation(({ since }) =>
      Promise.resolve({
        ...moment(150),
        asked_until: Math.min(150, since + 60),
        doubts: [doubt(since + 9)],
      }),
    );
    const recording = new Recording("id", "log");
    await recording.look();
    await tick();
    expect(recording.doubts.map(({ index }) => index)).toEqual([9, 69, 129]);
  });
});

describe("a place that is touched", () => {
  it("sends the piece that stands there to the next one", async () => {
    const recording = begun();
    const touching = new Touching(recording);
    touching.touch("1");
    touching.touch("2");
    await tick();
    expect(told.flat()).toMatchObject([{ do: "move", piece: "warrior", from: "1", to: "2" }]);
    expect(touching.place).toBeNull();
  });

  it("sends nothing on once pieces have come or gone: the next one is looked at", async () => {
    const touching = new Touching(begun());
    touching.touch("1");
    touching.changed = true;
    expect(touching.mover).toBeNull();
    touching.touch("2");
    await tick();
    expect([touching.place, touching.changed, told.length]).toEqual(["2", false, 0]);
  });

  it("sends nothing on once a battle was told: what was chosen before it stays", async () => {
    const touching = new Touching(begun());
    touching.touch("1");
    touching.chosen = { owner: "cats", piece: "warrior" };
    touching.defender = "birds";
    touching.joins = true;
    touching.settle();
    expect([touching.mover, touching.defender, touching.joins]).toEqual([null, null, false]);
    touching.touch("2");
    await tick();
    expect([touching.place, told.length]).toEqual(["2", 0]);
  });
});
