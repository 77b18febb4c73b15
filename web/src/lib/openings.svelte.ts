/** How factions play, told once to whoever plays one for the first time, and whenever it is asked. */

import type { State } from "../api/types";
import { keep, recall } from "./kept/kept";

const NAME = "openings";

class Openings {
  /** The faction that is told of; nothing: none. */
  shown = $state("");
  /** Whether it has come by itself, at a first turn. */
  first = $state(false);
  /** The points that win the game it is played in; none: as printed. */
  goal = $state<number>();

  /** Tell of a faction because somebody asks. */
  ask(faction: string, goal?: number): void {
    this.first = false;
    this.goal = goal;
    this.shown = faction;
  }

  /** At the first turn of a faction that nobody has played in this browser, tell of it. */
  follow(state: State | null, goal: number): void {
    const faction = state && beginning(state);
    if (!faction) return;
    const known = recall<string[]>(NAME, []);
    if (known.includes(faction)) return;
    keep(NAME, [...known, faction]);
    this.first = true;
    this.goal = goal;
    this.shown = faction;
  }
}

export const openings = new Openings();

/** The reader's faction, where they are asked in setup, unless they draft, or in their first turn. */
export function beginning(state: State): string | null {
  const { viewer, decision, view } = state;
  if (!viewer || !decision?.mine) return null;
  const { seat, number } = view.turn;
  const setup = number === 0 && !view.setup.pool;
  const first = number > 0 && number <= view.seats.length && seat === viewer;
  return setup || first ? viewer : null;
}
