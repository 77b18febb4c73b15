/** Games with a coach beside the player, and which kinds of questions they have learned to answer. */

import { keep, onKeptElsewhere, recall } from "./kept";

interface Kept {
  games: string[];
  /** By prompt, how often it has been answered. */
  met: Record<string, number>;
  /** Whether the coach speaks only when asked. */
  quiet: boolean;
}

const NAME = "coached";
const NOTHING: Kept = { games: [], met: {}, quiet: false };
const MOST_GAMES = 40;

class Coached {
  private kept = $state.raw<Kept>({ ...NOTHING, ...recall(NAME, {}) });

  constructor() {
    onKeptElsewhere(NAME, () => (this.kept = { ...NOTHING, ...recall(NAME, {}) }));
  }

  has(game: string): boolean {
    return this.kept.games.includes(game);
  }

  /** A game with a coach begins: they speak again. */
  begin(game: string): void {
    const games = [game, ...this.kept.games.filter((each) => each !== game)];
    this.change({ games: games.slice(0, MOST_GAMES), quiet: false });
  }

  /** The game that began last. */
  get last(): string | undefined {
    return this.kept.games[0];
  }

  met(prompt: string): number {
    return this.kept.met[prompt] ?? 0;
  }

  meet(prompt: string): void {
    this.change({ met: { ...this.kept.met, [prompt]: this.met(prompt) + 1 } });
  }

  get quiet(): boolean {
    return this.kept.quiet;
  }

  set quiet(quiet: boolean) {
    this.change({ quiet });
  }

  private change(what: Partial<Kept>): void {
    this.kept = { ...this.kept, ...what };
    keep(NAME, this.kept);
  }
}

export const coached = new Coached();
