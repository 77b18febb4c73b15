import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/errors";
import { companion, type Moment } from "./api";
import { Beside } from "./beside.svelte";
import { begun, type Chapter, type Entry } from "./document";
import { keptEvening, waitingTaps } from "./kept";
import { Naming } from "./naming.svelte";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
});
const asked: { chapter: Chapter; tell: Entry[]; answer: (moment: Moment) => void }[] = [];
const line = { text: "", law: "4.2", seat: null, verb: "moved", places: ["5"], cards: [] };

function moment(entries: Entry[], more: Partial<Moment> = {}): Moment {
  const state = { title: "a table", view: { places: [], turn: {} } } as unknown as Moment["state"];
  const none = {
    chapter: null,
    position: null,
    boards: {},
    unknown: [],
    question: null,
    winners: [],
  };
  return { ...none, entries, state, lines: [line], plays: false, begins: false, ...more };
}

const tick = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Answer the oldest request as a server does that takes everything. */
async function taken(more: Entry[] = []): Promise<void> {
  const first = asked.shift();
  first?.answer(moment([...(first.tell ?? []), ...more]));
  await tick();
}

beforeEach(() => {
  asked.length = 0;
  stored.clear();
  vi.spyOn(companion, "tell").mockImplementation(
    (chapter, tell) => new Promise((answer) => asked.push({ chapter, tell, answer })),
  );
});

const fresh = (): Beside => new Beside("id", begun({ opening: {}, seed: 1, entries: [] }));
const entries = (beside: Beside): Entry[] => beside.evening.chapter.entries;

describe("fingers beside a table", () => {
  it("are faster than requests: what they tap meanwhile is told with the next one", async () => {
    const beside = fresh();
    for (const points of [1, 2, 3]) void beside.change("score", "a", points);
    expect(asked.map(({ tell }) => tell.length)).toEqual([1]);
    await taken();
    expect(asked.map(({ tell }) => tell.length)).toEqual([2]);
    await taken();
    expect([entries(beside).length, beside.waiting.length, beside.busy]).toEqual([3, 0, false]);
    expect(beside.evening.chapter.taps).toEqual([0, 1, 2]);
  });

  it("tap an answer once, and what they change meanwhile is told after it", async () => {
    const beside = fresh();
    void beside.act("step");
    expect(await beside.act("step")).toBe(false);
    void beside.change("score", "a", 1);
    await taken([["step"]]);
    await taken();
    expect(entries(beside)).toEqual([["step"], ["step"], ["score", "a", 1]]);
    expect(beside.evening.chapter.taps).toEqual([0, 2]);
  });

  it("take back one tap with all that followed from it", async () => {
    const beside = fresh();
    void beside.act("step");
    await taken([["step"], ["step"]]);
    void beside.undo();
    expect(asked[0]).toMatchObject({ tell: [], chapter: { entries: [] } });
    await taken();
    expect([entries(beside), beside.story, beside.mayUndo]).toEqual([[], [], false]);
  });

  it("are told what cannot be, and nothing has changed then", async () => {
    const beside = fresh();
    const refusal = new ApiError(422, "not_told", { message: "only 0 there" });
    vi.spyOn(companion, "tell").mockRejectedValueOnce(refusal);
    await beside.change("pieces", "a", "5", "warrior", -1);
    expect([beside.problem, entries(beside), beside.waiting]).toEqual(["only 0 there", [], []]);
  });

  it("carry pieces to the place that they touch next", () => {
    const beside = fresh();
    const naming = new Naming(beside);
    naming.look("5");
    naming.carries = { owner: "a", piece: "warrior", count: 2 };
    naming.drop("6");
    expect(asked[0]?.tell).toEqual([["move", "a", "5", "6", "warrior", 2]]);
    expect([naming.place, naming.carries]).toEqual(["6", null]);
  });

  it("answer with a place, or list its answers where it has several", () => {
    const option = (text: string, place: string) => ({ text, targets: { place: [place] } });
    const options = [option("a", "1"), option("b", "2"), option("c", "2")];
    const question = { kind: "choice", options } as unknown as Moment["question"];
    const beside = new Beside("id", fresh().evening, moment([], { question }));
    const naming = new Naming(beside);
    expect(naming.picks).toEqual({ 1: 1, 2: 2 });
    naming.pick("2");
    expect(asked).toEqual([]);
    expect(naming.options.map(({ text }) => text)).toEqual(["b", "c"]);
    naming.pick("1");
    expect(asked[0]?.tell).toEqual([["answer", "a"]]);
  });
});

describe("a table without a connection", () => {
  const offline = (): void =>
    void vi.spyOn(companion, "tell").mockRejectedValueOnce(new ApiError(0, "offline"));
  const points = ["score", "a", 1];

  it("keeps what is tapped over a reload, and tells it once", async () => {
    offline();
    await fresh().change(...points);
    expect(waitingTaps("id")).toEqual([points]);
    const again = new Beside("id", keptEvening("id"), null, waitingTaps("id"));
    void again.look();
    await taken();
    expect(asked[0]?.tell).toEqual([points]);
    await taken();
    expect([entries(again), again.waiting, waitingTaps("id")]).toEqual([[points], [], []]);
    expect(keptEvening("id")).toEqual(again.evening);
  });

  it("keeps what waits where there is still none after the reload", async () => {
    offline();
    await fresh().change(...points);
    offline();
    expect(await new Beside("id", keptEvening("id"), null, waitingTaps("id")).look()).toBe(false);
    expect(waitingTaps("id")).toEqual([points]);
  });

  it("tells what waits before the step that is tapped after it", async () => {
    vi.useFakeTimers();
    const beside = fresh();
    offline();
    await beside.change(...points);
    offline();
    expect(await beside.act("end")).toBe(false);
    expect(beside.waiting).toEqual([points]);
    vi.useRealTimers();
    const acted = beside.act("end");
    await taken();
    await taken();
    expect([await acted, entries(beside)]).toEqual([true, [points, ["end"]]]);
  });
});
