/** A lesson or puzzle that is being played: where it stands, and what is said to answers. */

import { api } from "../../api/client";
import { words } from "../../api/errors";
import type {
  Choice,
  LessonLine,
  LessonStand,
  LessonWhole,
  PuzzleLine,
  PuzzleStand,
  PuzzleWhole,
  State,
} from "../../api/types";
import { learned, type LearningGame } from "../../lib/kept/learned.svelte";
import { fits, type Guide } from "./guide";

export class Coach implements Guide {
  readonly strict = true;
  folded = $state(false);
  lesson = $state.raw<LessonWhole | null>(null);
  puzzle = $state.raw<PuzzleWhole | null>(null);
  /** All of the same kind, in their order. */
  private all = $state.raw<(LessonLine | PuzzleLine)[]>([]);
  taken = $state.raw<LessonStand | null>(null);
  stand = $state.raw<PuzzleStand | null>(null);
  /** What is said to the answer that a lesson has not accepted. */
  reply = $state("");
  /** How many hints have been asked for. */
  hinted = $state(0);
  /** Whether the answer of a puzzle is shown. */
  answered = $state(false);
  /** What went wrong, in words. */
  problem = $state("");
  private moment = "";
  private asking = false;

  constructor(
    readonly of: LearningGame,
    /** The token of the seat that plays here. */
    private readonly token: () => string | null,
  ) {}

  get whole(): LessonWhole | PuzzleWhole | null {
    return this.lesson ?? this.puzzle;
  }

  /** The step of the lesson that is asked, from 0; as many as there are when it is over. */
  get step(): number {
    return this.taken?.taken ?? 0;
  }

  /** Whether the lesson has been taken, or the goal is reached. */
  get done(): boolean {
    if (this.lesson) return this.taken !== null && this.step >= this.lesson.course.length;
    return this.stand?.reached === true;
  }

  /** Whether only beginning anew, or taking back, leads on. */
  get lost(): boolean {
    return (
      (this.taken?.left || this.stand?.reached === false || this.stand?.sure === false) ?? false
    );
  }

  /** The hints that may be read now, each once it has been asked for. */
  get hints(): string[] {
    const hint = this.lesson?.course[this.step]?.hint;
    const all = this.lesson ? (hint ? [hint] : []) : (this.puzzle?.said ?? []);
    return all.slice(0, this.hinted);
  }

  get moreHints(): boolean {
    const all = this.lesson ? 1 : (this.puzzle?.said.length ?? 0);
    return !this.done && this.hinted < all;
  }

  /** The one after it; of puzzles the next that has not been solved. */
  get next(): LessonLine | PuzzleLine | undefined {
    const here = this.all.findIndex((each) => each.id === this.of.id);
    const later = [...this.all.slice(here + 1), ...this.all.slice(0, Math.max(here, 0))];
    return later.find((each) => !learned.has(this.of.kind, each.id));
  }

  turn(): void {
    this.folded = !this.folded;
  }

  /** The options that a step accepts, unless it takes all, or the learner is to find them. */
  points(options: Choice[]): Choice[] | null {
    const step = this.lesson?.course[this.step];
    if (!step || this.taken?.left || (step.think && !this.hinted) || options.length < 2)
      return null;
    const found = options.filter(({ text }) => step.accepts.some((each) => fits(text, each)));
    return found.length && found.length < options.length ? found : null;
  }

  /** Read what there is to say. */
  async open(): Promise<void> {
    const { kind, id } = this.of;
    try {
      if (kind === "lessons") this.lesson = await api.lesson(id);
      else this.puzzle = await api.puzzle(id);
      this.all = await (kind === "lessons" ? api.lessons() : api.puzzles());
    } catch (error) {
      this.problem = words(error);
    }
    this.remember();
  }

  /** The game has come to another moment: ask where that is. */
  async follow(state: State | null): Promise<void> {
    const moment = `${state?.revision} ${state?.edition}`;
    const token = this.token();
    if (!state || !token || moment === this.moment) return;
    this.moment = moment;
    try {
      await this.look(state.id, token, moment);
      this.problem = "";
    } catch (error) {
      if (moment === this.moment) this.problem = words(error);
    }
    this.remember();
  }

  private remember(): void {
    if (this.done) learned.finish(this.of.kind, this.of.id);
  }

  private async look(game: string, token: string, moment: string): Promise<void> {
    if (this.of.kind === "puzzles") {
      const stand = await api.puzzleStand(game, token, this.of.id);
      if (moment === this.moment) this.stand = stand;
      return;
    }
    const taken = await api.lessonStand(game, token, this.of.id);
    if (moment !== this.moment) return;
    if (taken.taken !== this.step) this.hinted = 0;
    this.reply = "";
    this.taken = taken;
  }

  /** Whether an answer may be given; a lesson says what is wrong with those that may not. */
  async allows(text: string): Promise<boolean> {
    const token = this.token();
    if (this.of.kind !== "lessons" || this.done || !token) return true;
    if (this.asking) return false;
    this.asking = true;
    this.problem = "";
    try {
      const { accepted, said } = await api.reaction(this.of.game, token, this.of.id, text);
      this.reply = said;
      return accepted;
    } catch (error) {
      this.problem = words(error);
      return false;
    } finally {
      this.asking = false;
    }
  }
}
