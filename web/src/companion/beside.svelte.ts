/** A game beside a real table as it is being played: what is told, and what comes of it. */

import { ApiError, words } from "../api/errors";
import type { State } from "../api/types";
import { companion, type Line, type Moment } from "./api";
import { told, undone, type Entry, type Evening } from "./document";
import { keepEvening } from "./kept";

/** How many entries one request tells at most. */
const MOST = 20;
/** How many taps back the page still says what happened. */
const MOST_TOLD = 80;

export class Beside {
  evening = $state.raw<Evening>() as Evening;
  moment = $state.raw<Moment | null>(null);
  busy = $state(false);
  problem = $state("");
  /** What was tapped while a request was under way, and what it tells. */
  waiting = $state.raw<Entry[]>([]);
  /** What the last taps brought, the latest last. */
  story = $state.raw<Line[][]>([]);
  private edition = 0;

  constructor(
    readonly id: string,
    evening: Evening,
    moment: Moment | null = null,
  ) {
    this.evening = evening;
    if (moment) this.show(moment);
  }

  get shown(): State | null {
    return this.moment?.state ?? null;
  }

  get mayUndo(): boolean {
    return undone(this.evening) !== null;
  }

  /** Show the moment that the document ends with. */
  async look(): Promise<boolean> {
    return this.ask([], this.evening);
  }

  /** Answer, step, end a turn: once at a time. */
  async act(...entry: Entry): Promise<boolean> {
    if (this.busy) return false;
    const taken = await this.ask([entry], this.evening);
    await this.drain();
    return taken;
  }

  /** Tell what is different on the table; fingers are faster than requests, so changes queue. */
  async change(...entry: Entry): Promise<void> {
    this.waiting = [...this.waiting, entry];
    if (!this.busy) await this.drain();
  }

  private async drain(): Promise<void> {
    while (this.waiting.length) {
      const next = this.waiting.slice(0, MOST);
      if (!(await this.ask(next, this.evening))) return;
      this.waiting = this.waiting.slice(next.length);
    }
  }

  /** Take back the last tap. */
  async undo(): Promise<void> {
    const before = undone(this.evening);
    if (!before || this.busy) return;
    if (await this.ask([], before)) this.story = this.story.slice(0, -1);
    await this.drain();
  }

  private async ask(tell: Entry[], evening: Evening): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      const moment = await companion.tell(evening.chapter, tell);
      this.evening = told(evening, tell.length, moment.entries, moment.chapter);
      this.show(moment);
      if (tell.length) this.story = [...this.story, moment.lines].slice(-MOST_TOLD);
      keepEvening(this.id, moment.state.title, this.evening);
      return true;
    } catch (error) {
      // Nothing was taken: the table as it was says what is true.
      this.problem =
        error instanceof ApiError ? (error.body.message ?? words(error)) : words(error);
      this.waiting = [];
      return false;
    } finally {
      this.busy = false;
    }
  }

  private show(moment: Moment): void {
    this.moment = { ...moment, state: { ...moment.state, edition: ++this.edition } };
  }
}
