/** How the open question is being answered: what was clicked, typed, hovered, explained. */

import { t } from "../../lib/words";
import { ApiError, words } from "../../api/errors";
import type { Ahead, Catalogue, Choice, State, Verb, WhyNot } from "../../api/types";
import { targetTitle } from "../../lib/catalogue.svelte";
import { pictured, type Pictured } from "../../lib/told";
import type { Guide } from "../teaching/guide";
import { byFinger } from "../../lib/pressed";
import { preferences } from "../../lib/preferences.svelte";
import {
  elsewhere,
  filtered,
  grouped,
  imagined,
  keyOf,
  keysFor,
  ofDomain,
  partsOf,
  selectable,
  type Target,
} from "./options";
import { capital, names, plain } from "../../table/names";
import { notes } from "./ahead";
import { usesOf, type CardNow } from "./cardnow";
import { OnMap } from "./onmap.svelte";
import { numbersOf, tilesOf, type Entry, type Tile } from "./tiles";
import type { Asking } from "../table.svelte";

export interface Explanation {
  about: string;
  reason: string;
  law: string;
  /** The reason as data. */
  message?: WhyNot["message"];
  /** What stands in the way of other things. */
  more?: WhyNot[];
  /** Whether it is about what somebody else does. */
  others?: boolean;
}

const MOST_REASONS = 3;
/** Milliseconds that a notice stays. */
const NOTICE = 6000;
const NOTHING: Choice[] = [];
const NO_VERBS: Verb[] = [];
/** The picture of verbs that end something. */
const FINISH = "finish";
const isOf = (verb: Verb, choice: Choice): boolean =>
  verb.id === choice.text || (verb.options ?? []).includes(choice.text);

interface Named extends Target {
  title: string;
}

/** A text as it is said: without marks, large letters and names that only machines use. */
const saidAs = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What a text names, the longest name first. */
function namedIn(text: string, all: Named[]): Named | undefined {
  const said = ` ${saidAs(text)} `;
  const found = all.filter(({ title }) => said.includes(` ${saidAs(title)} `));
  return found.sort((one, other) => other.title.length - one.title.length)[0];
}

/** Why a text cannot be read, in words for whoever wrote it. */
const unread = (error: unknown): string =>
  error instanceof ApiError && error.code === "bad_text" ? t("why-not-unread") : words(error);

/** The reason that something else is asked first: it says nothing beside another. */
const WAIT = "why-wait";

/** Each reason once. */
function distinct(found: WhyNot[]): WhyNot[] {
  const telling = found.filter(({ message }) => message?.id !== WAIT);
  return (telling.length ? telling : found).filter(
    (said, at, all) => all.findIndex((other) => other.reason === said.reason) === at,
  );
}

