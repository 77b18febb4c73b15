/** How the open question is being answered: what was clicked, typed, hovered, explained. */

import { t } from "../../lib/words";
import type {
  Ahead,
  Catalogue,
  Choice,
  OptionOutcome,
  State,
  Verb,
  ViewBattle,
} from "../../api/types";
import { targetTitle } from "../../lib/catalogue.svelte";
import { pictured, type Pictured } from "../../lib/told";
import type { Guide } from "../teaching/guide";
import { withOdds } from "../../understood/odds";
import { byFinger } from "../../lib/pressed";
import { preferences } from "../../lib/kept/preferences.svelte";
import {
  filtered,
  grouped,
  keyOf,
  keysFor,
  ofDomain,
  partsOf,
  selectable,
  type Target,
} from "./options";
import { names } from "../../table/names";
import { notes } from "./ahead/ahead";
import { endingOf, followsOf, hasEnded } from "./ahead/ending";
import { usesOf, type CardNow } from "./cardnow";
import { OnMap } from "./onmap.svelte";
import { Reasons } from "./reasons.svelte";
import { numbersOf, tilesOf, type Entry, type Tile } from "./tiles";
import type { Asking } from "../table.svelte";

/** Milliseconds that a notice stays. */
const NOTICE = 6000;
const NOTHING: Choice[] = [];
const NO_BATTLES: ViewBattle[] = [];
/** Answers of one gesture, of which the last begins a battle. */
const GESTURE = 1;
const NO_VERBS: Verb[] = [];
/** The picture of verbs that end something. */
const FINISH = "finish";
const isOf = (verb: Verb, choice: Choice): boolean =>
  verb.id === choice.text || (verb.options ?? []).includes(choice.text);

export class Choosing {
  chosen = $state.raw<Target[]>([]);
  typed = $state("");
  /** The beginning of a number that has been typed. */
  keyed = $state("");
  /** The answer that leaves something unused, once the reader has been told. */
  private told = $state("");
  /** An answer that nobody can take back: it is thought over before it is given. */
  closing = $state.raw<Choice | null>(null);
  /** What ends with it. */
  private ends: OptionOutcome | null = null;
  /** The battles that it begins: their odds are shown. */
  begins = $state.raw<ViewBattle[]>([]);
  /** What gives that answer, where it is part of more. */
  private goOn: (() => Promise<boolean>) | null = null;
  /** Which odds have been shown before an answer, and until which moment that counts. */
  private weighed = { odds: "", until: -1 };
  /** What is said for a moment about the last answer. */
  notice = $state("");
  hovered = $state.raw<Choice | null>(null);
  /** The verb to which the options are narrowed. */
  verb = $state.raw<Verb | null>(null);
  /** The same on the map. */
  readonly map = new OnMap(this);
  /** Why something else cannot be chosen. */
  readonly reasons = new Reasons(this);
  /** What the options bring, once the server has looked ahead. */
  known = $state.raw<Ahead | null>(null);

  constructor(
    readonly table: Asking,
    readonly catalogue: Catalogue,
    /** Who points at answers, and may keep the reader from giving others. */
    private readonly guide?: Guide,
  ) {}

  /** Every option of the open question, when it is the viewer's. */
  get all(): Choice[] {
    return this.table.mine ? (this.table.shown?.decision?.options ?? NOTHING) : NOTHING;
  }

  get verbs(): Verb[] {
    return this.table.mine ? (this.state?.decision?.verbs ?? NO_VERBS) : NO_VERBS;
  }

  options = $derived.by(() => {
    if (this.closing) return this.all.filter((choice) => choice === this.closing);
    const texts = this.verb?.options;
    const all = texts ? this.all.filter((choice) => texts.includes(choice.text)) : this.all;
    return filtered(all, this.chosen, this.typed);
  });

  /** The options that the reader is pointed at; null: all are alike. */
  pointed = $derived.by(() => this.guide?.points(this.all) ?? null);

  /** Whether a coach advises: then nobody else does. */
  get coached(): boolean {
    return this.guide !== undefined;
  }

