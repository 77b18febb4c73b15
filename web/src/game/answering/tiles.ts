/** The open question as tiles, one for each verb: what can be done, how much it is, and what is off. */

import type { Choice, DeedLine, OptionOutcome, Verb } from "../../api/types";

/** One thing to choose, in the order in which it is shown and has its key. */
export interface Entry {
  /** The option's text, or the verb's id. */
  text: string;
  label: string;
}

export interface Tile extends Entry {
  verb: Verb;
  /** How much it is, or in two words why it is off. */
  note: string;
  /** What it answers; null where the verb has several options, or none. */
  choice: Choice | null;
  off: boolean;
}

/** Up to so many, a tile has room for all that its only option says. */
const FEW = 3;

/**
 * The tiles of a question, one for each verb; none where there is only one thing to do beside
 * ending it, whose options are a list.
 * `told` are its verbs once somebody has looked ahead: how much they are is known better then.
 */
export function tilesOf(verbs: Verb[], options: Choice[], told: Verb[] = []): Tile[] {
  const listed = new Map(options.map((option) => [option.text, option]));
  const known = verbs.reduce((sum, verb) => sum + (verb.options?.length ?? 0), 0);
  if (verbs.length < 2 || known !== options.length) return [];
  if (verbs.length === 2 && verbs.some((verb) => (verb.options?.length ?? 0) > 1)) return [];
  return apart(verbs.map((verb) => tileOf(verb)));

  function tileOf(verb: Verb): Tile {
    const mine = (verb.options ?? []).flatMap((text) => listed.get(text) ?? []);
    const [only, ...more] = mine;
    const { id, short, why } = verb;
    if (!only)
      return { text: id, label: short, verb, note: why?.short ?? "", choice: null, off: true };
    const note = (told.find((one) => one.id === id) ?? verb).much?.text ?? "";
    const choice = more.length ? null : only;
    if (choice && verbs.length <= FEW && Object.keys(choice.targets).length)
      return { text: choice.text, label: choice.label, verb, note, choice, off: false };
    return { text: choice?.text ?? id, label: short, verb, note, choice, off: false };
  }
}

/** No two tiles carry one name: those that would say all of what their verb or only option is. */
function apart(tiles: Tile[]): Tile[] {
  const count = (names: string[], name: string): number =>
    names.filter((each) => each === name).length;
  const short = tiles.map((tile) => tile.label);
  const long = tiles.map((tile) => tile.verb.title);
  return tiles.map((tile, at) => {
    if (count(short, tile.label) < 2) return tile;
    const title = long[at] ?? tile.label;
    const label = count(long, title) < 2 ? title : (tile.choice?.label ?? title);
    return { ...tile, label };
  });
}

/** How many tiles stand side by side, so that two rows hold most questions. */
export function columns(tiles: number): number {
  if (tiles <= 4) return Math.max(tiles, 2);
  if (tiles <= 8) return 4;
  return tiles <= 10 ? 5 : 6;
}

/* ---- what can be done at a place */

/** A verb that can be used at a place, in the role that place has for it. */
export interface Offer {
  verb: Verb;
  choice: Choice;
  role: string;
  /** What is asked next, where the place is named only then; else the option names it itself. */
  prompt: string | null;
  /** What there is to choose from then, each of which can be offered by itself. */
  lines: DeedLine[];
}

/** By place, what the question offers there; what is asked about next comes from looking ahead. */
export function offersOf(
  verbs: Verb[],
  options: Choice[],
  outcomes: Record<string, OptionOutcome>,
  lines: Record<string, DeedLine[]> = {},
): Record<string, Offer[]> {
  const found: Record<string, Offer[]> = {};
  for (const verb of verbs) {
    for (const text of verb.options ?? []) {
      const choice = options.find((option) => option.text === text);
      if (!choice) continue;
      const direct = Object.keys(choice.places).length > 0;
      const next = outcomes[text]?.next;
      const places = direct ? choice.places : next?.targets;
      for (const [role, ids] of Object.entries(places ?? {})) {
        for (const id of ids) {
          const prompt = direct ? null : (next?.prompt ?? null);
          const after = (lines[text] ?? []).filter(
            (each) => each.place === id && each.role === role,
          );
          (found[id] ??= []).push({ verb, choice, role, prompt, lines: after });
        }
      }
    }
  }
  return found;
}

/** The one option that names a place in a role; null where there is none, or more. */
export function onlyAt(options: Choice[], place: string, role: string): Choice | null {
  const there = options.filter((option) => option.places?.[role]?.includes(place));
  return there.length === 1 ? (there[0] ?? null) : null;
}

/** Options that are numbers to choose from, in their order; none where any is something else. */
export function numbersOf(options: Choice[]): Choice[] {
  const number = (choice: Choice): boolean =>
    Object.keys(choice.targets).length === 1 && choice.targets["count"]?.length === 1;
  return options.length > 1 && options.every(number) ? options : [];
}
