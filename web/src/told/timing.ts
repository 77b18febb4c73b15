/** When each motion begins and how long it takes; the numbers are those of the design. */

import type { Motion } from "./motion/motions";

/** Milliseconds, at the pace "steady". */
export const TIMES = {
  travel: 420,
  apart: 60,
  together: 700,
  fall: 260,
  appear: 200,
  card: 320,
  dice: 650,
  flip: 420,
  /** What everybody stops for. */
  moment: 1000,
  line: 180,
  step: 240,
  rise: 700,
  /** How long a still picture stands. */
  still: 2000,
} as const;

/** Seconds that a deed of others stays at each pace; the first is the slowest. */
export const PACES = { slow: 1.8, steady: 0.9, quick: 0.4, instant: 0 } as const;
/** Nothing that was told at once takes longer, however much it was. */
const LONGEST = 4000;

export interface Timed {
  motion: Motion;
  start: number;
  time: number;
}

/** How much longer than at "steady" all takes, by the seconds that a step stays. */
export const tempoOf = (seconds: number): number => Math.min(seconds / PACES.steady, 2);

/** The pace that comes nearest to so many seconds. */
export function paceOf(seconds: number): keyof typeof PACES {
  const all = Object.keys(PACES) as (keyof typeof PACES)[];
  return all.reduce((best, each) =>
    Math.abs(PACES[each] - seconds) < Math.abs(PACES[best] - seconds) ? each : best,
  );
}

/** How long a motion takes by itself. */
export function timeOf(motion: Motion): number {
  if (motion.kind === "points")
    return Math.min(Math.abs(motion.to - motion.from) * TIMES.step, TIMES.rise);
  if (motion.kind === "dice") return TIMES.dice + motion.lines * TIMES.line;
  return TIMES[motion.kind];
}

/** In which order motions are told, by kind. */
const STAGES: Motion["kind"][][] = [
  ["moment"],
  ["travel", "appear", "flip", "card"],
  ["dice"],
  ["fall", "points"],
];

/** What everybody stops for; cards and what travels, one shortly after the other; then dice; then what falls and rises. */
export function schedule(motions: Motion[], tempo: number): Timed[] {
  if (tempo <= 0) return [];
  const all: Timed[] = [];
  for (const kinds of STAGES)
    all.push(
      ...stage(
        motions.filter(({ kind }) => kinds.includes(kind)),
        endOf(all),
      ),
    );
  const factor = Math.min(tempo, LONGEST / Math.max(endOf(all), 1));
  return all.map((each) => ({
    motion: each.motion,
    start: each.start * factor,
    time: each.time * factor,
  }));
}

/** Alike motions one shortly after the other, so that all end in time. */
function stage(motions: Motion[], start: number): Timed[] {
  const spare = TIMES.together - TIMES.travel;
  const apart = Math.min(TIMES.apart, spare / Math.max(motions.length - 1, 1));
  return motions.map((motion, at) => ({ motion, start: start + at * apart, time: timeOf(motion) }));
}

/** When the last of them has ended. */
export const endOf = (all: Timed[]): number =>
  all.reduce((last, each) => Math.max(last, each.start + each.time), 0);
