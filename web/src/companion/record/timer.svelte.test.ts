import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Moment } from "./api";
import { Recording } from "./recording.svelte";
import { Timer } from "./timer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("counts for whoever plays, and not while it is stopped", () => {
  const recording = new Recording("one", "");
  const play = (playing: string): void => {
    recording.moment = { playing, turns: [], state: { title: "" } } as unknown as Moment;
  };
  const timer = new Timer(recording);
  play("cats");
  timer.start();
  vi.advanceTimersByTime(65_000);
  play("birds");
  vi.advanceTimersByTime(3_000);
  timer.stop();
  vi.advanceTimersByTime(60_000);
  expect([timer.of("cats"), timer.of("birds"), timer.of("mice")]).toEqual(["1:05", "0:03", "0:00"]);
  timer.start();
  vi.advanceTimersByTime(1_000);
  timer.stop();
  expect(timer.of("birds")).toBe("0:04");
});
