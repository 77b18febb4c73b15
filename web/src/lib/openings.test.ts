import { describe, expect, it } from "vitest";
import type { State } from "../api/types";
import { beginning } from "./openings.svelte";

const at = (
  seat: string,
  number: number,
  mine = true,
  viewer: string | null = "cats",
  drafts = true,
): State =>
  ({
    viewer,
    decision: { mine },
    view: { turn: { seat, number }, seats: [{}, {}], setup: drafts ? { pool: [] } : {} },
  }) as unknown as State;

describe("how a faction plays", () => {
  it("is told at the reader's first turn, when they are asked", () => {
    expect(beginning(at("cats", 1))).toBe("cats");
    expect(beginning(at("cats", 2))).toBe("cats");
    expect(beginning(at("cats", 0))).toBeNull();
    expect(beginning(at("cats", 3))).toBeNull();
    expect(beginning(at("birds", 1))).toBeNull();
    expect(beginning(at("cats", 1, false))).toBeNull();
    expect(beginning(at("cats", 1, true, null))).toBeNull();
  });

  it("is told before the first choice of setup, unless factions are drafted there", () => {
    expect(beginning(at("", 0, true, "cats", false))).toBe("cats");
    expect(beginning(at("", 0, true, "cats", true))).toBeNull();
    expect(beginning(at("", 0, true, null, false))).toBeNull();
  });
});
