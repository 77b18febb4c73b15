/** What is tapped, told in order: fingers are faster than requests, and servers are away at times. */

import { ApiError, words } from "../api/errors";
import { t } from "../lib/words";

/** How many taps one request tells at most. */
const MOST = 20;
/** Milliseconds until taps that found no server are told again. */
const PAUSE = 4000;
/** Answers of servers and proxies that say nothing about what was asked. */
const PASSING = [429, 502, 503, 504];

/** Whether the same request may succeed later. */
function passes(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "offline" || PASSING.includes(error.status));
}

export abstract class Telling<T> {
  busy = $state(false);
  problem = $state("");
  /** What was tapped and has not been told yet. */
  waiting = $state.raw<T[]>([]);
  /** Whether the problem is that there is no server now. */
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell taps; the function that is returned shows what came of them. */
  protected abstract send(tell: T[]): Promise<() => void>;

  /** Something was told, or waits. */
  protected kept(): void {}

  protected async queue(...taps: T[]): Promise<void> {
    if (!this.held) this.problem = "";
    this.waiting = [...this.waiting, ...taps];
    this.kept();
    if (!this.busy) await this.drain();
  }

  protected async drain(): Promise<void> {
    while (this.waiting.length) {
      const next = this.waiting.slice(0, MOST);
      if (!(await this.attempt(() => this.send(next), next.length))) return;
    }
  }

  /** Make a request that tells so many of what waits; return whether others may follow. */
  protected async attempt(send: () => Promise<() => void>, queued = 0): Promise<boolean> {
    this.busy = true;
    if (!queued) this.problem = "";
    try {
      (await send())();
      this.waiting = this.waiting.slice(queued);
      if (this.held) [this.held, this.problem] = [false, ""];
      this.kept();
      return true;
    } catch (error) {
      if (queued) this.refuse(error, queued);
      else this.problem = said(error);
      return queued > 0 && !this.held;
    } finally {
      this.busy = false;
    }
  }

  /** Take back the last tap that finds no server; return whether there was one. */
  protected untold(): boolean {
    if (!this.held || this.busy || !this.waiting.length) return false;
    this.waiting = this.waiting.slice(0, -1);
    if (!this.waiting.length) [this.held, this.problem] = [false, ""];
    this.kept();
    return true;
  }

  /** What was not taken goes, and nothing else: where there was no server, all waits. */
  private refuse(error: unknown, queued: number): void {
    this.held = passes(error);
    if (this.held) {
      this.problem = t("record-waits");
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        if (!this.busy) void this.drain();
      }, PAUSE);
      return;
    }
    this.problem = said(error);
    const at = error instanceof ApiError ? (error.body.at ?? null) : null;
    this.waiting = this.waiting.filter((_, i) => (at === null ? i >= queued : i !== at));
    this.kept();
  }
}

function said(error: unknown): string {
  return error instanceof ApiError ? (error.body.message ?? words(error)) : words(error);
}
