/** Words of a text that the Law explains: which they are, and where they stand. */

import type { CatalogueSection } from "../api/types";

export interface Term {
  word: string;
  /** The section that explains it. */
  law: string;
}

export interface Worded {
  text: string;
  law: string;
}

/** How many letters a word may have beyond a term: "roosts" is the term "roost". */
const ENDING = 2;
const SHORTEST = 4;

/** The chapter of the Law that explains its words. */
const WORDS = "G";

/** The titles of the sections of a chapter and further words, then those of the Law, the longest first. */
export function termsOf(sections: CatalogueSection[], chapter: string, more: Term[] = []): Term[] {
  if (!chapter) return [];
  const titles = (of: string): Term[] =>
    sections
      .filter((each) => each.id.startsWith(`${of}.`))
      .map((each) => ({ word: each.title, law: each.id }));
  const sorted = (terms: Term[]): Term[] =>
    terms
      .filter((each) => each.word.length >= SHORTEST && each.law)
      .sort((one, other) => other.word.length - one.word.length);
  return [...sorted([...titles(chapter), ...more]), ...sorted(titles(WORDS))];
}

/** A text in pieces: each term it has, where it has it first, with its section. */
export function worded(text: string, terms: Term[]): Worded[] {
  let found: Worded[] = [{ text, law: "" }];
  for (const { word, law } of terms) {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const pattern = new RegExp(`(?<!\\p{L})${escaped}\\p{L}{0,${ENDING}}(?!\\p{L})`, "iu");
    const at = found.findIndex((each) => !each.law && pattern.test(each.text));
    const piece = found[at];
    const match = piece && pattern.exec(piece.text);
    if (!match) continue;
    const [before, after] = [match.index, match.index + match[0].length];
    const cut = [
      { text: piece.text.slice(0, before), law: "" },
      { text: match[0], law },
      { text: piece.text.slice(after), law: "" },
    ];
    found = found.toSpliced(at, 1, ...cut.filter((each) => each.text));
  }
  return found;
}
