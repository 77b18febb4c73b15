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

export class Recording extends Telling<Deed> {
  moment = $state.raw<Moment | null>(null);
  doubts = $state.raw<Doubt[]>([]);
  /** The number of actions after which the table is looked at; null: as it is now. */
  upto = $state<number | null>(null);
  /** Milliseconds that each faction has had. */
  spent = $state.raw<Record<string, number>>({});
  private edition = 0;
  private title: string;

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

  async undo(): Promise<void> {
    if (!this.untold()) await this.tell({ do: "undo" });
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

  /** The first action about which these deeds may change what the Law says. */
  private from(deeds: Deed[]): number {
    const turns = this.moment?.turns ?? [];
    let first = this.asked;
    for (const deed of deeds) {
      if (deed.do === "undo") first = Math.max(0, first - 1);
      if (typeof deed["turn"] === "number") first = Math.min(first, before(turns, deed["turn"]));
    }
    return first;
  }

  protected async send(tell: Deed[]): Promise<() => void> {
    const { text: log, upto } = this;
    const since = this.from(tell);
    const moment = await records.tell({ log, tell, since, upto });
    return () => this.show(moment, since);
  }

  protected override kept(): void {
    this.keep();
  }

  private show(moment: Moment, since: number): void {
    this.doubts = joined(moment.turns, this.doubts, moment.doubts, since);
    this.moment = { ...moment, state: { ...moment.state, edition: ++this.edition } };
  }
}
