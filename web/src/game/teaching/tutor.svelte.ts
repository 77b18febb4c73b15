/**
 * The coach of a first game: explains each kind of question once at length, then briefly, then only
 * when asked; proposes an answer and says why, and never keeps anybody from another.
 */

import { api } from "../../api/client";
import { words } from "../../api/errors";
import type { Choice, Coaching, State } from "../../api/types";
import { coached } from "../../lib/kept/coached.svelte";
import type { Guide } from "./guide";

/** Answers to one kind of question after which the coach waits to be asked. */
export const ENOUGH = 3;

export class Tutor implements Guide {
  readonly strict = false;
  /** What they say to the open question. */
  advice = $state.raw<Coaching | null>(null);
  problem = $state("");
  /** Whether they speak at the open question. */
  speaking = $state(false);
  /** Whether they explain it at length. */
  long = $state(false);
  private state = $state.raw<State | null>(null);
  private moment = "";

  constructor(private readonly token: () => string | null) {}

  get folded(): boolean {
    return !this.speaking;
  }

  /** Whether the reader is asked now. */
  get asked(): boolean {
    const { decision, over } = this.state ?? {};
    return !over && decision?.mine === true && (decision.options?.length ?? 0) > 1;
  }

  private get prompt(): string {
    return this.state?.decision?.prompt ?? "";
  }

  /** The game has come to another moment. */
  async follow(state: State | null): Promise<void> {
    const moment = `${state?.revision} ${state?.edition}`;
    if (!state || moment === this.moment) return;
    this.moment = moment;
    this.state = state;
    this.advice = null;
    this.problem = "";
    const met = coached.met(this.prompt);
    this.long = met === 0;
    this.speaking = this.asked && !coached.quiet && met < ENOUGH;
    if (this.speaking) await this.look();
  }

  /** The reader wants to hear them, or no longer. */
  turn(): void {
    this.speaking = !this.speaking;
    this.long = this.speaking;
    if (this.speaking) void this.look();
  }

  /** Speak only when asked from now on, or again by themselves. */
  hush(quiet: boolean): void {
    coached.quiet = quiet;
    if (quiet) this.speaking = false;
  }

  private async look(): Promise<void> {
    const [token, moment, id] = [this.token(), this.moment, this.state?.id];
    if (!token || !id || this.advice) return;
    try {
      const advice = await api.coach(id, token);
      if (moment === this.moment) this.advice = advice;
    } catch (error) {
      if (moment === this.moment) this.problem = words(error);
    }
  }

  points(options: Choice[]): Choice[] | null {
    if (!this.speaking || this.advice?.revision !== this.state?.revision) return null;
    const found = options.filter(({ text }) => text === this.advice?.text);
    return found.length ? found : null;
  }

  async allows(): Promise<boolean> {
    if (this.asked) coached.meet(this.prompt);
    return true;
  }
}
