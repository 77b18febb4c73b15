/** Tells what happens: each moment that comes onto the table as a scene of motions, or as a still picture. */

import type { Deed, Entry, State, View } from "../api/types";
import { motionsBetween, type Motion } from "./motion/motions";
import { endOf, schedule, tempoOf, TIMES, type Timed } from "./timing";

export interface Scene {
  revision: number;
  /** Whose deed it is; null for nobody's. */
  doer: string | null;
  motions: Timed[];
  /** Whether nothing moves: arrows and rings say it. */
  still: boolean;
  /** How much longer than usual all takes. */
  tempo: number;
  /** When all has been told, in milliseconds. */
  end: number;
}

export interface Told {
  /** Seconds that a step of others stays now. */
  seconds: () => number;
  /** Whether the reader wants nothing to move. */
  still: () => boolean;
  /** The events that everybody stops for, by their verbs. */
  moments?: () => string[];
  /** Called with what a scene begins with, for the ears. */
  onscene?: (scene: Scene) => void;
}

export class Teller {
  scene = $state.raw<Scene | null>(null);
  /** Whether the pieces of the scene have arrived. */
  private arrived = $state(true);
  private before: State | null = null;
  /** Whether that was a moment of the past, from which one comes back at once. */
  private past = false;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private told: Told) {}

  /** A battle takes longer to read than other deeds. */
  get weight(): number {
    return this.scene?.motions.some((each) => each.motion.kind === "dice") ? 2 : 1;
  }

  /** The moment on the table now, with the log as far as it is known. */
  follow(shown: State | null, entries: Entry[], deeds: Deed[], past = false): void {
    const before = this.before;
    const back = this.past && !past;
    this.past = past;
    if (!shown || !before || back || !goesOn(before, shown)) {
      if (shown !== before) this.finish();
      this.before = shown;
      return;
    }
    const lines = linesBetween(entries, before.log_length, shown.log_length);
    // The lines of a moment may arrive after it.
    if (!lines || (shown.revision === before.revision && !lines.length)) return;
    this.before = shown;
    this.play(before, shown, lines, deeds);
  }

  /** What led from one moment to a later one. */
  play(before: State, after: State, lines: Entry[], deeds: Deed[]): void {
    this.finish();
    const motions = motionsBetween(before, after, lines, this.told.moments?.());
    const tempo = tempoOf(this.told.seconds());
    if (!motions.length || tempo <= 0) return;
    this.begin(after, motions, tempo, doerOf(lines, deeds));
  }

  private begin(after: State, motions: Motion[], tempo: number, doer: string | null): void {
    const still = this.told.still();
    const timed = schedule(motions, tempo);
    const end = still ? Math.max(TIMES.still, TIMES.still * tempo) : endOf(timed);
    this.scene = { revision: after.revision, doer, motions: timed, still, tempo, end };
    this.told.onscene?.(this.scene);
    this.arrived = still;
    const landed = endOf(timed.filter((each) => each.motion.kind !== "dice" && !isLate(each)));
    if (!still) this.timers.push(setTimeout(() => (this.arrived = true), landed));
    this.timers.push(setTimeout(() => this.finish(), end + (still ? 0 : TIMES.fall)));
  }

  /** End the scene now: everything is where it belongs. */
  finish(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers = [];
    this.scene = null;
    this.arrived = true;
  }

  /** Forget what was seen, as when somebody else sits down. */
  forget(): void {
    this.finish();
    this.before = null;
  }

  /** What to draw on the map while pieces are on their way: they are not there yet. */
  drawn(state: State): State {
    if (this.arrived || !this.scene || this.scene.revision !== state.revision) return state;
    return { ...state, view: withoutComing(state.view, this.scene.motions) };
  }
}

const isLate = ({ motion }: Timed): boolean => motion.kind === "fall" || motion.kind === "points";

/** Whether a moment follows another before the same eyes. */
const goesOn = (before: State, shown: State): boolean =>
  before.id === shown.id &&
  before.viewer === shown.viewer &&
  before.edition === shown.edition &&
  shown.log_length >= before.log_length;

/** The lines of the log between two lengths; null while some are on their way. */
export function linesBetween(entries: Entry[], from: number, to: number): Entry[] | null {
  const found = entries.filter((entry) => entry.index >= from && entry.index < to);
  return found.length === to - from ? found : null;
}

function doerOf(lines: Entry[], deeds: Deed[]): string | null {
  const last = lines.at(-1);
  return deeds.find((deed) => deed.number === last?.deed)?.seat ?? last?.seat ?? null;
}

/** The view without the pieces that are still travelling or about to appear. */
export function withoutComing(view: View, motions: Timed[]): View {
  const coming = new Map<string, number>();
  for (const { motion } of motions) {
    const pieces = motion.kind === "flip" ? motion.is : motion;
    if (pieces.kind !== "travel" && pieces.kind !== "appear") continue;
    const place = pieces.kind === "travel" ? pieces.to : pieces.at;
    const key = `${pieces.owner} ${pieces.piece} ${place}`;
    coming.set(key, (coming.get(key) ?? 0) + pieces.count);
  }
  const places = view.places.map((place) => ({
    ...place,
    pieces: place.pieces.flatMap((piece) => {
      const less = coming.get(`${piece.owner} ${piece.piece} ${place.id}`) ?? 0;
      const count = piece.count - less;
      return count > 0 ? [less ? { ...piece, count } : piece] : [];
    }),
  }));
  return { ...view, places };
}
