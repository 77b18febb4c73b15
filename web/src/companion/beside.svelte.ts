/** A game beside a real table as it is being played: what is told, and what comes of it. */

import type { State } from "../api/types";
import { companion, type Line, type Moment } from "./api";
import { told, undone, type Entry, type Evening } from "./document";
import { keepEvening } from "./kept";
import { Telling } from "./telling.svelte";

/** How many taps back the page still says what happened. */
const MOST_TOLD = 80;

export class Beside extends Telling<Entry> {
  evening = $state.raw<Evening>() as Evening;
  moment = $state.raw<Moment | null>(null);
  /** What the last taps brought, the latest last. */
  story = $state.raw<Line[][]>([]);
  private edition = 0;

  constructor(
    readonly id: string,
    evening: Evening,
    moment: Moment | null = null,
    waiting: Entry[] = [],
  ) {
    super();
    this.evening = evening;
    this.waiting = waiting;
    if (moment) this.show(moment);
  }

  get shown(): State | null {
    return this.moment?.state ?? null;
  }

  get mayUndo(): boolean {
    return this.waiting.length > 0 || undone(this.evening) !== null;
  }

  /** Show the moment that the document ends with, and tell what had not been told when the page
   * was left. */
  async look(): Promise<boolean> {
    if (!(await this.attempt(() => this.send([])))) return false;
    await this.drain();
    return true;
  }

  /** Answer, step, end a turn: once at a time, and after all that waits. */
  async act(...entry: Entry): Promise<boolean> {
    if (this.busy) return false;
    if (this.waiting.length) {
      await this.drain();
      if (this.problem || this.busy) return false;
    }
    const taken = await this.attempt(() => this.send([entry]));
    await this.drain();
    return taken;
  }

  /** Tell what is different on the table. */
  change(...entry: Entry): Promise<void> {
    return this.queue(entry);
  }

  /** Take back the last tap. */
  async undo(): Promise<void> {
    if (this.untold()) return;
    const before = undone(this.evening);
    if (!before || this.busy) return;
    if (await this.attempt(() => this.sendAfter(before, []))) this.story = this.story.slice(0, -1);
    await this.drain();
  }

  protected send(tell: Entry[]): Promise<() => void> {
    return this.sendAfter(this.evening, tell);
  }

  /** Tell what happened after an evening that this page has, which is the one that goes on. */
  private async sendAfter(evening: Evening, tell: Entry[]): Promise<() => void> {
    const moment = await companion.tell(evening.chapter, tell);
    return () => {
      this.evening = told(evening, tell.length, moment.entries, moment.chapter);
      this.show(moment);
      if (tell.length) this.story = [...this.story, moment.lines].slice(-MOST_TOLD);
    };
  }

  protected override kept(): void {
    keepEvening(this.id, this.shown?.title ?? null, this.evening, this.waiting);
  }

  private show(moment: Moment): void {
    this.moment = { ...moment, state: { ...moment.state, edition: ++this.edition } };
  }
}
