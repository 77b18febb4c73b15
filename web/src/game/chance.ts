/** What is said of a game's chance, and to whom. */

import type { State } from "../api/types";
import { keep, recall } from "../lib/kept/kept";

const TOLD = "seeded-told";
const MOST = 200;

/** Whether other people play by a seed that somebody may know: everybody is told. */
export function needsSaying(game: State): boolean {
  const people = game.seats.filter((seat) => seat.player === "person").length;
  return Boolean(game.seeded) && !game.over && people > 1 && !told().includes(game.id);
}

/** Remember in this browser that somebody has read it. */
export function hasRead(game: State): void {
  keep(TOLD, [...told(), game.id].slice(-MOST));
}

function told(): string[] {
  return recall<string[]>(TOLD, []);
}
