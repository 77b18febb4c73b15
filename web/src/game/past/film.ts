/** A game as a film: the moments worth stopping at, and moving between them. */

import type { Entry } from "../../api/types";
import { byTurn } from "./log";

/** The revisions at which something happened, the beginning and the end included. */
export function stops(entries: Entry[], last: number): number[] {
  const found = new Set([0, last]);
  for (const entry of entries) found.add(entry.revision);
  return [...found].filter((revision) => revision <= last).sort((a, b) => a - b);
}

/** The position among `all` of the last stop at or before a revision. */
export function stopAt(all: number[], revision: number): number {
  let position = 0;
  all.forEach((stop, at) => {
    if (stop <= revision) position = at;
  });
  return position;
}

/** The stop where the turn before or after the one at `position` begins. */
export function turnJump(entries: Entry[], all: number[], position: number, by: 1 | -1): number {
  const begins = byTurn(entries).map((group) => stopAt(all, group.entries[0]?.revision ?? 0));
  if (by > 0) return begins.find((start) => start > position) ?? all.length - 1;
  return begins.findLast((start) => start < position) ?? 0;
}