export class Choosing {
  chosen = $state.raw<Target[]>([]);
  typed = $state("");
  /** The beginning of a number that has been typed. */
  keyed = $state("");
  /** The answer that leaves something unused, once the reader has been told. */
  private told = $state("");
  /** An answer that nobody can take back: it is thought over before it is given. */
  closing = $state.raw<Choice | null>(null);
  /** What is said for a moment about the last answer. */
  notice = $state("");
  hovered = $state.raw<Choice | null>(null);
  explained = $state.raw<Explanation | null>(null);
  /** Whether the reader wants to type an answer that is not offered. */
  asking = $state(false);
  /** The verb to which the options are narrowed. */
  verb = $state.raw<Verb | null>(null);
  /** The same on the map. */
  readonly map = new OnMap(this);
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
    else void this.explainVerb(verb);
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
    return [...kept, ...notes({ ...outcome, spent }, { ...n, card, me: this.state?.viewer })].join(
      " · ",
    );
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
    return !begun && !this.explained;
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
    this.count = -1;
    this.verb = null;
    this.opened = null;
    this.map.at = null;
    this.hovered = null;
    this.asking = false;
    if (this.table.mine || !this.explained?.others) this.explained = null;
  }

  leave(target: Target): void {
    this.chosen = this.chosen.filter((other) => keyOf(other) !== keyOf(target));
  }

  /** A click on the table: keep what points there, send what alone is left, or say why not. */
  pick(target: Target, sure = !byFinger()): void {
    this.explained = null;
    if (!this.table.mine) {
      void this.explainAnnounced(target);
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
      void this.explain(target);
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
   * Whether an answer in one's own turn ends it, or a phase after which a card is drawn or somebody else
   * goes on: it is the last that can be taken back.  To end a phase by its own verb is meant as such.
   */
  private isLast(choice: Choice): boolean {
    const { state } = this;
    if (this.table.reversible) return false;
    const outcome = this.ahead?.outcomes[choice.text];
    if (!outcome?.closes || !state || this.finishes(choice) || this.all.length === 1) return false;
    const { turn } = state.view;
    if (!state.viewer || turn?.seat !== state.viewer || turn.number < 1) return false;
    const others = outcome.next && outcome.next.seat !== state.viewer;
    return outcome.closes === "turn" || others || !outcome.certain;
  }

  /** Whether an answer says itself that something ends. */
  private finishes(choice: Choice): boolean {
    return this.verbs.some((verb) => verb.picture === FINISH && isOf(verb, choice));
  }

  /** That an answer has ended the turn which did not say so; shown for a moment. */
  private tellEnd(state: State | undefined, choice: Choice): void {
    const [before, after] = [state?.view.turn, this.table.latest?.view.turn];
    if (!state?.viewer || !before?.number || before.seat !== state.viewer) return;
    if (!after || this.table.latest?.over || after.seat === before.seat) return;
    this.say(t("turn-ended", { answer: choice.label }));
  }

  /** Say something for a moment. */
  say(told: string): void {
    this.notice = told;
    setTimeout(() => this.notice === told && (this.notice = ""), NOTICE);
  }

  /** What an answer that is thought over ends: "End turn", "End Daylight". */
  get ending(): string {
    const closes = this.closing && this.ahead?.outcomes[this.closing.text]?.closes;
    const { phase, phases } = this.state?.view.turn ?? { phase: "" };
    const title = phases?.find((each) => each.id === phase)?.title;
    return closes === "phase" && title
      ? t("end-phase", { phase: capital(plain(title)) })
      : t("end-turn");
  }

  /** What follows an answer that is thought over. */
  get after(): string {
    const next = this.closing && this.ahead?.outcomes[this.closing.text]?.next;
    const seat = next && this.catalogue.factions.find((each) => each.id === next.seat)?.title;
    return seat ? t("after-other", { seat }) : t("after-chance");
  }

  /** Give an answer; false where it was not given, or not yet. */
  async take(choice: Choice): Promise<boolean> {
    const unspent = this.state?.decision?.unspent?.text === choice.text;
    const meant = this.isPointed([choice.text]);
    if (unspent && this.told !== choice.text && !meant) {
      this.told = choice.text;
      return false;
    }
    if (!unspent && !meant && this.closing !== choice && this.isLast(choice)) {
      this.map.at = null;
      this.closing = choice;
      return false;
    }
    const [state, said] = [this.state, this.closing === choice || this.finishes(choice)];
    this.notice = "";
    const kept = this.guide !== undefined && !(await this.guide.allows(choice.text));
    const given = !kept && (await this.table.answer(choice.text));
    if (kept || given) this.clear();
    if (given && !said) this.tellEnd(state ?? undefined, choice);
    return given;
  }

  // ---- cards

  /** By card, what stood in the way when it was asked. */
  private refused = $state.raw<Record<string, WhyNot[]>>({});

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
      return notes({ ...outcome, spent }, { ...n, card: called, me: state.viewer });
    });
    const mine = state.view.seats.find((seat) => seat.faction === state.viewer)?.hand;
    if (!uses.length && !mine?.includes(card)) return null;
    const asked = `${state.revision} ${card}`;
    if (!uses.length && !(asked in this.refused)) void this.refuse(asked, card);
    return { uses, reasons: this.refused[asked] ?? [] };
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

  /** Learn why nothing can be done with a card, once. */
  private async refuse(asked: string, card: string): Promise<void> {
    const keep = (found: WhyNot[]): void =>
      void (this.refused = { ...this.refused, [asked]: found });
    await Promise.resolve();
    keep([]);
    try {
      const found = await this.table.whyNotAbout("card", card);
      keep(distinct(found).slice(0, MOST_REASONS));
    } catch {
      // Nothing is done with cards now.
    }
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
    const [first, ...more] = distinct(found);
    const nothing = { reason: t("no-answer-points"), law };
    this.explained = { about, ...(first ?? nothing), more: more.slice(0, MOST_REASONS - 1) };
  }

  /** Say why a verb has no option: at once in short, then what each of its answers lacks. */
  private async explainVerb({ id, title: about, why }: Verb): Promise<void> {
    const law = why?.law ?? "";
    const said = { about, reason: why?.text ?? why?.short ?? "", law };
    this.explained = said;
    if (why?.text) return;
    try {
      const found = distinct(await this.table.whyNotAbout("verb", id));
      const [first, ...more] = found;
      if (first && this.explained === said)
        this.explained = { about, ...first, more: more.slice(0, MOST_REASONS - 1) };
    } catch {
      // What is said in short remains.
    }
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
    const offered = this.all.find((choice) => saidAs(choice.label) === saidAs(text));
    const found = await this.ask(offered?.text ?? text, undefined, (error) => {
      const named = namedIn(text, this.nameable());
      if (named) void this.explain(named);
      else this.explained = { about: text, reason: unread(error), law: "" };
    });
    if (found?.reason) this.explained = { about: text, ...found };
    else if (found) this.explained = { about: text, reason: t("can-be-chosen"), law: found.law };
  }

  /** What a text may name, by its title: the cards of one's hand, and places. */
  private nameable(): Named[] {
    const view = this.state?.view;
    const hand = view?.seats.find((seat) => seat.faction === this.state?.viewer)?.hand ?? [];
    const places = view?.places.map(({ id }) => ({ domain: "place", id })) ?? [];
    return [...hand.map((id) => ({ domain: "card", id })), ...places].map((target) => ({
      ...target,
      title: this.title(target),
    }));
  }

  private async ask(
    text: string,
    of?: string,
    refused: (error: unknown) => void = (error) =>
      void (this.explained = { about: text, reason: words(error), law: "" }),
  ): Promise<WhyNot | null> {
    try {
      return await this.table.whyNot(text, of);
    } catch (error) {
      refused(error);
      return null;
    }
  }
}
