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

/** Where a German word of several ends one of them, so that it is known where to divide it. */
const JOINT = /(ungs|heits|keits|schafts|tions)(?=\p{L}{4})/gu;

/** The same words with soft hyphens at joints: not every browser knows where else to divide. */
export const divisible = (text: string): string => text.replace(JOINT, "$1\u00ad");
