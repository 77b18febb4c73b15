/** A game looked at again: any of its moments as this viewer may see it. */

import { api } from "../../api/client";
import { words } from "../../api/errors";
import type { Deed, Entry, State } from "../../api/types";
import { stopAt, stops, turnJump } from "./film";
import { mergedDeeds, placesBetween } from "./log";

export class Film {
  entries = $state.raw<Entry[]>([]);
  deeds = $state.raw<Deed[]>([]);
  shown = $state.raw<State | null>(null);
  position = $state(0);
  playing = $state(false);
  problem = $state("");
  moved = $state.raw<string[]>([]);
  all = $state.raw<number[]>([0]);

  /** Whether the game is over by now. */
  over = $state(false);
  /** Whose eyes look, once the game is over; null: the viewer's own. */
  eyes = $state<string | null>(null);

  private known = new Map<number, Promise<State>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  /** Read the record, and show the moment of a revision; the last one when none is given. */
  async open(revision: number | null): Promise<void> {
    try {
      const present = await api.state(this.id, this.token);
      this.over = present.over;
      this.entries = await this.log();
      this.all = stops(this.entries, present.revision);
      await this.show(revision === null ? 0 : stopAt(this.all, revision));
    } catch (error) {
      this.problem = words(error);
    }
  }

  private async log(): Promise<Entry[]> {
    const found: Entry[] = [];
    this.deeds = [];
    for (;;) {
      const page = await api.log(this.id, this.token, found.length, this.eyes);
      if (page.entries.length === 0) return found;
      found.push(...page.entries);
      this.deeds = mergedDeeds(this.deeds, page.deeds);
    }
  }

  /** Look with a faction's eyes. */
  async lookAs(eyes: string | null): Promise<void> {
    this.eyes = eyes;
    this.known.clear();
    await this.open(this.revision);
  }

  /** Whether a new game may begin from the moment shown. */
  get mayPlayOn(): boolean {
    return this.over ? !this.shown?.over : (this.shown?.decision?.mine ?? false);
  }

  get revision(): number {
    return this.all[this.position] ?? 0;
  }

  get atEnd(): boolean {
    return this.position >= this.all.length - 1;
  }

  /** The lines of the log up to the moment shown. */
  get told(): Entry[] {
    const length = this.shown?.log_length ?? 0;
    return this.entries.filter((entry) => entry.index < length);
  }

  private fetch(position: number): Promise<State> {
    const revision = this.all[position] ?? 0;
    let state = this.known.get(revision);
    if (!state) {
      state = api.state(this.id, this.token, revision, this.eyes);
      this.known.set(revision, state);
      state.catch(() => this.known.delete(revision));
    }
    return state;
  }

  async show(position: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.all.length - 1, position));
    this.position = wanted;
    try {
      const state = await this.fetch(wanted);
      // The reader may have gone on while this moment was on its way.
      if (this.position !== wanted) return;
      const before = this.all[wanted - 1] ?? -1;
      const from = this.entries.find((entry) => entry.revision > before)?.index ?? 0;
      this.moved = placesBetween(this.entries, from, state.log_length);
      this.shown = state;
      if (!this.atEnd) void this.fetch(wanted + 1).catch(() => undefined);
    } catch (error) {
      this.pause();
      this.problem = words(error);
    }
  }

  step(by: number): void {
    this.pause();
    void this.show(this.position + by);
  }

  turn(by: 1 | -1): void {
    this.pause();
    void this.show(turnJump(this.entries, this.all, this.position, by));
  }

  play(seconds: number): void {
    this.pause();
    this.playing = true;
    const next = async (): Promise<void> => {
      if (!this.playing) return;
      if (this.atEnd) {
        this.pause();
        return;
      }
      await this.show(this.position + 1);
      this.timer = setTimeout(() => void next(), seconds * 1000);
    };
    if (this.atEnd) this.position = -1;
    void next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
