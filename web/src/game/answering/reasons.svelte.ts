/** Why something cannot be chosen now: a target, a verb, a card, or an answer that was typed. */

import { ApiError, words } from "../../api/errors";
import type { Choice, State, Verb, WhyNot } from "../../api/types";
import { t } from "../../lib/words";
import type { Asking } from "../table.svelte";
import { elsewhere, imagined, type Target } from "./options";

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

/** The open question, as far as reasons are about it. */
interface Asked {
  readonly all: Choice[];
  readonly state: State | null;
  readonly table: Asking;
  title(target: Target): string;
}

const MOST_REASONS = 3;

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

export class Reasons {
  explained = $state.raw<Explanation | null>(null);
  /** Whether the reader wants to type an answer that is not offered. */
  asking = $state(false);
  /** By card, what stood in the way when it was asked. */
  private refused = $state.raw<Record<string, WhyNot[]>>({});

  constructor(private readonly choosing: Asked) {}

  /** Forget what was asked; a reason for what others do stays to be read while they go on. */
  clear(): void {
    this.asking = false;
    if (this.choosing.table.mine || !this.explained?.others) this.explained = null;
  }

  /** What stood in the way of a card when it was asked; with `wanted`, ask now if nobody has. */
  ofCard(card: string, wanted: boolean): WhyNot[] {
    const asked = `${this.choosing.state?.revision} ${card}`;
    if (wanted && !(asked in this.refused)) void this.refuse(asked, card);
    return this.refused[asked] ?? [];
  }

  /** Learn why nothing can be done with a card, once. */
  private async refuse(asked: string, card: string): Promise<void> {
    const keep = (found: WhyNot[]): void =>
      void (this.refused = { ...this.refused, [asked]: found });
    await Promise.resolve();
    keep([]);
    try {
      const found = await this.choosing.table.whyNotAbout("card", card);
      keep(distinct(found).slice(0, MOST_REASONS));
    } catch {
      // Nothing is done with cards now.
    }
  }

  /** Say why nothing can be done with a target now. */
  async explain(target: Target): Promise<void> {
    const about = this.choosing.title(target);
    const found: WhyNot[] = [];
    for (const text of imagined(this.choosing.all, target)) {
      const said = await this.ask(text);
      if (said?.reason) found.push(said);
      if (found.length) break;
    }
    try {
      found.push(...(await this.choosing.table.whyNotAbout(target.domain, target.id)));
    } catch {
      // Nothing is done with such a target alone.
    }
    const law = this.choosing.state?.decision?.law ?? "";
    const [first, ...more] = distinct(found);
    const nothing = { reason: t("no-answer-points"), law };
    this.explained = { about, ...(first ?? nothing), more: more.slice(0, MOST_REASONS - 1) };
  }

  /** Say why a verb has no option: at once in short, then what each of its answers lacks. */
  async explainVerb({ id, title: about, why }: Verb): Promise<void> {
    const law = why?.law ?? "";
    const said = { about, reason: why?.text ?? why?.short ?? "", law };
    this.explained = said;
    if (why?.text) return;
    try {
      const found = distinct(await this.choosing.table.whyNotAbout("verb", id));
      const [first, ...more] = found;
      if (first && this.explained === said)
        this.explained = { about, ...first, more: more.slice(0, MOST_REASONS - 1) };
    } catch {
      // What is said in short remains.
    }
  }

  /** Say why an automated faction, which is about to do something, does it there and not here. */
  async explainAnnounced(target: Target): Promise<void> {
    const decision = this.choosing.state?.decision;
    const text = decision?.announced && elsewhere(decision.announced, target);
    if (!text || !decision.seat) return;
    const found = await this.ask(text, decision.seat);
    if (found?.reason)
      this.explained = { about: this.choosing.title(target), others: true, ...found };
  }

  /** Say why an answer that was typed is not offered. */
  async explainText(text: string): Promise<void> {
    const offered = this.choosing.all.find((choice) => saidAs(choice.label) === saidAs(text));
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
    const view = this.choosing.state?.view;
    const hand =
      view?.seats.find((seat) => seat.faction === this.choosing.state?.viewer)?.hand ?? [];
    const places = view?.places.map(({ id }) => ({ domain: "place", id })) ?? [];
    return [...hand.map((id) => ({ domain: "card", id })), ...places].map((target) => ({
      ...target,
      title: this.choosing.title(target),
    }));
  }

  private async ask(
    text: string,
    of?: string,
    refused: (error: unknown) => void = (error) =>
      void (this.explained = { about: text, reason: words(error), law: "" }),
  ): Promise<WhyNot | null> {
    try {
      return await this.choosing.table.whyNot(text, of);
    } catch (error) {
      refused(error);
      return null;
    }
  }
}
