/** Actions counted through a log, and the doubts about them that stay known. */

import type { Doubt, Turn } from "./api";

/** How many actions stand before a line. */
export const before = (turns: Turn[], turn: number): number =>
  turns.slice(0, turn).reduce((sum, each) => sum + each.actions.length, 0);

export const total = (turns: Turn[]): number => before(turns, turns.length);

/** Where the turn ends that comes after so many actions, or where it begins that came before. */
export function turnFrom(turns: Turn[], at: number, by: number): number {
  const ends = [...turns.keys(), turns.length].map((turn) => before(turns, turn));
  return (by < 0 ? ends.findLast((end) => end < at) : ends.find((end) => end > at)) ?? at;
}

/** The Law was asked about the new actions alone: what it said of those before is still so. */
export function joined(turns: Turn[], old: Doubt[], found: Doubt[], since: number): Doubt[] {
  const known = old.filter((doubt) => before(turns, doubt.turn) + doubt.index < since);
  const named = new Set(found.map(({ turn, index }) => `${turn} ${index}`));
  return [...known.filter(({ turn, index }) => !named.has(`${turn} ${index}`)), ...found].sort(
    (one, other) => one.turn - other.turn || one.index - other.index,
  );
}
