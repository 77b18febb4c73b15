/** May I? A position, whose turn it is, and what is picked: yes, or no with reasons and sections. */

import { words } from "../../api/errors";
import type { WhyNotDone } from "../../api/schema";
import type { Choice, State, Verb } from "../../api/types";
import { analysis, type Line, type Moment } from "../../analysis/api";
import { grown, planted, written, type Position, type Step } from "../../analysis/tree/tree";

/** A reason why not, with the section behind it. */
export interface No {
  law: string;
  reason: string;
}

export class Judge {
  moment = $state.raw<Moment | null>(null);
  seat = $state("");
  phase = $state("daylight");
  busy = $state(false);
  problem = $state("");
  /** What was picked last and is not allowed, with the reasons. */
  about = $state("");
  no = $state.raw<No[]>([]);
  /** The place whose options are listed, where it has several. */
  among = $state<string | null>(null);
  private answers: string[] = [];

  constructor(
    private readonly position: Position,
    seat: string,
  ) {
    this.seat = seat;
  }

  get shown(): State | null {
    return this.moment?.state ?? null;
  }

  get path(): Step[] {
    return this.moment?.path ?? [];
  }

  get verbs(): Verb[] {
    return this.moment?.state.decision?.verbs ?? [];
  }

  get options(): Choice[] {
    const all = this.moment?.state.decision?.options ?? [];
    const { among } = this;
    return among ? all.filter((each) => placesOf(each).includes(among)) : all;
  }

  /** How many options each place belongs to. */
  get picks(): Record<string, number> {
    const found: Record<string, number> = {};
    for (const option of this.moment?.state.decision?.options ?? [])
      for (const place of placesOf(option)) found[place] = (found[place] ?? 0) + 1;
    return found;
  }

  /** Ask about another player, or another part of the turn. */
  async begin(seat: string, phase: string): Promise<void> {
    [this.seat, this.phase, this.answers] = [seat, phase, []];
    await this.look();
  }

  /** Choose what is allowed: the question goes on from there. */
  async choose(text: string): Promise<void> {
    if (this.busy) return;
    this.answers = [...this.answers, text];
    await this.look();
  }

  async back(): Promise<void> {
    this.answers = this.path.slice(0, -1).map((step) => step.text);
    await this.look();
  }

  /** Pick a place: its option, its options, or why it has none. */
  async pick(place: string, title: string): Promise<void> {
    if (this.busy) return;
    this.among = this.picks[place] ? place : null;
    const [only, ...others] = this.options;
    if (this.among && only && !others.length) await this.choose(only.text);
    else if (!this.among) await this.ask(title, place, "place");
  }

  /** Why nothing can be done with something now. */
  async ask(title: string, name: string, domain: string): Promise<void> {
    try {
      const found = await analysis.why(this.line, name, domain);
      this.about = title;
      this.no = distinct(found);
    } catch (error) {
      this.problem = words(error);
    }
  }

  /** The same on the analysis board: this table, and what was answered. */
  document(): Record<string, unknown> {
    const { nodes, at } = grown(planted(this.line.position), 0, this.path);
    return written({ nodes, at, title: "" });
  }

  private get line(): Line {
    const position = { ...this.position, turn: this.seat, phase: this.phase };
    return { position, answers: this.answers };
  }

  private async look(): Promise<void> {
    this.busy = true;
    this.problem = this.about = "";
    this.no = [];
    this.among = null;
    try {
      this.moment = await analysis.look(this.line, true);
      this.answers = this.moment.path.map((step) => step.text);
      this.problem = this.moment.problem;
    } catch (error) {
      this.problem = words(error);
    }
    this.busy = false;
  }
}

const placesOf = (option: Choice): string[] => option.targets["place"] ?? [];

function distinct(found: WhyNotDone[]): No[] {
  const seen = new Set<string>();
  return found.filter(({ reason }) => reason && !seen.has(reason) && seen.add(reason));
}
