import { describe, expect, it } from "vitest";
import { Judging, mistakes, weightOf } from "./judging.svelte";
import type { Price } from "./types";

const price = (moment: number, cost: number, reach = 0.01): Price => ({
  ...{ moment, seat: "a", turn: 1, answer: "Pass", best: "March", chance: 0.2 },
  ...{ price: cost, reach, sure: cost > reach, line: [], because: [], instead: [] },
});

describe("the prices of answers", () => {
  it("shows the costliest first and leaves out what luck explains", () => {
    const found = mistakes([price(1, 0.03), price(2, 0.2), price(3, 0.05, 0.06), price(4, 0)]);
    expect(found.map((each) => each.moment)).toEqual([2, 1]);
    expect(found.map(weightOf)).toEqual(["grave", "slip"]);
  });

  it("judges the choices of one seat, stops when told, and goes on from there", async () => {
    const asked: number[] = [];
    const choices = [1, 2, 3, 4].map((moment) => ({
      moment,
      seat: moment % 2 ? "a" : "b",
      turn: 1,
    }));
    const judging: Judging = new Judging(
      () => Promise.resolve(choices),
      (moment) => {
        asked.push(moment);
        judging.stop();
        return Promise.resolve(price(moment, 0.1));
      },
    );
    await judging.start("a");
    expect([asked, judging.total, judging.isDone]).toEqual([[1], 2, false]);
    await judging.start("a");
    expect([asked, judging.isDone]).toEqual([[1, 3], true]);
    await judging.start("b");
    expect([asked, judging.prices.length]).toEqual([[1, 3, 2], 1]);
  });

  it("begins anew for the same seat with all hands open", async () => {
    const asked: [number, boolean][] = [];
    const judging = new Judging(
      () => Promise.resolve([{ moment: 1, seat: "a", turn: 1 }]),
      (moment, open) => {
        asked.push([moment, open]);
        return Promise.resolve(price(moment, 0.1));
      },
    );
    await judging.start("a");
    await judging.start("a", true);
    await judging.start("a", true);
    expect(asked).toEqual([
      [1, false],
      [1, true],
    ]);
  });

  it("keeps what it has when a request fails, and says so", async () => {
    let fails = true;
    const judging = new Judging(
      () => Promise.resolve([{ moment: 1, seat: "a", turn: 1 }]),
      () => (fails ? Promise.reject(new Error("busy")) : Promise.resolve(price(1, 0))),
    );
    await judging.start("a");
    expect([judging.problem, judging.runs]).toEqual([new Error("busy"), false]);
    fails = false;
    await judging.start("a");
    expect([judging.problem, judging.isDone, judging.found]).toEqual([null, true, []]);
  });
});
