import { beforeEach, expect, it, vi } from "vitest";
import type { Entry, LogPage, State } from "../api/types";
import { decision, entry, state } from "../testing/api";
import type { StreamHandlers } from "../api/stream";

const wire = vi.hoisted(() => ({
  on: null as StreamHandlers | null,
  lines: 0,
  answer: (() => Promise.reject(new Error("nothing was asked"))) as () => Promise<unknown>,
  state: null as unknown,
}));

vi.mock("../api/stream", () => ({
  follow: (_id: string, _token: string | null, on: StreamHandlers) => {
    wire.on = on;
    return () => undefined;
  },
}));

const line = (index: number): Entry => entry(index, { places: [String(index)] });

vi.mock("../api/client", () => ({
  api: {
    answer: () => wire.answer(),
    state: () => Promise.resolve(wire.state),
    log: async (_id: string, _token: string | null, from: number): Promise<LogPage> => {
      const until = wire.lines;
      await Promise.resolve();
      const entries = Array.from({ length: Math.max(0, until - from) }, (_, at) => line(from + at));
      return { entries, deeds: [], next: until };
    },
  },
}));

const { ApiError } = await import("../api/errors");
const { Table } = await import("./table.svelte");

function moment(revision: number, log_length: number, mine = false): State {
  const asked = { revision, log_length, decision: decision("", { mine }) };
  return state({} as State["view"], asked);
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function open(seconds = 0): InstanceType<typeof Table> {
  const table = new Table("g", "token", () => seconds);
  table.start();
  return table;
}

beforeEach(() => (wire.lines = 0));

it("has every line, however they arrive", async () => {
  const table = open();
  wire.lines = 3;
  wire.on?.state(moment(1, 3));
  wire.lines = 5;
  wire.on?.state(moment(2, 5));
  wire.on?.entries({ entries: [line(4)], deeds: [], next: 5 });
  await settle();
  expect(table.told.map((entry) => entry.index)).toEqual([0, 1, 2, 3, 4]);
});

it("drops the lines that were taken back", async () => {
  const table = open();
  wire.lines = 4;
  wire.on?.state(moment(4, 4));
  await settle();
  wire.lines = 2;
  wire.on?.state({ ...moment(3, 2), edition: 1 });
  await settle();
  expect(table.entries.map((entry) => entry.index)).toEqual([0, 1]);
  expect(table.shown?.revision).toBe(3);
});

it("shows steps of others one by one, and the present on request", () => {
  const table = open(60);
  wire.on?.state(moment(1, 1));
  wire.on?.state(moment(2, 2));
  wire.on?.state(moment(3, 3));
  expect([table.shown?.revision, table.waiting]).toEqual([1, 2]);
  table.skip();
  expect([table.shown?.revision, table.waiting]).toEqual([3, 0]);
  table.end();
});

it("lets nobody wait for the end of a story to answer", () => {
  const table = open(60);
  wire.on?.state(moment(1, 1));
  wire.on?.state(moment(2, 2));
  wire.on?.state(moment(3, 3, true));
  expect([table.shown?.revision, table.waiting, table.mine]).toEqual([3, 0, true]);
  table.end();
});

it("names the places that changed with the last step", async () => {
  const table = open();
  wire.lines = 3;
  wire.on?.state(moment(1, 1));
  wire.on?.state(moment(2, 3));
  await settle();
  expect(table.moved).toEqual(["1", "2"]);
});

it("sends an answer again that did not reach the server", async () => {
  const table = open();
  let tries = 0;
  wire.answer = () =>
    ++tries === 1
      ? Promise.reject(new ApiError(0, "offline"))
      : Promise.resolve({ revision: 2, state: moment(2, 0, true) });
  wire.on?.state(moment(1, 0, true));
  const answering = table.answer("go");
  await settle();
  expect([tries, table.unsent, table.busy, table.problem]).toEqual([1, true, true, ""]);
  wire.on?.connection("live");
  expect(await answering).toBe(true);
  expect([tries, table.unsent, table.busy, table.shown?.revision]).toEqual([2, false, false, 2]);
});

it("does not give an answer twice whose reply was lost", async () => {
  const table = open();
  let tries = 0;
  wire.answer = () =>
    Promise.reject(++tries === 1 ? new ApiError(0, "offline") : new ApiError(409, "stale"));
  wire.state = moment(2, 0, true);
  wire.on?.state(moment(1, 0, true));
  const answering = table.answer("go");
  await settle();
  wire.on?.connection("live");
  expect(await answering).toBe(false);
  expect([tries, table.problem, table.latest?.revision]).toEqual([2, "", 2]);
});

it("keeps what would end with an answer that was refused for that, and says nothing else", async () => {
  const table = open();
  const outcome = { certain: true, last: "turn" as const };
  let tries = 0;
  wire.answer = () =>
    Promise.reject(
      ++tries === 1
        ? new ApiError(0, "offline") // looked up as soon as the server can be reached again
        : new ApiError(409, "last_answer", { outcome }),
    );
  wire.on?.state(moment(1, 0, true));
  const answering = table.answer("go", true);
  await settle();
  wire.on?.connection("live");
  expect(await answering).toBe(false);
  expect([tries, table.last, table.problem, table.busy]).toEqual([2, outcome, "", false]);
  wire.answer = () => Promise.resolve({ revision: 2, state: moment(2, 0) });
  expect(await table.answer("go")).toBe(true);
  expect(table.last).toBe(null);
});

it("lets an answer be withdrawn that has not been sent", async () => {
  const table = open();
  wire.answer = () => Promise.reject(new ApiError(0, "offline"));
  wire.on?.state(moment(1, 0, true));
  const answering = table.answer("go");
  await settle();
  table.dropUnsent();
  expect(await answering).toBe(false);
  expect([table.unsent, table.busy, table.problem]).toEqual([false, false, ""]);
});

it("keeps to what is newer when an earlier moment arrives late", async () => {
  const table = open();
  wire.on?.state({ ...moment(3, 2), edition: 1 });
  wire.on?.state(moment(4, 4));
  await settle();
  expect(table.latest?.revision).toBe(3);
});

it("keeps a battle of one's own before others go on, until somebody presses", async () => {
  const table = new Table(
    "g",
    "token",
    () => 0,
    () => 60_000,
  );
  table.start();
  const dice = { ...line(1), seat: "a", revision: 2, fields: { high: 3, low: 1, defender: "b" } };
  wire.on?.state({ ...moment(1, 1), viewer: "b" });
  wire.on?.entries({ entries: [line(0), dice], deeds: [], next: 2 });
  wire.on?.state({ ...moment(2, 2), viewer: "b" });
  wire.on?.state({ ...moment(3, 2), viewer: "b" });
  wire.on?.state({ ...moment(4, 2, true), viewer: "b" });
  expect([table.shown?.revision, table.fighting, table.mine, table.waiting]).toEqual([
    ...[2, true, false, 1],
  ]);
  table.goOn();
  expect([table.shown?.revision, table.fighting, table.mine]).toEqual([4, false, true]);
});
