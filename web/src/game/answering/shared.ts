/** Answers that repeat one sentence: what they share is said once, above what differs. */

import type { Choice } from "../../api/types";
import { verbOf } from "./options";

/** Answers side by side: with a sentence, each of them is only the part that stands in its gap. */
export interface Run {
  /** What all of them say, before and after the part that differs; null where each is a line. */
  sentence: { before: string; after: string } | null;
  choices: Choice[];
  /** What differs, by answer; whole labels without a sentence. */
  parts: string[];
}

/** Fewer answers are lines. */
const LEAST = 3;
/** A heading has to save more letters than this, since it takes a line of its own. */
const HEADING = 24;
/** What stands in brackets belongs together. */
const TOKENS = /\s+|\([^)]*\)|[,.;:]|[^\s,.;:]+/g;

/** A sentence with its gap: "Move to clearing …". */
export const withGap = ({ before, after }: { before: string; after: string }): string =>
  `${before}…${after}`;

/**
 * The runs of a list, in its order, so that little is read twice.  Answers of another verb or another
 * section of the Law share nothing; `apart` are those that need a line for themselves.
 */
export function runsOf(choices: Choice[], apart: (choice: Choice) => boolean = () => false): Run[] {
  const kind = (choice: Choice): string => `${verbOf(choice)} ${choice.law}`;
  const alike = inTurn(choices, (choice) => (apart(choice) ? "" : kind(choice)));
  const found = alike.flatMap((all) => (all[0] && apart(all[0]) ? [lines(all)] : shortest(all)));
  return found.reduce<Run[]>(joined, []);
}

/** Answers as few letters as possible: as lines, below one sentence, or divided where they differ first. */
function shortest(choices: Choice[]): Run[] {
  const whole = lines(choices);
  if (choices.length < LEAST) return [whole];
  const one = belowSentence(choices);
  const next = inTurn(choices, (choice) => wordsOf(partOf(one, choice))[0] ?? "");
  const divided = next.length > 1 && next.length < choices.length ? next.flatMap(shortest) : [];
  const ways = [[whole], [one], divided].filter((way) => way.length);
  return ways.reduce((best, way) => (lengthOf(way) < lengthOf(best) ? way : best));
}

const lines = (choices: Choice[]): Run => ({
  sentence: null,
  choices,
  parts: choices.map((choice) => choice.label),
});

function belowSentence(choices: Choice[]): Run {
  const all = choices.map((choice) => wordsOf(choice.label));
  const least = Math.min(...all.map((words) => words.length));
  const [first = []] = all;
  const same = (at: (words: string[]) => string | undefined): boolean =>
    all.every((words) => at(words) === at(first));
  let head = 0;
  while (head < least - 1 && same((words) => words[head])) head++;
  let tail = 0;
  while (tail < least - 1 - head && same((words) => words.at(-1 - tail))) tail++;
  const before = first.slice(0, head).join("");
  const after = tail ? first.slice(-tail).join("") : "";
  return {
    sentence: { before, after },
    choices,
    parts: all.map((words) => words.slice(head, words.length - tail).join("")),
  };
}

const wordsOf = (label: string): string[] => label.match(TOKENS) ?? [];

const partOf = (run: Run, choice: Choice): string => run.parts[run.choices.indexOf(choice)] ?? "";

/** How much there is to read; a part that is nothing but space or signs is no part. */
function lengthOf(runs: Run[]): number {
  return runs.reduce((sum, { sentence, parts }) => {
    if (sentence && parts.some((part) => !/[\p{L}\p{N}]/u.test(part))) return Infinity;
    const heading = sentence ? HEADING + withGap(sentence).length : 0;
    return sum + heading + parts.reduce((letters, part) => letters + part.length, 0);
  }, 0);
}

/** Lines that follow lines are one list. */
function joined(runs: Run[], run: Run): Run[] {
  const last = runs.at(-1);
  if (!last || last.sentence || run.sentence) return [...runs, run];
  return [...runs.slice(0, -1), lines([...last.choices, ...run.choices])];
}

/** Divide a list wherever something about its answers changes. */
function inTurn(choices: Choice[], by: (choice: Choice) => string): Choice[][] {
  const found: Choice[][] = [];
  let before: string | null = null;
  for (const choice of choices) {
    const now = by(choice);
    if (now === before) found.at(-1)?.push(choice);
    else found.push([choice]);
    before = now;
  }
  return found;
}
