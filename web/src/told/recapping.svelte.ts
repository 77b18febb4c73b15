/** The story of what happened while the reader waited: when it opens, and which of its deeds is shown. */

import { keep, recall } from "../lib/kept/kept";
import type { State } from "../api/types";
import type { Table } from "../game/table.svelte";
import { EMPTY, marksOf, recapOf, ruleLost } from "./recap";
import type { MapMark, Numbered, Recap, RuleLost } from "./recap";

export interface Wishes {
  /** Whether it opens by itself. */
  opens: () => boolean;
  title: (faction: string) => string;
  /** Seconds that a deed stays while the story is watched. */
  seconds: () => number;
}

export class Recapping {
  open = $state(false);
  /** The number of the deed that is shown; 0: all of them, at the present. */
  at = $state(0);
  watching = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The turn whose beginning has been told. */
  private told: number;

  constructor(
    private table: Table,
    private wishes: Wishes,
  ) {
    this.told = recall(this.name, 0);
  }

  private get name(): string {
    return `recap.${this.table.id}`;
  }

  story: Recap = $derived.by(() => {
    const { entries, deeds, shown } = this.table;
    if (!shown?.viewer) return EMPTY;
    const known = entries.filter((entry) => entry.index < shown.log_length);
    return recapOf(known, deeds, shown.viewer, (each) => this.wishes.title(each));
  });

  deeds: Numbered[] = $derived(this.story.turns.flatMap((turn) => turn.deeds));

  marks: MapMark[] = $derived(
    marksOf(this.at ? this.deeds.filter((each) => each.n === this.at) : this.deeds),
  );

  /** The table with which the story begins, once it has come. */
  private before = $state.raw<State | null>(null);

  ruleLost: RuleLost[] = $derived.by(() => {
    const shown = this.table.shown;
    return this.before && shown ? ruleLost(this.before.view, shown.view, shown.viewer) : [];
  });

  /** Whether there is anything to tell. */
  get possible(): boolean {
    return this.deeds.length > 0;
  }

  /** Open it at the beginning of the reader's turn, once, as soon as the log is there. */
  follow(): void {
    const { shown, entries, mine, fighting } = this.table;
    // A battle that ended the turn before is seen first.
    if (
      !shown ||
      !mine ||
      fighting ||
      this.open ||
      shown.over ||
      shown.view.turn.seat !== shown.viewer
    )
      return;
    if (entries.length < shown.log_length || this.story.turn <= this.told) return;
    this.remember();
    if (this.wishes.opens() && this.possible) this.show();
  }

  private remember(): void {
    this.told = this.story.turn;
    keep(this.name, this.told);
  }

  show(): void {
    this.at = 0;
    this.before = null;
    this.open = true;
    const since = this.story.since;
    void this.table.moment(since).then((state) => {
      if (this.story.since === since) this.before = state;
    });
  }

  close(): void {
    this.pause();
    this.open = false;
    this.table.backToNow();
  }

  toggle(): void {
    if (this.open) this.close();
    else this.show();
  }

  /** Show the moment after a deed; 0: the present. */
  async to(n: number): Promise<void> {
    this.at = Math.max(0, Math.min(n, this.deeds.length));
    const deed = this.deeds[this.at - 1];
    if (deed) await this.table.look(deed.revision);
    else this.table.backToNow();
  }

  step(by: 1 | -1): void {
    this.pause();
    const last = this.deeds.length;
    // Back from the present is the last deed, on from the last one the present.
    const next = this.at === 0 && by < 0 ? last : this.at + by;
    void this.to(next > last ? 0 : next);
  }

  /** All deeds, one after the other. */
  watch(): void {
    this.pause();
    this.watching = true;
    const next = async (n: number): Promise<void> => {
      if (!this.watching) return;
      if (n > this.deeds.length) return this.rest();
      await this.to(n);
      this.timer = setTimeout(() => void next(n + 1), Math.max(this.wishes.seconds(), 0.4) * 1500);
    };
    const before = (this.deeds[0]?.revision ?? 1) - 1;
    void this.table.look(before).then(() => next(1));
  }

  private rest(): void {
    this.pause();
    void this.to(0);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.watching = false;
  }
}
