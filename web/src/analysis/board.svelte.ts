/** An analysis as it is being made: the tree, the moment that is looked at, and what is done there. */

import { words } from "../api/errors";
import type { Ahead, Entry, State, WhyNot, WhyNotDone } from "../api/types";
import type { Asking } from "../game/table.svelte";
import { t } from "../lib/words";
import { analysis, type Line, type Moment } from "./api";
import { keepAnalysis } from "./kept";
import {
  changed,
  childrenOf,
  grown,
  lineTo,
  MOST_NODES,
  pruned,
  type Analysis,
  type Node,
  type Position,
} from "./tree/tree";

const NOTHING: Entry[] = [];
const WAIT = 400;
const MOST_BACK = 50;

export class Board implements Asking {
  nodes = $state.raw<Node[]>([]);
  at = $state(0);
  title = $state("");
  moment = $state.raw<Moment | null>(null);
  busy = $state(false);
  problem = $state("");
  /** Whether dice and cards of chance are chosen; else they are rolled. */
  chosen = $state(false);
  /** The trees before changes by hand, the latest last. */
  private before = $state.raw<Analysis[]>([]);
  private asked = 0;
  private edition = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    begun: Analysis,
  ) {
    this.nodes = begun.nodes;
    this.at = begun.at;
    this.title = begun.title;
  }

  // ---- as a game that is being played, by all of its seats

  get shown(): State | null {
    return this.moment?.state ?? null;
  }
  get latest(): State | null {
    return this.shown;
  }
  readonly past = null;
  readonly reversible = true;
  readonly waiting = 0;
  readonly since = 0;
  readonly told = NOTHING;

  get mine(): boolean {
    return this.shown?.decision?.mine ?? false;
  }

  /** Whether chance is asked here. */
  get rolls(): boolean {
    const decision = this.shown?.decision;
    return decision !== undefined && decision !== null && (decision.index ?? 0) < 0;
  }

  get line(): Line {
    return lineTo(this.nodes, this.at);
  }

  get analysis(): Analysis {
    return { nodes: this.nodes, at: this.at, title: this.title };
  }

  /** The position to change: as it was laid, or as it is after the answers. */
  get position(): Position {
    return this.nodes[this.at]?.position ?? this.moment?.position ?? {};
  }

  /** Show the moment of the node. */
  async look(): Promise<boolean> {
    const line = this.line;
    return this.follow(() => analysis.look(line, line.answers.length ? null : false));
  }

  /** What the server says is where this is now; false where it did not say anything, or too late. */
  private async follow(asking: () => Promise<Moment>, at = this.at): Promise<boolean> {
    const number = ++this.asked;
    const known = lineTo(this.nodes, at).answers.length;
    this.busy = true;
    try {
      const moment = await asking();
      if (number !== this.asked) return false;
      this.arrive(moment, at, known);
      this.problem = "";
      return true;
    } catch (error) {
      if (number === this.asked) this.problem = words(error);
      return false;
    } finally {
      if (number === this.asked) this.busy = false;
    }
  }

  private arrive(moment: Moment, at: number, known: number): void {
    const { nodes, at: there } = grown(this.labelled(moment, at), at, moment.path.slice(known));
    this.nodes = nodes;
    this.at = there;
    // An edition of its own for each look: nodes of one depth are not taken for one another.
    this.moment = { ...moment, state: { ...moment.state, edition: ++this.edition } };
    this.title ||= moment.state.title;
    this.keep();
  }

  /** The tree with the words of the answers on the way, in the language that is read. */
  private labelled(moment: Moment, at: number): Node[] {
    let nodes = this.nodes;
    let here = at;
    for (const step of moment.path.slice(0, lineTo(nodes, at).answers.length).reverse()) {
      if (nodes[here]?.label !== step.label)
        nodes = changed(nodes, here, { label: step.label, seat: step.seat });
      here = nodes[here]?.parent ?? 0;
    }
    return nodes;
  }

  private keep(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keepNow(), WAIT);
  }

  /** Keep it in this browser. */
  keepNow(): void {
    clearTimeout(this.timer);
    keepAnalysis(this.id, this.analysis);
  }

  // ---- exploring

  async answer(text: string): Promise<boolean> {
    if (this.busy || this.full()) return false;
    const { position, answers } = this.line;
    const line = { position, answers: [...answers, text] };
    return this.follow(() => analysis.look(line, !this.chosen));
  }

  /** Let chance answer what it is asked here. */
  async roll(): Promise<boolean> {
    if (this.busy || this.full()) return false;
    const line = this.line;
    return this.follow(() => analysis.look(line, true));
  }

  private full(): boolean {
    if (this.nodes.length < MOST_NODES) return false;
    this.problem = t("analysis-full", { count: MOST_NODES });
    return true;
  }

  /** Go to another node of the tree. */
  async go(at: number): Promise<boolean> {
    if (at === this.at || !this.nodes[at]) return false;
    this.at = at;
    return this.look();
  }

  /** Go back to the answer before; what came after stays in the tree. */
  async undo(): Promise<boolean> {
    return this.go(this.nodes[this.at]?.parent ?? -1);
  }

  /** Go on along the first way. */
  async redo(): Promise<boolean> {
    return this.go(childrenOf(this.nodes, this.at)[0] ?? -1);
  }

  say(at: number, change: Pick<Node, "name" | "note">): void {
    this.nodes = changed(this.nodes, at, change);
    this.keep();
  }

  call(title: string): void {
    this.title = title;
    this.keep();
  }

  /** Take a node out of the tree, and all that follows from it. */
  async remove(gone: number): Promise<void> {
    this.remember();
    const { nodes, at } = pruned(this.nodes, gone, this.at);
    const moved = lineTo(nodes, at).answers.length !== this.line.answers.length;
    this.nodes = nodes;
    this.at = at;
    this.keep();
    if (moved || !this.moment) await this.look();
  }

  // ---- changing by hand

  /** Another position here: in place of one that was laid and led nowhere yet, or as a branch. */
  async lay(position: Position): Promise<boolean> {
    if (this.full()) return false;
    const { nodes, at } = this;
    const inPlace = nodes[at]?.position && !childrenOf(nodes, at).length;
    this.remember();
    if (inPlace) this.nodes = changed(nodes, at, { position });
    else {
      this.nodes = [...nodes, { parent: at, seat: "", text: "", label: "", position }];
      this.at = nodes.length;
    }
    if (await this.look()) return true;
    // What cannot be read at all is not kept: the message says why.
    const said = this.problem;
    const last = this.before.at(-1);
    if (last && said) {
      this.before = this.before.slice(0, -1);
      this.nodes = last.nodes;
      this.at = last.at;
    }
    return false;
  }

  private remember(): void {
    this.before = [...this.before, this.analysis].slice(-MOST_BACK);
  }

  get mayTakeBack(): boolean {
    return this.before.length > 0;
  }

  /** Take back the last change by hand. */
  async takeBack(): Promise<void> {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.nodes = last.nodes;
    this.at = last.at;
    await this.look();
  }

  // ---- what the question needs

  skip(): void {
    // Nobody plays by themselves here.
  }
  backToNow(): void {
    // Every moment is the present one.
  }
  async settings(): Promise<void> {
    // There are none.
  }

  async ahead(): Promise<Ahead | null> {
    if (this.rolls) return null;
    try {
      return await analysis.ahead(this.line);
    } catch {
      return null;
    }
  }

  async whyNot(text: string): Promise<WhyNot> {
    const [first] = await analysis.why(this.line, text);
    return first ?? { law: "", reason: "", message: null };
  }

  async whyNotAbout(domain: string, name: string): Promise<WhyNotDone[]> {
    return analysis.why(this.line, name, domain);
  }
}
