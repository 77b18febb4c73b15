/** The open question's options: filtered by targets, grouped, given keys.  No rule stands here. */

import type { Choice, OptionOutcome } from "../../api/types";
import { partKey } from "../../table/boards/tracks";
import type { Entry } from "./tiles";

/** A thing on the table that options may point at, such as place 5 or card `armorers`. */
export interface Target {
  domain: string;
  id: string;
}

export const keyOf = (target: Target): string => `${target.domain}:${target.id}`;

/** Whether an option points at a target. */
export function pointsAt(choice: Choice, target: Target): boolean {
  return choice.targets[target.domain]?.includes(target.id) ?? false;
}

/** The cards and quests that an option names, as `data-card` takes them; nothing where it names none. */
export function cardsOf(choice: Choice): string | undefined {
  const { card = [], quest = [] } = choice.targets;
  return [...card, ...quest].join(" ") || undefined;
}

/** The options that point at every chosen target and whose words hold every typed word. */
export function filtered(choices: Choice[], chosen: Target[], typed = ""): Choice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    if (!chosen.every((target) => pointsAt(choice, target))) return false;
    const text = `${choice.label} ${choice.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** How many options point at each target: by key, and by id for one domain. */
export function selectable(choices: Choice[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const choice of choices) {
    for (const [domain, ids] of Object.entries(choice.targets)) {
      for (const id of new Set(ids)) {
        const key = keyOf({ domain, id });
        counts[key] = (counts[key] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** The part of `counts` about one domain, by id. */
export function ofDomain(counts: Record<string, number>, domain: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [key, count] of Object.entries(counts)) {
    if (key.startsWith(`${domain}:`)) found[key.slice(domain.length + 1)] = count;
  }
  return found;
}

/**
 * By part of a board, the one option that changes it: a card goes there, a piece comes from it.
 * Where one part is changed by several options it says nothing about which of them is meant.
 */
export function partsOf(
  choices: Choice[],
  outcomes: Record<string, OptionOutcome>,
  seat: string,
): Record<string, Choice> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices.filter((each) => Object.keys(each.targets).length)) {
    for (const part of outcomes[choice.text]?.boards ?? []) {
      const key = partKey(part.seat, part.id);
      if (part.seat === seat) found.set(key, [...(found.get(key) ?? []), choice]);
    }
  }
  const single = [...found].flatMap(([key, [only, ...more]]): [string, Choice][] =>
    only && !more.length ? [[key, only]] : [],
  );
  return single.length > 1 ? Object.fromEntries(single) : {};
}

export interface Group {
  /** What its options share; null for the ones that stand alone. */
  target: Target | null;
  verb: string | null;
  choices: Choice[];
}

/** The verb of an option: the first word of its text. */
export const verbOf = (choice: Choice): string => choice.text.split(" ", 1)[0] ?? "";

const SHORT = 7;

/**
 * Options in groups: by what they do, and by what they point at first where one deed fills the list.
 * A short list stays one group, in the order of the engine; where nothing is offered there is none.
 */
export function grouped(choices: Choice[]): Group[] {
  if (choices.length === 0) return [];
  if (choices.length <= SHORT) return [{ target: null, verb: null, choices }];
  const byVerb = collect(choices, verbOf);
  const split: Group[] = [];
  for (const [verb, members] of byVerb) {
    const domain = members.length > SHORT ? dividing(members) : null;
    if (!domain) {
      split.push({ target: null, verb: byVerb.size > 1 ? verb : null, choices: members });
      continue;
    }
    for (const [id, part] of collect(members, (choice) => choice.targets[domain]?.[0] ?? "")) {
      split.push({ target: id ? { domain, id } : null, verb, choices: part });
    }
  }
  return withLonersTogether(split);
}

/** The kind of target that divides a long list best: few groups, each of several options. */
function dividing(members: Choice[]): string | null {
  let best: string | null = null;
  let fewest = members.length / 2;
  for (const domain of Object.keys(members[0]?.targets ?? {})) {
    const groups = collect(members, (choice) => choice.targets[domain]?.[0] ?? "").size;
    if (groups > 1 && groups <= fewest) {
      best = domain;
      fewest = groups;
    }
  }
  return best;
}

function collect(choices: Choice[], by: (choice: Choice) => string): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = by(choice);
    const members = found.get(key);
    if (members) members.push(choice);
    else found.set(key, [choice]);
  }
  return found;
}

/** Groups of one side by side become one group without a heading, where the first of them stood. */
function withLonersTogether(groups: Group[]): Group[] {
  const result: Group[] = [];
  let loners: Group | null = null;
  for (const group of groups) {
    if (group.choices.length > 1 || group.target) {
      result.push(group);
    } else if (loners) {
      loners.choices.push(...group.choices);
    } else {
      loners = { target: null, verb: null, choices: [...group.choices] };
      result.push(loners);
    }
  }
  return result;
}

const DIGITS = [..."123456789"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** The number that an option names, in its text and in its words: that of a clearing, or how many. */
function numberIn(choice: Entry): string {
  const last = choice.text.split(" ").at(-1) ?? "";
  return /^\d+$/.test(last) && new RegExp(`\\b${last}\\b`).test(choice.label) ? last : "";
}

/**
 * What is typed to choose each option, empty where keys have run out.  A digit never means another
 * number than the reader sees: where options name numbers, each its own, these are their keys;
 * where several name the same, all have letters.
 */
export function keysFor(choices: Entry[]): string[] {
  const numbers = choices.map(numberIn);
  const named = numbers.filter(Boolean);
  if (named.length < 2) return choices.map((_, at) => [...DIGITS, ...LETTERS][at] ?? "");
  const apart = new Set(named).size === named.length;
  let letter = 0;
  return numbers.map((number) => (apart && number ? number : (LETTERS[letter++] ?? "")));
}

/** What a key comes to after what was typed before it: the keys that begin so, and one that is so. */
export function typedKey(
  keys: string[],
  before: string,
  key: string,
): { typed: string; exact: number; more: boolean } {
  const begins = (typed: string): string[] => keys.filter((each) => each.startsWith(typed));
  const typed = begins(before + key).length ? before + key : key;
  const fits = begins(typed);
  if (!fits.length) return { typed: "", exact: -1, more: false };
  const exact = keys.indexOf(typed);
  return { typed, exact, more: fits.length > (exact < 0 ? 0 : 1) };
}

const MOST_QUESTIONS = 4;

/**
 * Answers that would name `target`, made from the options there are: each text with its own target
 * of that kind replaced.  Asking why they are not offered tells why the target cannot be chosen.
 */
export function imagined(choices: Choice[], target: Target): string[] {
  const texts = new Set<string>();
  for (const choice of choices) {
    const ids = choice.targets[target.domain];
    if (ids?.length !== 1) continue;
    const words = choice.text.split(" ");
    const at = words.lastIndexOf(ids[0] ?? "");
    if (at < 1) continue;
    words[at] = target.id;
    texts.add(words.join(" "));
    if (texts.size === MOST_QUESTIONS) break;
  }
  return [...texts];
}

/** The words of an action as it would be at another target of the same kind; null without one. */
export function elsewhere(choice: Choice, target: Target): string | null {
  const there = choice.targets[target.domain]?.at(-1);
  if (!there || there === target.id) return null;
  const tokens = choice.text.split(" ");
  const at = tokens.lastIndexOf(there);
  return at < 0 ? null : tokens.toSpliced(at, 1, target.id).join(" ");
}
