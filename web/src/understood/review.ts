/** The review of a game in the shapes that pictures are made of; the sums are the server's. */

import type { Review, ReviewTurn, Source } from "./types";

export interface Segment {
  source: Source;
  /** The part of the longest bar that it takes, 0 to 1. */
  share: number;
}

export interface Bars {
  seat: string;
  gained: Segment[];
  lost: Segment[];
  /** All that was gained less all that was lost. */
  points: number;
}

/** A bar of points for each seat, one segment a source; what was lost stands apart. */
export function barsOf(review: Review): Bars[] {
  const sum = (sources: Source[]): number => sources.reduce((all, each) => all + each.points, 0);
  const gains = (seat: string): Source[] =>
    (review.sources[seat] ?? []).filter((each) => each.points > 0);
  const most = Math.max(1, ...review.seats.map((seat) => sum(gains(seat))));
  const segment = (source: Source): Segment => ({
    source,
    share: Math.abs(source.points) / most,
  });
  return review.seats.map((seat) => ({
    seat,
    gained: gains(seat).map(segment),
    lost: (review.sources[seat] ?? []).filter((each) => each.points < 0).map(segment),
    points: sum(review.sources[seat] ?? []),
  }));
}

export interface Line {
  seat: string;
  points: [turn: number, value: number][];
}

/** Points as each turn begins, and at the end. */
export const scoreLines = (review: Review): Line[] =>
  review.seats.map((seat, at) => ({
    seat,
    points: review.turns.map((turn, n) => [n, turn.scores[at] ?? 0]),
  }));

/** Chances to win in percent, as each turn begins, and at the end. */
export const standingLines = (review: Review): Line[] =>
  review.seats.map((seat, at) => ({
    seat,
    points: review.turns.map((turn, n) => [n, 100 * (turn.standing[at] ?? 0)]),
  }));

/** The number of the turn among those of a review in which a moment lies. */
export function turnAt(turns: ReviewTurn[], moment: number): number {
  const found = turns.findLastIndex((turn) => turn.moment <= moment);
  return Math.max(0, found);
}

/** Each turn in which moments lie, once, with the first of them. */
export function byTurns(
  turns: ReviewTurn[],
  moments: number[],
): { turn: number; moment: number }[] {
  const known = new Map<number, number>();
  for (const moment of moments) {
    // What a revision brought was done before it: a turn that begins there is the next one.
    const turn = turns[turnAt(turns, moment - 1)]?.turn ?? 0;
    if (!known.has(turn)) known.set(turn, moment);
  }
  return [...known].map(([turn, moment]) => ({ turn, moment }));
}
