/** What has been learned in this browser: lessons taken, puzzles solved, and the games of both. */

import type { Learning } from "../../api/client";
import { keep, onKeptElsewhere, recall } from "./kept";

/** A game that began as a lesson or puzzle does. */
export interface LearningGame {
  game: string;
  kind: Learning;
  id: string;
}

interface Kept {
  lessons: string[];
  puzzles: string[];
  games: LearningGame[];
}

const NAME = "learned";
const NOTHING: Kept = { lessons: [], puzzles: [], games: [] };

class Learned {
  private kept = $state.raw<Kept>({ ...NOTHING, ...recall(NAME, {}) });

  constructor() {
    onKeptElsewhere(NAME, () => (this.kept = { ...NOTHING, ...recall(NAME, {}) }));
  }

  has(kind: Learning, id: string): boolean {
    return this.kept[kind].includes(id);
  }

  /** What a game is of, where it is one of these. */
  of(game: string): LearningGame | undefined {
    return this.kept.games.find((each) => each.game === game);
  }

  /** The game in which it was begun last. */
  game(kind: Learning, id: string): string | undefined {
    return this.kept.games.find((each) => each.kind === kind && each.id === id)?.game;
  }

  /** Keep in which game something is learned; the one before is forgotten. */
  begin(kind: Learning, id: string, game: string): void {
    const others = this.kept.games.filter((each) => each.kind !== kind || each.id !== id);
    this.change({ games: [{ game, kind, id }, ...others] });
  }

  finish(kind: Learning, id: string): void {
    if (!this.has(kind, id)) this.change({ [kind]: [...this.kept[kind], id] });
  }

  private change(what: Partial<Kept>): void {
    this.kept = { ...this.kept, ...what };
    keep(NAME, this.kept);
  }
}

export const learned = new Learned();
