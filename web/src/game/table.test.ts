import { beforeEach, expect, it, vi } from "vitest";
import type { Entry, LogPage, State } from "../api/types";
import type { StreamHandlers } from "../api/stream";

const wire = vi.hoisted(() => ({ on: null as StreamHandlers | null, lines: 0 }));

vi.mock("../api/stream", () => ({
  follow: (_id: string, _token: string | null, on: StreamHandlers) => {
    wire.on = on;
    return () => undefined;
  },
}));

const line = (index: number): Entry => ({
  ...{ index, revision: index, turn: 1, seat: "a", phase: "", verb: "", law: "", text: "" },
  ...{ places: [String(index)], cards: [] },
});

vi.mock("../api/client", () => ({
  api: {
    log: async (_id: string, _token: string | null, from: number): Promise<LogPage> => {
      const until = wire.lines;
      await Promise.resolve();
      const entries = Array.from({ length: Math.max(0, until - from) }, (_, at) => line(from + at));
      return { entries, next: until };
    },
  },
}));

const { Table } = await import("./table.svelte");

function moment(revision: number, log_length: number, mine = false): State {
  return {
    ...{
      id: "g",
      revision,
      log_length,
      over: false,
      created: "",
      pace: "",
      viewer: "a",
      title: "",
    },
    ...{ seats: [], view: {} as State["view"], undo: { possible: false, answers: 0 } },
    decision: { seat: "a", prompt: "", text: "", law: "", mine },
    waiting_for: [],
  };
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
  wire.on?.entries({ entries: [line(4)], next: 5 });
  await settle();
  expect(table.told.map((entry) => entry.index)).toEqual([0, 1, 2, 3, 4]);
});

it("drops the lines that were taken back", async () => {
  const table = open();
  wire.lines = 4;
  wire.on?.state(moment(4, 4));
  await settle();
  wire.lines = 2;
  wire.on?.state(moment(3, 2));
  await settle();
  expect(table.entries.map((entry) => entry.index)).toEqual([0, 1]);
  expect(table.shown?.revision).toBe(3);
});

it("shows steps of others one by one, and the present on request", () => {
  const table = open(60);
  wire.on?.state(moment(1, 1));
  wire.on?.state(moment(2, 2));
  wire.on?.state(moment(3, 3, true));
  expect([table.shown?.revision, table.waiting, table.mine]).toEqual([1, 2, false]);
  table.skip();
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
