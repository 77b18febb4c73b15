import { beforeEach, describe, expect, it, vi } from "vitest";
import type { State } from "../../api/types";
import { choice } from "../../testing/api";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const api = { coach: vi.fn() };
vi.mock("../../api/client", () => ({ api }));

const { ENOUGH, Tutor } = await import("./tutor.svelte");
const { coached } = await import("../../lib/kept/coached.svelte");

const OPTIONS = [choice("build"), choice("pass")];
const asks = (revision: number, prompt: string, options = OPTIONS) =>
  ({
    id: "game",
    revision,
    edition: 0,
    over: false,
    decision: { mine: true, prompt, options },
  }) as unknown as State;

beforeEach(() => {
  coached.quiet = false;
  api.coach.mockReset();
  api.coach.mockImplementation(async () => ({ revision: 0, text: "build", because: [] }));
});

describe("the coach of a first game", () => {
  it("explains a kind of question at length, then briefly, then only when asked", async () => {
    const tutor = new Tutor(() => "token");
    for (let time = 0; time < ENOUGH; time++) {
      await tutor.follow(asks(time, "act"));
      expect([tutor.speaking, tutor.long]).toEqual([true, time === 0]);
      await tutor.allows();
    }
    await tutor.follow(asks(ENOUGH, "act"));
    expect(tutor.speaking).toBe(false);
    expect(api.coach).toHaveBeenCalledTimes(ENOUGH);
    await tutor.turn();
    expect([tutor.speaking, tutor.long]).toEqual([true, true]);
    await tutor.follow(asks(9, "another"));
    expect(tutor.long).toBe(true);
  });

  it("points at what they propose and keeps nobody from anything else", async () => {
    const tutor = new Tutor(() => "token");
    await tutor.follow(asks(0, "new"));
    expect(tutor.points(OPTIONS)).toEqual([OPTIONS[0]]);
    expect(tutor.strict).toBe(false);
    expect(await tutor.allows()).toBe(true);
  });

  it("says nothing where there is nothing to choose, nor once silenced", async () => {
    const tutor = new Tutor(() => "token");
    await tutor.follow(asks(0, "one", OPTIONS.slice(1)));
    expect(tutor.asked).toBe(false);
    tutor.hush(true);
    await tutor.follow(asks(1, "two"));
    expect([tutor.asked, tutor.speaking]).toEqual([true, false]);
    expect(api.coach).not.toHaveBeenCalled();
  });
});
