import { describe, expect, it } from "vitest";
import type { SeatState } from "../api/types";
import { turned } from "./company";

const seat = (number: number, player = "person"): SeatState => ({
  ...{ seat: number, faction: null, title: "", player, name: null, claimed: true },
  ...{ connected: true, asked: false, stand_in: null, seen: null, hands: [] },
});

describe("a rematch", () => {
  it("lets the next one begin, and leaves automated factions where they sit", () => {
    const seats = [seat(0), seat(1), seat(2, "greedy"), seat(3, "automated")];
    expect(turned(seats).map((each) => each.seat)).toEqual([1, 2, 0, 3]);
    expect(turned([])).toEqual([]);
  });
});
