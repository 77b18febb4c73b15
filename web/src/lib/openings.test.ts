import { describe, expect, it } from "vitest";
import type { State } from "../api/types";
import { beginning } from "./openings.svelte";

const at = (seat: string, number: number, mine = true, viewer: string | null = "cats"): State =>
  ({
    viewer,
    decision: { mine },
    view: { turn: { seat, number }, seats: [{}, {}] },
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
});
