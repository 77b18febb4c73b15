/** What can be done with a card here and now: the answers that use it, or why none does. */

import type { Choice, WhyNot } from "../../api/types";

export interface CardUse {
  text: string;
  label: string;
  law: string;
  /** What it certainly costs and brings, in words. */
  notes: string[];
}

export interface CardNow {
  uses: CardUse[];
  /** Without any use, what stands in the way. */
  reasons: WhyNot[];
}

/** The answers of the open question that use a card; `brings` says what each costs and brings. */
export const usesOf = (
  card: string,
  options: Choice[],
  brings: (text: string) => string[],
): CardUse[] =>
  options
    .filter((option) => option.targets["card"]?.includes(card))
    .map(({ text, label, law }) => ({ text, label, law, notes: brings(text) }));
