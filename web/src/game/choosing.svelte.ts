/** How the open question is being answered: what was clicked, typed, hovered, explained. */

import { t } from "../lib/words";
import { words } from "../api/errors";
import type { Catalogue, Choice, State, WhyNot } from "../api/types";
import { targetTitle } from "../lib/catalogue.svelte";
import { preferences } from "../lib/preferences.svelte";
import { elsewhere, filtered, imagined, keyOf, ofDomain, selectable, type Target } from "./options";
import type { Table } from "./table.svelte";

export interface Explanation {
  about: string;
  reason: string;
  law: string;
  /** What stands in the way of other things. */
  more?: WhyNot[];
  /** Whether it is about what somebody else does. */
  others?: boolean;
}

const MOST_REASONS = 3;
const NOTHING: Choice[] = [];

export class Choosing {
  chosen = $state.raw<Target[]>([]);
  typed = $state("");
  /** The beginning of a number that has been typed. */
  keyed = $state("");
  /** The answer that leaves something unused, once the reader has been told. */
  private told = $state("");
  hovered = $state.raw<Choice | null>(null);
  explained = $state.raw<Explanation | null>(null);

  constructor(
    readonly table: Table,
    readonly catalogue: Catalogue,
    /** Whether an answer may be given; whoever says no says why. */
    private readonly allows?: (text: string) => Promise<boolean>,
  ) {}

  /** Every option of the open question, when it is the viewer's. */
  get all(): Choice[] {
    return this.table.mine ? (this.table.shown?.decision?.options ?? NOTHING) : NOTHING;
  }

  options = $derived.by(() => filtered(this.all, this.chosen, this.typed));
  counts = $derived.by(() => selectable(this.options));
  places = $derived.by(() => ofDomain(this.counts, "place"));

  /** The places the hovered option names. */
  get marked(): string[] {
    const coming = this.table.mine ? null : this.state?.decision?.announced;
    if (coming) return coming.targets.place ?? [];
    return this.hovered?.targets.place ?? [];
  }

  /** Where what is being done began: the places that answers so far take something from. */
  get origins(): string[] {
    const steps = this.table.mine ? (this.state?.decision?.steps ?? []) : [];
    return steps.flatMap((step) => step.places?.from ?? []);
  }

  get narrowed(): boolean {
    return this.chosen.length > 0 || this.typed !== "";
  }

  title(target: Target): string {
    const map = this.state?.view.setup.map ?? "";
    return targetTitle(this.catalogue, map, target.domain, target.id);
  }

  private get state(): State | null {
    return this.table.shown;
  }

  /**
   * Forget everything: the question has changed, or the reader wants to begin again.  A reason
   * that was asked for while others go on stays to be read.
   */
  clear(): void {
    this.chosen = [];
    this.typed = "";
    this.keyed = "";
    this.told = "";
    this.hovered = null;
    if (this.table.mine || !this.explained?.others) this.explained = null;
  }

  drop(target: Target): void {
    this.chosen = this.chosen.filter((other) => keyOf(other) !== keyOf(target));
  }

  /** A click on the table: keep what points there, send what alone is left, or say why not. */
  pick(target: Target): void {
    this.explained = null;
    if (!this.table.mine) {
      void this.explainAnnounced(target);
      return;
    }
    if (this.chosen.some((other) => keyOf(other) === keyOf(target))) {
      this.drop(target);
      return;
    }
    const wanted = [...this.chosen, target];
    if (filtered(this.all, wanted, this.typed).length > 0) this.chosen = wanted;
    else if (filtered(this.all, [target]).length > 0) this.startWith(target);
    else {
      void this.explain(target);
      return;
    }
    const only = this.options[0];
    if (only && this.options.length === 1 && !preferences.confirm) void this.take(only);
  }

  private startWith(target: Target): void {
    this.typed = "";
    this.chosen = [target];
  }

  /** What an option would leave unused, once it has been chosen: choosing it again is the answer. */
  warning(choice: Choice): string {
    const unspent = this.state?.decision?.unspent;
    if (!unspent || this.told !== choice.text) return "";
    return t("unspent", { title: unspent.title, left: unspent.of - unspent.used, of: unspent.of });
  }

  async take(choice: Choice): Promise<void> {
    if (this.state?.decision?.unspent?.text === choice.text && this.told !== choice.text) {
      this.told = choice.text;
      return;
    }
    if (this.allows && !(await this.allows(choice.text))) this.clear();
    else if (await this.table.answer(choice.text)) this.clear();
  }

  // ---- why not

  /** Say why nothing can be done with a target now. */
  private async explain(target: Target): Promise<void> {
    const about = this.title(target);
    const found: WhyNot[] = [];
    for (const text of imagined(this.all, target)) {
      const said = await this.ask(text);
      if (said?.reason) found.push(said);
      if (found.length) break;
    }
    try {
      found.push(...(await this.table.whyNotAbout(target.domain, target.id)));
    } catch {
      // Nothing is done with such a target alone.
    }
    const law = this.state?.decision?.law ?? "";
    const [first, ...more] = found.filter(
      (said, at) => found.findIndex((other) => other.reason === said.reason) === at,
    );
    const nothing = { reason: t("no-answer-points"), law };
    this.explained = { about, ...(first ?? nothing), more: more.slice(0, MOST_REASONS - 1) };
  }

  /** Say why an automated faction, which is about to do something, does it there and not here. */
  private async explainAnnounced(target: Target): Promise<void> {
    const decision = this.state?.decision;
    const text = decision?.announced && elsewhere(decision.announced, target);
    if (!text || !decision.seat) return;
    const found = await this.ask(text, decision.seat);
    if (found?.reason) this.explained = { about: this.title(target), others: true, ...found };
  }

  /** Say why an answer that was typed is not offered. */
  async explainText(text: string): Promise<void> {
    const found = await this.ask(text);
    if (found?.reason) this.explained = { about: text, ...found };
    else if (found) this.explained = { about: text, reason: t("can-be-chosen"), law: found.law };
  }

  private async ask(text: string, of?: string): Promise<WhyNot | null> {
    try {
      return await this.table.whyNot(text, of);
    } catch (error) {
      this.explained = { about: text, reason: words(error), law: "" };
      return null;
    }
  }
}
