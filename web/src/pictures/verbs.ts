/**
 * A picture of its own for every verb: a sign and, where another verb has that already, a smaller one
 * beside it.  Signs go by the words of the verb; of two verbs with the same words or none that are
 * known, one takes what is left, so that no two look alike, whoever's verbs they are.
 */

import type { Drawing } from "./drawing";
import { drawing, verbPicture } from "./index";
import { signs } from "./signs";
import verbData from "./verbs.json";
import wordData from "./verb-words.json";

const words: Record<string, string> = wordData;
const families: Record<string, string> = verbData;

export interface VerbPicture {
  main: Drawing;
  /** A smaller sign beside it. */
  beside: Drawing | null;
}

export interface PicturedVerb {
  id: string;
  picture: string;
}

/** The names of the signs of a verb. */
export interface Pair {
  main: string;
  beside: string;
}

/** What may stand beside any sign, where its words say no more. */
const SPARE = Object.keys(signs);

/** A sign by name: one of ours, or any other picture of the page. */
export const sign = (name: string): Drawing | null => signs[name] ?? drawing(name);

/** The signs of the words of a verb, in their order; its owner's name says nothing. */
function signsOf(id: string): string[] {
  const plain = id.slice(id.indexOf(":") + 1);
  return plain.split(/[\s_]+/).flatMap((word) => (words[word] ? [words[word]] : []));
}

/** What a verb may look like, best first. */
function* looks({ id, picture }: PicturedVerb): Generator<Pair> {
  const own = signsOf(id);
  const family = families[picture] ?? picture;
  const mains = [...new Set([...own, family])];
  const first = mains[0] ?? "";
  yield { main: first, beside: "" };
  for (const main of mains)
    for (const beside of [...own, family]) if (beside !== main) yield { main, beside };
  for (const main of mains.slice(1)) yield { main, beside: "" };
  for (const main of [...mains, ...SPARE])
    for (const beside of SPARE) if (beside !== main) yield { main, beside };
}

/** Which verb comes first to what it looks like best: ours, those of few words, in the order of letters. */
function rank(id: string): string {
  const more = id.split(" ").length;
  return `${id.includes(":") ? 1 : 0}${more} ${id}`;
}

/** The signs of all verbs, no two alike. */
export function pairs(verbs: PicturedVerb[]): Map<string, Pair> {
  const found = new Map<string, Pair>();
  const taken = new Set<string>();
  for (const verb of verbs.toSorted((a, b) => (rank(a.id) < rank(b.id) ? -1 : 1))) {
    for (const look of looks(verb)) {
      const key = `${look.main} ${look.beside}`;
      if (taken.has(key) || !sign(look.main) || (look.beside && !sign(look.beside))) continue;
      taken.add(key);
      found.set(verb.id, look);
      break;
    }
  }
  return found;
}

const made = new WeakMap<PicturedVerb[], Map<string, Pair>>();
const NONE: PicturedVerb[] = [];

/** The picture of a verb among those of a catalogue; of one that is not there by its words, or its family. */
export function pictureOf(id: string, picture: string, all: PicturedVerb[] = NONE): VerbPicture {
  const known = made.get(all) ?? pairs(all);
  made.set(all, known);
  const { main, beside } = known.get(id) ?? { main: signsOf(id)[0] ?? "", beside: "" };
  return { main: sign(main) ?? verbPicture(picture), beside: sign(beside) };
}
