import { beforeEach, describe, expect, it, vi } from "vitest";
import type { State } from "../api/types";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
});
const { hasRead, needsSaying } = await import("./chance");

const game = (players: string[], seeded: boolean, over = false) =>
  ({ id: "g", seeded, over, seats: players.map((player) => ({ player })) }) as unknown as State;

describe("a game with a seed", () => {
  beforeEach(() => kept.clear());

  it("is told of where several people play", () => {
    expect(needsSaying(game(["person", "person"], true))).toBe(true);
    expect(needsSaying(game(["person", "greedy"], true))).toBe(false);
    expect(needsSaying(game(["person", "person"], false))).toBe(false);
    expect(needsSaying(game(["person", "person"], true, true))).toBe(false);
  });

  it("is told of once", () => {
    hasRead(game(["person", "person"], true));
    expect(needsSaying(game(["person", "person"], true))).toBe(false);
  });
});