  /** Whether all else steps back from what is pointed at. */
  get strict(): boolean {
    return this.guide?.strict ?? false;
  }

  /** Whether somebody points at one of some options. */
  isPointed(texts: (string | undefined)[]): boolean {
    return this.pointed?.some((choice) => texts.includes(choice.text)) ?? false;
  }

  /** Whether somebody points, and at none of some options. */
  isFaint(texts: (string | undefined)[]): boolean {
    return this.strict && this.pointed !== null && !this.isPointed(texts);
  }

  /** What was looked up ahead, while it is about the open question. */
  ahead = $derived.by(() =>
    this.known && this.known.revision === this.state?.revision ? this.known : null,
  );

  /** The question as tiles; none where it is a list, or narrowed to a few options. */
  tiles = $derived.by(() => {
    const prompt = this.state?.decision?.prompt ?? "";
    if (this.narrowed || this.closing || this.catalogue.introduces?.includes(prompt)) return [];
    return tilesOf(this.verbs, this.all, this.ahead?.verbs);
  });

  /** What can be chosen with a key, in the order in which it is shown. */
  entries: Entry[] = $derived.by(() =>
    this.tiles.length
      ? this.tiles.filter((tile) => !tile.off)
      : grouped(this.options).flatMap((group) => group.choices),
  );

  /** What is typed for each of them. */
  keys = $derived.by(() => (preferences.shortcuts ? keysFor(this.entries) : []));

  /** The options, where all of them are numbers. */
  numbers = $derived.by(() => (this.closing ? NOTHING : numbersOf(this.options)));

  /** The number that is highlighted: the one that was pointed at by keys, or the most. */
  count = $state(-1);
  get counted(): Choice | undefined {
    return this.numbers[this.count] ?? this.numbers.at(-1);
  }

  /** Choose something by its text: an option, or a verb of several. */
  choose(entry: Entry): void {
    const tile = this.tiles.find((each) => each.text === entry.text);
    const choice = this.all.find((each) => each.text === entry.text);
    if (tile) this.press(tile);
    else if (choice) void this.take(choice);
  }

  /** A click on a tile: its answer, its options, or why it is off. */
  press(tile: Tile): void {
    const { verb, choice } = tile;
    if (this.map.use(tile)) return;
    if (choice) void this.act(choice);
    else if (!tile.off) this.verb = verb;
    else void this.reasons.explainVerb(verb);
  }

  /** Give the only answer of a verb, and say what it did with cards, since nothing was asked. */
  private async act(choice: Choice): Promise<void> {
    const brought = this.brought(choice);
    if ((await this.take(choice)) && brought && !this.notice)
      this.say(t("done-so", { answer: choice.label, brought }));
  }

  /** What a certain answer does with cards, in a line; nothing where it does nothing with any. */
  private brought(choice: Choice): string {
    const outcome = this.ahead?.outcomes[choice.text];
    const played = outcome?.in_play ?? [];
    if (!outcome?.certain || !(outcome.spent?.length || played.length)) return "";
    const n = names(this.catalogue);
    const card = (id: string): string => n.card(id)?.title ?? id;
    const kept = played.map((id) => t("now-in-play", { card: card(id) }));
    const spent = (outcome.spent ?? []).filter((id) => !played.includes(id));
    return [
      ...kept,
      ...notes({ ...outcome, spent }, { ...n, card, me: this.state?.viewer, nobody: t("nobody") }),
    ].join(" · ");
  }

  /** By part of the reader's board, the option about it. */
  private parts = $derived.by(() =>
    this.tiles.length || !this.state?.viewer
      ? {}
      : partsOf(this.options, this.ahead?.outcomes ?? {}, this.state.viewer),
  );
  counts: Record<string, number> = $derived.by(() => ({
    ...selectable(this.options),
    ...Object.fromEntries(Object.keys(this.parts).map((key) => [`part:${key}`, 1])),
  }));
  /** What there is to choose as pictures, where all of it has one. */
  gallery = $derived.by((): Pictured[] => {
    const prompt = this.table.mine && this.state?.decision?.prompt;
    return prompt ? pictured(this.catalogue, prompt, this.all) : [];
  });
  /** Whether they have been opened or closed at this question. */
  private opened = $state<boolean | null>(null);

