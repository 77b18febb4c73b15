import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const fresh = async () => (await import("./learned.svelte")).learned;

describe("what has been learned", () => {
  it("is kept between visits", async () => {
    const first = await fresh();
    expect(first.has("lessons", "one")).toBe(false);
    first.finish("lessons", "one");
    first.finish("lessons", "one");
    vi.resetModules();
    const second = await fresh();
    expect(second.has("lessons", "one")).toBe(true);
    expect(second.has("puzzles", "one")).toBe(false);
  });

  it("knows the last game of each", async () => {
    const learned = await fresh();
    learned.begin("lessons", "one", "a");
    learned.begin("puzzles", "one", "b");
    learned.begin("lessons", "one", "c");
    expect(learned.game("lessons", "one")).toBe("c");
    expect(learned.of("b")).toEqual({ game: "b", kind: "puzzles", id: "one" });
    expect(learned.of("a")).toBeUndefined();
  });

  it("survives what an older page kept", async () => {
    kept.set("undergrowth.learned", JSON.stringify({ puzzles: ["one"] }));
    const learned = await fresh();
    expect(learned.has("puzzles", "one")).toBe(true);
    expect(learned.game("lessons", "one")).toBeUndefined();
  });
});
