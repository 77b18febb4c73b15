/** A game as it is recorded: what is told, the log that comes of it, and what is doubtful in it. */

import type { State } from "../../api/types";
import { records, type Deed, type Doubt, type Moment } from "./api";
import { before, joined, total } from "./counting";
import { keepRecord, type KeptRecord } from "./kept";
import { Telling } from "../telling.svelte";

/** Who plays after somebody: as turns have gone so far, else as people sit. */
function next(moment: Moment | null, seat: string): string {
  const [seats, turns] = [moment?.seats ?? [], moment?.turns ?? []];
  const played = turns.filter((turn) => !turn.setup).map((turn) => turn.seat);
  const order = played.length ? [...new Set([...played, ...seats])] : seats;
  return order[(order.indexOf(seat) + 1) % order.length] ?? seat;
}

/** What an edit of earlier lines was made of, and what came of it. */
interface Edit {
  before: string;
  after: string;
}

const MOST_EDITS = 50;

/** Whether a deed changes what stands already, which the last action taken back would not undo. */
const isEdit = (deed: Deed): boolean =>
  deed.do === "drop" || deed.do === "name" || typeof deed["turn"] === "number";

export class Recording extends Telling<Deed> {
  moment = $state.raw<Moment | null>(null);
  doubts = $state.raw<Doubt[]>([]);
  /** The number of actions after which the table is looked at; null: as it is now. */
  upto = $state<number | null>(null);
  /** Milliseconds that each faction has had. */
  spent = $state.raw<Record<string, number>>({});
  private edition = 0;
  private title: string;
  private edits: Edit[] = [];
  /** The number of the first action about which the Law has not been asked yet. */
  private askedUntil = 0;
  private asking = false;

  constructor(
    readonly id: string,
    private log: string,
    moment: Moment | null = null,
    { spent = {}, waiting = [], title = "" }: Partial<KeptRecord> = {},
  ) {
    super();
    this.spent = spent;
    this.waiting = waiting;
    this.title = title;
    if (moment) this.show(moment, 0);
  }

  get shown(): State | null {
    return this.moment?.state ?? null;
  }

  /** The log as it is now. */
  get text(): string {
    return this.moment?.log ?? this.log;
  }

  /** The line that is written now. */
  get turn(): number {
    return (this.moment?.turns.length ?? 1) - 1;
  }

  /** Who plays now, also where the end of a turn is still on its way. */
  get playing(): string {
    let now = this.moment?.playing ?? "";
    for (const deed of this.waiting) {
      if (deed.do === "line") now = String(deed["seat"]);
      if (deed.do === "end") now = next(this.moment, now);
    }
    return now;
  }

  /** The points of a seat as they are told, with those on their way: a table that can still be
   * played on shows no more than 29. */
  points(seat: string): number {
    const told = this.upto === null ? this.moment?.scores.at(-1)?.points[seat] : undefined;
    const shown = this.shown?.view.seats.find((each) => each.faction === seat)?.score ?? 0;
    return this.waiting
      .filter((deed) => deed.do === "points" && deed["seat"] === seat)
      .reduce((sum, deed) => sum + Number(deed["count"]), told ?? shown);
  }

  doubtsOf(turn: number, index: number): Doubt[] {
    return this.doubts.filter((each) => each.turn === turn && each.index === index);
  }

  /** Read the log that is kept, and tell what had not been told when the page was left. */
  async look(): Promise<boolean> {
    if (!(await this.attempt(() => this.send([])))) return false;
    await this.drain();
    return true;
  }

  tell(...deeds: Deed[]): Promise<void> {
    this.upto = null;
    return this.queue(...deeds);
  }

  /** Take back the last tap that waits, the last edit if nothing came after it, or the last deed. */
  async undo(): Promise<void> {
    if (this.untold()) return;
    const edit = this.edits.at(-1);
    if (!edit || this.waiting.length || this.busy || edit.after.trimEnd() !== this.text.trimEnd())
      await this.tell({ do: "undo" });
    else if (await this.attempt(() => this.sendAfter(edit.before, [], 0)))
      this.edits = this.edits.slice(0, -1);
  }

  /** Look at the table after so many actions; null: as it is now. */
  async turnTo(upto: number | null): Promise<void> {
    this.upto = upto;
    if (!this.busy) await this.attempt(() => this.send([]));
    if (this.upto !== upto) await this.turnTo(this.upto);
  }

  /** Time has passed for whoever plays. */
  passed(milliseconds: number): void {
    const seat = this.playing;
    if (seat) this.spent = { ...this.spent, [seat]: (this.spent[seat] ?? 0) + milliseconds };
  }

  keep(): void {
    const title = this.moment?.state.title ?? this.title;
    const { id, text: log, spent, waiting } = this;
    keepRecord({ id, title, log, spent, waiting });
  }

  private get asked(): number {
    return this.moment ? total(this.moment.turns) : 0;
  }

  /** The first action about which these deeds may change what the Law says: all of this line, as
   * several actions may be one deed of the Law. */
  private from(deeds: Deed[]): number {
    const turns = this.moment?.turns ?? [];
    let first = before(turns, turns.length - 1);
    for (const deed of deeds) {
      if (deed.do === "undo") first = Math.min(first, Math.max(0, this.asked - 1));
      if (typeof deed["turn"] === "number") first = Math.min(first, before(turns, deed["turn"]));
    }
    return Math.max(0, first);
  }

  protected async send(tell: Deed[]): Promise<() => void> {
    const before = this.text;
    const show = await this.sendAfter(before, tell, Math.min(this.from(tell), this.askedUntil));
    return () => {
      show();
      if (tell.length && tell.every(isEdit))
        this.edits = [...this.edits, { before, after: this.text }].slice(-MOST_EDITS);
    };
  }

  /** Tell what happened after a log, which is the one that goes on. */
  private async sendAfter(log: string, tell: Deed[], since: number): Promise<() => void> {
    const moment = await records.tell({ log, tell, since, upto: this.upto });
    return () => this.show(moment, since);
  }

  /** Ask the Law about the rest of a long log, part by part, while nothing else is told. */
  private async askOn(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.askedUntil < this.asked) {
        const [log, since] = [this.text, this.askedUntil];
        const { turns, doubts, asked_until } = await records.tell({ log, tell: [], since });
        if (log !== this.text || since !== this.askedUntil) continue;
        this.doubts = joined(turns, this.doubts, doubts, since);
        if (asked_until <= since) break;
        this.askedUntil = asked_until;
      }
    } catch {
      // Without a connection the rest is asked about after the next tap.
    }
    this.asking = false;
  }

  protected override kept(): void {
    this.keep();
  }

  private show(moment: Moment, since: number): void {
    this.doubts = joined(moment.turns, this.doubts, moment.doubts, since);
    this.askedUntil = moment.asked_until;
    this.moment = { ...moment, state: { ...moment.state, edition: ++this.edition } };
    void this.askOn();
  }
}
