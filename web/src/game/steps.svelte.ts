/** Moments waiting to be shown, so that a person can follow what computers do. */

import type { State } from "../api/types";

/** From this many waiting moments on, each is shown for a shorter time. */
const MANY = 12;

export class Steps {
  /** The moment on the screen. */
  shown = $state.raw<State | null>(null);
  /** How many moments wait to be shown. */
  waiting = $state(0);
  /** The lines of the log that led from the moment shown before to this one. */
  lines = $state.raw<[from: number, to: number]>([0, 0]);

  /** Whether the shown moment is still to be seen, whatever waits. */
  held = $state(false);

  private queue: State[] = [];
  private holding: ReturnType<typeof setTimeout> | undefined;
  /** When the shown moment came onto the screen. */
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Seconds that a step of others stays on the screen. */
    private seconds: () => number,
    /** Called with each moment that comes onto the screen. */
    private onshow: () => void = () => undefined,
  ) {}

  add(state: State): void {
    this.queue.push(state);
    this.waiting = this.queue.length;
    this.next();
  }

  /** Keep the shown moment so many milliseconds, counted from when it came. */
  hold(time: number): void {
    const rest = time - (performance.now() - this.since);
    if (rest <= 0) return;
    clearTimeout(this.holding);
    clearTimeout(this.timer);
    this.timer = undefined;
    this.held = true;
    this.holding = setTimeout(() => this.release(), rest);
  }

  /** Go on from a moment that was kept. */
  release(): void {
    clearTimeout(this.holding);
    if (!this.held) return;
    this.held = false;
    this.since = -Infinity;
    this.next();
  }

  /** Show the last moment next, after those before it that are to be seen by all means. */
  hasten(isKept: (before: State, state: State) => boolean): void {
    const before = [this.shown, ...this.queue];
    const last = this.queue.length - 1;
    this.queue = this.queue.filter((state, at) => {
      const from = before[at];
      return at === last || (from && isKept(from, state));
    });
    this.waiting = this.queue.length;
    if (this.held) return;
    if (this.waiting === 1) this.skip();
    else {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.since = -Infinity;
      this.next();
    }
  }

  /** Show the last moment at once. */
  skip(): void {
    clearTimeout(this.timer);
    clearTimeout(this.holding);
    this.timer = undefined;
    this.held = false;
    const last = this.queue.at(-1);
    if (!last) return;
    this.queue = [last];
    this.show();
  }

  /** Forget what waits. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.holding);
    this.timer = undefined;
    this.held = false;
    this.queue = [];
    this.waiting = 0;
  }

  /** Begin anew, with nothing but this on the screen. */
  restart(shown: State | null): void {
    this.stop();
    this.shown = shown;
    this.lines = [0, 0];
  }

  /** Tell every moment, shown or waiting, something new. */
  change(told: (state: State) => State): void {
    if (this.shown) this.shown = told(this.shown);
    this.queue = this.queue.map(told);
  }

  private next(): void {
    if (this.timer !== undefined || this.held) return;
    const state = this.queue[0];
    if (!state) return;
    const time = this.shown ? stay(this.shown, state, this.seconds(), this.queue.length) : 0;
    const wait = time - (performance.now() - this.since);
    if (wait <= 0) {
      this.show();
      this.next();
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.show();
      this.next();
    }, wait);
  }

  private show(): void {
    const state = this.queue.shift();
    if (!state) return;
    const before = this.shown?.log_length ?? state.log_length;
    this.waiting = this.queue.length;
    this.since = performance.now();
    if (state.log_length !== before) this.lines = [before, state.log_length];
    this.shown = state;
    this.onshow();
  }
}

/** How long the shown moment stays before the next, in milliseconds. */
function stay(shown: State, next: State, seconds: number, waiting: number): number {
  if (seconds <= 0 || isOwnDoing(shown) || isBackwards(shown, next)) return 0;
  if (next.log_length === shown.log_length) return 0;
  const hurry = waiting > MANY ? MANY / waiting : 1;
  return Math.round(seconds * 1000 * hurry);
}

/** What follows from the viewer's own answer is shown at once. */
const isOwnDoing = (shown: State): boolean => shown.decision?.mine ?? false;

const isBackwards = (shown: State, next: State): boolean => next.revision <= shown.revision;
