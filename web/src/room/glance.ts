/** What a board tells others at a glance: its parts by rank, those of one group together. */

import type { BoardPart, BoardSpace } from "../api/types";
import { keysOf } from "../table/boards/tracks";

/** The parts others look at, first those of the first rank; a group stands where its first part does. */
export function glances(board: BoardPart[]): BoardPart[][] {
  const ranked = board
    .filter((part) => part.glance)
    .sort((one, other) => (one.glance ?? 0) - (other.glance ?? 0));
  const found: BoardPart[][] = [];
  for (const part of ranked) {
    const group = part.group && found.find((each) => each[0]?.group === part.group);
    if (group) group.push(part);
    else found.push([part]);
  }
  return found;
}

/** How many spaces of a track are free of their piece. */
export const placed = (part: BoardPart): number =>
  (part.spaces ?? []).filter((space) => !space.filled).length;

/** The space whose piece comes next, where a board says so. */
export const nextSpace = (part: BoardPart): BoardSpace | undefined =>
  part.spaces?.find((space) => space.next);

/** Something of the board that belongs to an option of the open question, by its keys. */
export function holds(
  owner: string,
  board: BoardPart[],
  selectable: Record<string, number>,
): boolean {
  return board.some((part) => keysOf(owner, part).some((key) => selectable[key]));
}

/** One of several piles of cards that belong together. */
export const isColumn = (part: BoardPart): boolean => part.kind === "cards" && Boolean(part.group);
