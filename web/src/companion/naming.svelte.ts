/** What the fingers are about: a place or a seat that is changed, pieces that go elsewhere, options. */

import type { Option } from "../api/schema";
import type { Beside } from "./beside.svelte";

/** Pieces of one kind on their way. */
export interface Carried {
  owner: string;
  piece: string;
  count: number;
}

export class Naming {
  /** The place whose pieces are changed. */
  place = $state<string | null>(null);
  /** The seat whose points, cards and board are changed. */
  seat = $state<string | null>(null);
  /** The owner whose pieces are listed. */
  owner = $state<string | null>(null);
  carries = $state.raw<Carried | null>(null);
  /** The place whose options are listed, where it has several. */
  among = $state<string | null>(null);

  constructor(private readonly beside: Beside) {}

  /** How many options each place belongs to. */
  get picks(): Record<string, number> {
    const found: Record<string, number> = {};
    if (this.place || this.seat) return found;
    for (const option of this.beside.moment?.question?.options ?? [])
      for (const place of placesOf(option)) found[place] = (found[place] ?? 0) + 1;
    return found;
  }

  get everywhere(): Record<string, number> {
    const places = this.beside.shown?.view.places ?? [];
    return Object.fromEntries(places.map(({ id }) => [id, 1]));
  }

  /** The options that are listed: all, or those of the place that was touched. */
  get options(): Option[] {
    const all = (this.beside.moment?.question?.options ?? []) as Option[];
    const { among } = this;
    return among ? all.filter((option) => placesOf(option).includes(among)) : all;
  }

  /** Answer with a place; several options of one place are listed. */
  pick(place: string): void {
    this.among = place;
    const [only, ...others] = this.options;
    if (only && !others.length) void this.beside.act("answer", only.text);
  }

  look(place: string): void {
    this.seat = null;
    this.place = this.place === place ? null : place;
  }

  open(seat: string): void {
    this.place = this.carries = null;
    this.seat = this.seat === seat ? null : seat;
  }

  close(): void {
    this.place = this.seat = this.carries = null;
  }

  /** Tell that the pieces have gone there. */
  drop(to: string): void {
    const { place, carries } = this;
    this.carries = null;
    if (!place || !carries || to === place) return;
    void this.beside.change("move", carries.owner, place, to, carries.piece, carries.count);
    this.place = to;
  }
}

const placesOf = (option: { targets: Record<string, string[]> }): string[] =>
  option.targets["place"] ?? [];
