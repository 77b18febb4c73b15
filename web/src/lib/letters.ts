/** How much room words take, so that the longest of them is written small enough not to be divided. */

const wordsOf = (text: string): string[] => text.split(/[\s\u00ad-]/);

/** Beyond so many letters a word is divided. */
const LONG = 14;

/** The letters of the longest word, which should not be divided. */
export const longest = (text: string): number =>
  Math.min(Math.max(...wordsOf(text).map((word) => word.length)), LONG);

/** A letter of the titles' bold type, what `m` and `w` have more, and what a word may have, in em. */
const LETTER = 0.52;
const WIDER = 0.4;
const SPARE = 0.15;

/** How broad the longest word is as a title, in em: rather too much than too little. */
export const breadth = (text: string): number =>
  Math.max(
    ...wordsOf(text).map((word) => {
      const wide = word.match(/[mw]/gi)?.length ?? 0;
      return word.length * LETTER + wide * WIDER + SPARE;
    }),
  );
