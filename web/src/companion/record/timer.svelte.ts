/** The time of everybody: it runs for whoever plays, until somebody stops it or the page hides. */

import type { Recording } from "./recording.svelte";

const STEP = 1000;
const MINUTE = 60;

export class Timer {
  running = $state(false);
  private handle: ReturnType<typeof setInterval> | undefined;
  private since = 0;

  constructor(
    private readonly recording: Recording,
    private readonly now: () => number = () => Date.now(),
  ) {}

  start(): void {
    if (this.running) return;
    this.running = true;
    this.since = this.now();
    this.handle = setInterval(() => this.count(), STEP);
  }

  stop(): void {
    if (!this.running) return;
    clearInterval(this.handle);
    this.count();
    this.running = false;
    this.recording.keep();
  }

  /** Give the time since the last count to whoever plays. */
  count(): void {
    const now = this.now();
    this.recording.passed(now - this.since);
    this.since = now;
  }

  /** The time that a faction has had: `12:05`. */
  of(seat: string): string {
    const seconds = Math.floor((this.recording.spent[seat] ?? 0) / STEP);
    return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
  }
}
