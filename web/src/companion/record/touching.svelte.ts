/** What the fingers are about: a place whose pieces move or fight, or a seat. */

import type { Deed } from "./api";
import type { Recording } from "./recording.svelte";

/** Pieces that go to the place that is touched next. */
export interface Mover {
  owner: string;
  piece: string;
}

export class Touching {
  place = $state<string | null>(null);
  seat = $state<string | null>(null);
  /** The owner whose pieces are listed. */
  owner = $state<string | null>(null);
  /** Who is meant to move, where it is not the first piece of whoever plays. */
  chosen = $state.raw<Mover | null>(null);
  /** The enemy whose battle waits for its dice. */
  defender = $state<string | null>(null);
  /** Whether something was told here: then the next place is looked at, and nothing moves. */
  changed = $state(false);

  /** Whether the same once more is one deed with what was told just before, on this open sheet. */
  joins = false;

  constructor(private readonly recording: Recording) {}

  /** What moves from the place to the next one that is touched. */
  get mover(): Mover | null {
    if (this.chosen) return this.chosen;
    if (this.changed) return null;
    const there = this.pieces(this.place);
    const own = there.filter((each) => each.owner === this.recording.playing);
    const [most] = own.sort((one, other) => other.count - one.count);
    return most ? { owner: most.owner, piece: most.piece } : null;
  }

  /** Touch a place: look at it, or go there with what moves. */
  touch(place: string): void {
    this.seat = null;
    const { place: from, mover } = this;
    if (from === null || from === place || !mover) {
      this.look(place === from ? null : place);
      return;
    }
    const deed: Deed = { do: "move", ...mover, count: 1, from, to: place };
    this.look(null);
    void this.recording.tell(deed);
  }

  /** Something was told here other than a move: what was to move stays, unless it is chosen anew. */
  settle(): void {
    this.chosen = this.defender = null;
    this.changed = true;
    this.joins = false;
  }

  look(place: string | null): void {
    this.place = place;
    this.chosen = this.defender = null;
    this.changed = this.joins = false;
    this.owner = null;
  }

  open(seat: string): void {
    this.look(null);
    this.seat = this.seat === seat ? null : seat;
  }

  close(): void {
    this.look(null);
    this.seat = null;
  }

  /** The pieces in a place, with those of deeds that are still on their way. */
  pieces(place: string | null): { owner: string; piece: string; count: number }[] {
    const standing = this.recording.shown?.view.places.find((each) => each.id === place)?.pieces;
    const found = (standing ?? []).map(({ owner, piece, count }) => ({ owner, piece, count }));
    for (const deed of this.recording.waiting) {
      if (deed.do !== "move" || (deed["from"] !== place && deed["to"] !== place)) continue;
      const more = Number(deed["count"]) * (deed["to"] === place ? 1 : -1);
      const known = found.find(
        (each) => each.owner === deed["owner"] && each.piece === deed["piece"],
      );
      if (known) known.count += more;
      else found.push({ owner: String(deed["owner"]), piece: String(deed["piece"]), count: more });
    }
    return found.filter((each) => each.count > 0);
  }
}