  /** Whether the pictures lie over the map: before the first turn by themselves, for the map is empty. */
  get pictured(): boolean {
    const empty = this.state?.view.turn.number === 0;
    return this.gallery.length > 0 && (this.opened ?? empty);
  }

  set pictured(opened: boolean) {
    this.opened = opened;
  }

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
    return this.chosen.length > 0 || this.typed !== "" || this.verb !== null;
  }

  /** Whether nothing has been picked, typed or asked since the question came. */
  get isFresh(): boolean {
    const begun = this.narrowed || this.keyed || this.told || this.closing || this.map.at;
    return !begun && !this.reasons.explained;
  }

  title(target: Target): string {
    const map = this.state?.view.setup.map ?? "";
    return targetTitle(this.catalogue, map, target.domain, target.id);
  }

  get state(): State | null {
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
    this.closing = null;
    this.begins = NO_BATTLES;
    this.goOn = null;
    this.count = -1;
    this.verb = null;
    this.opened = null;
    this.map.at = null;
    this.hovered = null;
    this.reasons.clear();
  }

  leave(target: Target): void {
    this.chosen = this.chosen.filter((other) => keyOf(other) !== keyOf(target));
  }

  /** A click on the table: keep what points there, send what alone is left, or say why not. */
  pick(target: Target, sure = !byFinger()): void {
    this.reasons.explained = null;
    if (!this.table.mine) {
      void this.reasons.explainAnnounced(target);
      return;
    }
    if (this.chosen.some((other) => keyOf(other) === keyOf(target))) {
      // A finger covers what it taps: the first tap shows what is meant, the second does it.
      if (!sure && this.chosen.length === 1 && this.options.length === 1 && this.options[0])
        void this.take(this.options[0]);
      else this.leave(target);
      return;
    }
    if (target.domain === "place" && this.map.visit(target.id)) return;
    const about = target.domain === "part" ? this.parts[target.id] : undefined;
    if (about) {
      void this.take(about);
      return;
    }
    this.map.at = null;
    const wanted = [...this.chosen, target];
    if (filtered(this.all, wanted, this.typed).length > 0) this.chosen = wanted;
    else if (filtered(this.all, [target]).length > 0) this.startWith(target);
    else {
      void this.reasons.explain(target);
      return;
    }
    const only = this.options[0];
    if (only && this.options.length === 1 && sure && !preferences.confirm) void this.take(only);
  }

  private startWith(target: Target): void {
    this.typed = "";
    this.verb = null;
    this.chosen = [target];
  }

  /** What an option would leave unused, once it has been chosen: choosing it again is the answer. */
  warning(choice: Choice): string {
    const unspent = this.state?.decision?.unspent;
    if (!unspent || this.told !== choice.text) return "";
    return t("unspent", { title: unspent.title, left: unspent.of - unspent.used, of: unspent.of });
  }

  /**
   * Whether an answer that ends one's turn, or a phase of it, for good is to be thought over.  To end a
   * phase by its own verb is meant as such.
   */
  private isWeighty(choice: Choice): boolean {
    if (this.table.reversible || this.finishes(choice)) return false;
    const unspent = this.state?.decision?.unspent?.text === choice.text;
    const shown = this.strict && this.isPointed([choice.text]);
    return !unspent && !shown && this.closing !== choice;
  }

  /** Let the last answer that can be taken back be thought over. */
  private thinkOver(choice: Choice, ends: OptionOutcome): void {
    this.map.at = null;
    this.ends = ends;
    this.closing = choice;
  }

  /** Whether an answer says itself that something ends. */
  private finishes(choice: Choice): boolean {
    return this.verbs.some((verb) => verb.picture === FINISH && isOf(verb, choice));
  }

  /** That an answer has ended the turn which did not say so; shown for a moment. */
  private tellEnd(state: State | undefined, choice: Choice): void {
    if (hasEnded(state, this.table.latest)) this.say(t("turn-ended", { answer: choice.label }));
  }

  /** Say something for a moment. */
  say(told: string): void {
    this.notice = told;
    setTimeout(() => this.notice === told && (this.notice = ""), NOTICE);
  }

  /**
   * Whether an answer begins battles whose odds the reader has not seen: then they are shown, and it is
   * thought over.  `place` is where it will be fought, where that is not the answer itself.
   */
  weighs(choice: Choice, place?: string, goOn: (() => Promise<boolean>) | null = null): boolean {
    const { state } = this;
    const outcome = this.ahead?.outcomes[choice.text];
    const begun = outcome?.battle ? [outcome.battle] : place ? (outcome?.battles ?? []) : [];
    const battles = withOdds(begun).filter((each) => !place || each.place === place);
    if (!battles.length || this.strict || this.hovered === choice || !state) return false;
    const odds = JSON.stringify(battles);
    if (this.weighed.odds === odds && state.revision <= this.weighed.until) return false;
    this.weighed = { odds, until: state.revision + GESTURE };
    this.map.at = null;
    this.closing = choice;
    this.begins = battles;
    this.goOn = goOn;
    return true;
  }

  /** Give the answer that was thought over. */
  confirm(): void {
    const { closing, goOn } = this;
    if (closing) void (goOn ? goOn() : this.take(closing));
  }

  /** What an answer that is thought over begins or ends: "Begin the battle", "End turn", "End Daylight". */
  get ending(): string {
    if (this.begins.length) return t("begin-battle");
    return endingOf(this.ends, this.state);
  }

  /** What follows an answer that is thought over. */
  get after(): string {
    if (this.begins.length) return t("after-battle");
    return followsOf(this.ends, this.state, this.catalogue);
  }

  /** Give an answer; false where it was not given, or not yet. */
  async take(choice: Choice): Promise<boolean> {
    const unspent = this.state?.decision?.unspent?.text === choice.text;
    const meant = this.isPointed([choice.text]);
    if (this.weighs(choice)) return false;
    if (unspent && this.told !== choice.text && !meant) {
      this.told = choice.text;
      return false;
    }
    const weighty = this.isWeighty(choice);
    const known = this.ahead?.outcomes[choice.text];
    if (weighty && known?.last) {
      this.thinkOver(choice, known);
      return false;
    }
    const [state, said] = [this.state, this.closing === choice || this.finishes(choice)];
    this.notice = "";
    const kept = this.guide !== undefined && !(await this.guide.allows(choice.text));
    // What has not been looked up yet is looked up by the server, which then waits for another word.
    const given = !kept && (await this.table.answer(choice.text, weighty && !known));
    const { last } = this.table;
    if (kept || given) this.clear();
    else if (last && this.all.includes(choice)) this.thinkOver(choice, last);
    if (given && !said) this.tellEnd(state ?? undefined, choice);
    return given;
  }

  // ---- cards

  /** What can be done with a card of one's hand now; null while nothing is asked, or of other cards. */
  cardNow(card: string): CardNow | null {
    const { state } = this;
    if (!this.table.mine || !state) return null;
    const n = names(this.catalogue);
    const called = (id: string): string => n.card(id)?.title ?? id;
    const uses = usesOf(card, this.all, (text) => {
      const outcome = this.ahead?.outcomes[text];
      if (!outcome) return [];
      // That the card itself goes need not be said.
      const spent = (outcome.spent ?? []).filter((each) => each !== card);
      return notes(
        { ...outcome, spent },
        { ...n, card: called, me: state.viewer, nobody: t("nobody") },
      );
    });
    const mine = state.view.seats.find((seat) => seat.faction === state.viewer)?.hand;
    if (!uses.length && !mine?.includes(card)) return null;
    return { uses, reasons: this.reasons.ofCard(card, !uses.length) };
  }

  /** What chooses a card that is being read, where it belongs to an option. */
  choosable(card: string): (() => void) | undefined {
    const meant = (): void => this.pick({ domain: "card", id: card }, true);
    return this.counts[`card:${card}`] ? meant : undefined;
  }

  /** Give the answer that was chosen on a card. */
  use(text: string): void {
    const choice = this.all.find((each) => each.text === text);
    if (choice) void this.take(choice);
  }
}
