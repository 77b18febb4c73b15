/** A game beside a real table as this browser keeps it: chapters, and what each tap has added. */

export type Entry = unknown[];

/** An opening and what was told since. */
export interface Chapter {
  opening: Record<string, unknown>;
  seed: number;
  entries: Entry[];
}

/** With the number of entries before each tap: these are what is taken back one by one. */
export interface Tapped extends Chapter {
  taps: number[];
}

export interface Evening {
  chapter: Tapped;
  earlier: Tapped[];
}

export class BadEvening extends Error {}

const FORMAT = "undergrowth companion";
const VERSION = 1;
/** A file with more is none of ours: an evening has a tenth of it. */
export const LARGEST = 4 * 2 ** 20;

export const begun = (chapter: Chapter): Evening => ({
  chapter: { ...chapter, taps: [] },
  earlier: [],
});

/** With what a request has added: `told` taps, of which the last brought the rest. */
export function told(
  { chapter, earlier }: Evening,
  taps: number,
  added: Entry[],
  next: Chapter | null,
): Evening {
  const before = chapter.entries.length;
  const now = {
    ...chapter,
    entries: [...chapter.entries, ...added],
    taps: [...chapter.taps, ...Array.from({ length: taps }, (_, tap) => before + tap)],
  };
  if (!next) return { chapter: now, earlier };
  return { chapter: { ...next, taps: [] }, earlier: [...earlier, now] };
}

/** Without the last tap; null where there is none. */
export function undone({ chapter, earlier }: Evening): Evening | null {
  const left = chapter.taps.at(-1);
  if (left !== undefined)
    return {
      chapter: {
        ...chapter,
        entries: chapter.entries.slice(0, left),
        taps: chapter.taps.slice(0, -1),
      },
      earlier,
    };
  const last = earlier.at(-1);
  return last ? undone({ chapter: last, earlier: earlier.slice(0, -1) }) : null;
}

/** The file of a game, which `undergrowth companion` plays on, too. */
export function written({ chapter, earlier }: Evening): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...chapter, earlier });
}

/** The game in a file.  Throws `BadEvening`. */
export function read(text: string): Evening {
  if (text.length > LARGEST) throw new BadEvening("beside-too-large");
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new BadEvening("beside-no-game");
  }
  if (!isTable(document) || document["format"] !== FORMAT) throw new BadEvening("beside-no-game");
  if (document["version"] !== VERSION) throw new BadEvening("beside-other-version");
  const earlier = document["earlier"] ?? [];
  if (!Array.isArray(earlier)) throw new BadEvening("beside-damaged");
  return { chapter: tapped(document), earlier: earlier.map(tapped) };
}

function tapped(found: unknown): Tapped {
  if (!isTable(found)) throw new BadEvening("beside-damaged");
  const { opening, seed, entries, taps } = found;
  if (!isTable(opening) || !Number.isSafeInteger(seed) || !Array.isArray(entries))
    throw new BadEvening("beside-damaged");
  const numbers = Array.isArray(taps) && taps.every((tap) => Number.isSafeInteger(tap));
  return {
    opening,
    seed: seed as number,
    entries: entries as Entry[],
    taps: numbers ? (taps as number[]) : [...entries.keys()],
  };
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
