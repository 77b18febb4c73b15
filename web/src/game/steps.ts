/** Moments waiting to be shown, so that a person can follow what computers do. */

import type { State } from "../api/types";

/** From this many waiting moments on, each is shown for a shorter time. */
const MANY = 12;

/** How long the shown moment stays before the next, in milliseconds. */
export function stay(shown: State, next: State, seconds: number, waiting: number): number {
  if (seconds <= 0 || isOwnDoing(shown) || isBackwards(shown, next)) return 0;
  if (next.log_length === shown.log_length) return 0;
  const hurry = waiting > MANY ? MANY / waiting : 1;
  return Math.round(seconds * 1000 * hurry);
}

/** What follows from the viewer's own answer is shown at once. */
const isOwnDoing = (shown: State): boolean => shown.decision?.mine ?? false;

const isBackwards = (shown: State, next: State): boolean => next.revision <= shown.revision;
