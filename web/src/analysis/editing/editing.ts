/**
 * Changing a described position by hand.  Only its general form is known here: what stands in places,
 * piles of cards, and what a seat's entries hold.  Whether a table is one that a game comes to, the
 * engine says.
 */

import { isTable, type Position } from "../tree/tree";

type Table = Record<string, unknown>;

/** What is in progress; it is over where turn or phase are changed. */
const GOING_ON = ["procedures", "answer", "in_force"];
/** Lists of names that hold no cards, even while nothing is in them. */
const NO_PILES = ["crafted", "items", "seats", "used", "homelands", "procedures", "in_force"];

const table = (value: unknown): Table => (isTable(value) ? value : {});

/** The entry at a path; undefined where there is none. */
export function entry(position: Position, path: string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isTable(inner) ? inner[key] : undefined), position);
}

/** With the entry at a path changed; undefined takes it out, and what is empty around it. */
export function withEntry(
  position: Position,
  path: string[],
  value: unknown,
  inside = false,
): Position {
  const [key = "", ...rest] = path;
  const { [key]: old, ...others } = position;
  const inner = rest.length ? withEntry(table(old), rest, value, true) : value;
  const empty = value === undefined && inside && isTable(inner) && !Object.keys(inner).length;
  if (inner === undefined || empty) return others;
  return key in position ? { ...position, [key]: inner } : { ...others, [key]: inner };
}

/* ---- pieces */

/** In which part of a position a place stands, by what kind of place it is. */
export const sectionOf = (kind: string): string =>
  ({ forest: "forests", path: "paths" })[kind] ?? "clearings";

export interface Spot {
  section: string;
  place: string;
}

const counted = (words: unknown): Map<string, number> => {
  const found = new Map<string, number>();
  const list = Array.isArray(words) ? words : typeof words === "string" ? words.split(",") : [];
  for (const each of list) {
    const [, count, piece = ""] = /^\s*(?:(\d+)\s+)?(.*?)\s*$/.exec(String(each)) ?? [];
    if (piece) found.set(piece, (found.get(piece) ?? 0) + Number(count ?? 1));
  }
  return found;
};

/** How many of an owner's pieces stand somewhere, by piece. */
export function piecesAt(position: Position, spot: Spot, owner: string): Map<string, number> {
  return counted(entry(position, [spot.section, spot.place, owner]));
}

/** With so many more, or fewer, of a piece somewhere. */
export function withPieces(
  position: Position,
  spot: Spot,
  owner: string,
  piece: string,
  more: number,
): Position {
  const there = piecesAt(position, spot, owner);
  const count = (there.get(piece) ?? 0) + more;
  if (count > 0) there.set(piece, count);
  else there.delete(piece);
  const list = [...there].map(([each, n]) => `${n} ${each}`);
  return withEntry(position, [spot.section, spot.place, owner], list.length ? list : undefined);
}

/** With one piece of a kind gone from one place to another. */
export function withMoved(
  position: Position,
  from: Spot,
  to: Spot,
  owner: string,
  piece: string,
): Position {
  if (!piecesAt(position, from, owner).has(piece)) return position;
  return withPieces(withPieces(position, from, owner, piece, -1), to, owner, piece, 1);
}

/* ---- cards */

export interface Pile {
  path: string[];
  cards: string[];
}

/** Every pile of cards: a list in which nothing but cards stands, wherever that is. */
export function piles(position: Position, isCard: (id: string) => boolean): Pile[] {
  const found: Pile[] = [];
  const look = (inner: Table, path: string[]): void => {
    for (const [key, value] of Object.entries(inner)) {
      if (NO_PILES.includes(key)) continue;
      const here = [...path, key];
      if (isTable(value)) look(value, here);
      else if (Array.isArray(value) && value.every((each) => isCard(String(each))))
        found.push({ path: here, cards: value.map(String) });
    }
  };
  look(table(position), []);
  return found.filter(
    ({ path }) =>
      !["clearings", "forests", "paths", "suits", "ruins", "seen"].includes(path[0] ?? "") &&
      !path.includes("known"),
  );
}

/** With a card gone from one pile onto another; what is put onto a deck is drawn next. */
export function withCard(position: Position, card: string, from: string[], to: string[]): Position {
  const left = [...(entry(position, from) as string[])];
  const at = left.indexOf(card);
  if (at < 0) return position;
  left.splice(at, 1);
  const taken = withEntry(position, from, left);
  const onto = (entry(taken, to) as string[] | undefined) ?? [];
  return withEntry(taken, to, to[0] === "deck_top" ? [card, ...onto] : [...onto, card]);
}

/* ---- turns, and what seats hold */

/** With another turn or phase: what was in progress is over. */
export function withTurn(position: Position, change: Position): Position {
  const left = Object.entries(position).filter(([key]) => !GOING_ON.includes(key));
  return { ...Object.fromEntries(left), ...change };
}

export interface Plain {
  path: string[];
  value: string | number | boolean;
}

/** The numbers, words and choices that a seat's entries hold; lists are changed as cards or as text. */
export function plains(position: Position, seat: string): Plain[] {
  const found: Plain[] = [];
  const look = (inner: Table, path: string[]): void => {
    for (const [key, value] of Object.entries(inner)) {
      const here = [...path, key];
      if (isTable(value)) look(value, here);
      else if (["string", "number", "boolean"].includes(typeof value))
        found.push({ path: here, value: value as Plain["value"] });
    }
  };
  look(table(position[seat]), [seat]);
  return found;
}
