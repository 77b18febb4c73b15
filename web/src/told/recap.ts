/** While the reader waited: the deeds of the others since the reader's last turn, in few words. */

import type { Deed, Entry, Point, View } from "../api/types";

/** A deed as it is told: with its number, from 1 on. */
export interface Numbered {
  n: number;
  deed: Deed;
  /** The moment after it. */
  revision: number;
  /** What it is told by, without whose deed it is. */
  text: string;
}

export interface Turn {
  turn: number;
  seat: string;
  deeds: Numbered[];
  points: number;
}

export interface Recap {
  /** The turn in which it is read: told anew in the next. */
  turn: number;
  /** From the log's line with this number on. */
  turns: Turn[];
  losses: Loss[];
  /** The moment with which it begins. */
  since: number;
}

/** A clearing that the reader ruled, and who rules it now. */
export interface RuleLost {
  place: string;
  ruler: string | null;
}

/** What the reader has lost meanwhile. */
export interface Loss {
  n: number;
  pieces: Record<string, number>;
  points: number;
  places: string[];
}

export const EMPTY: Recap = { turn: 0, turns: [], losses: [], since: 0 };

/** Whether the sentence of a deed names its points, so that they need not stand beside it. */
export const namesPoints = (deed: Deed): boolean => "points" in (deed.messages[0]?.args ?? {});

/** Whose turn each was, by its number. */
function turnsOf(entries: Entry[]): Map<number, string | null> {
  const found = new Map<number, string | null>();
  for (const entry of entries)
    if (entry.turn > 0 && !found.has(entry.turn)) found.set(entry.turn, entry.seat);
  return found;
}

/** `title` gives a faction's name, so that it need not be said in every line. */
export function recapOf(
  entries: Entry[],
  deeds: Deed[],
  viewer: string | null,
  title: (faction: string) => string,
): Recap {
  const last = entries.at(-1)?.turn ?? 0;
  if (!viewer || last === 0) return EMPTY;
  const turns = turnsOf(entries);
  const mine = [...turns].filter(([, seat]) => seat === viewer).map(([turn]) => turn);
  const ours = turns.get(last) === viewer;
  const since = (ours ? mine.at(-2) : mine.at(-1)) ?? 0;
  const until = ours ? last : last + 1;
  const others = deeds.filter(
    (deed) => deed.turn > since && deed.turn < until && isWorth(deed, entries),
  );
  const numbered = others.map((deed, at) => ({
    ...{ n: at + 1, deed, revision: momentAfter(deed, entries) },
    text: withoutName(deed.text, title(deed.seat)),
  }));
  return {
    turn: last,
    turns: byTurn(numbered, turns),
    losses: lossesOf(numbered, viewer),
    since: entries.findLast((entry) => entry.turn <= since)?.revision ?? 0,
  };
}

/** Whether something happened that others could see: what moved nothing and named nothing is left out. */
function isWorth(deed: Deed, entries: Entry[]): boolean {
  if (deed.places.length || deed.against.length || Object.keys(deed.points).length) return true;
  const [first, end] = deed.events;
  return entries.some((each) => each.index >= first && each.index < end && each.cards.length > 0);
}

function momentAfter(deed: Deed, entries: Entry[]): number {
  const line = entries.find((each) => each.index === deed.events[1] - 1);
  return line?.revision ?? 0;
}

/** A sentence that begins with who did it, without that. */
export function withoutName(text: string, name: string): string {
  return text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
}

function byTurn(all: Numbered[], turns: Map<number, string | null>): Turn[] {
  const found: Turn[] = [];
  for (const each of all) {
    let turn = found.at(-1);
    if (turn?.turn !== each.deed.turn) {
      const seat = turns.get(each.deed.turn) ?? each.deed.seat;
      turn = { turn: each.deed.turn, seat, deeds: [], points: 0 };
      found.push(turn);
    }
    turn.deeds.push(each);
    turn.points += each.deed.points[turn.seat] ?? 0;
  }
  return found;
}

function lossesOf(all: Numbered[], viewer: string): Loss[] {
  return all.flatMap(({ n, deed }) => {
    const pieces = deed.seat === viewer ? {} : (deed.losses[viewer] ?? {});
    const points = Math.max(0, -(deed.points[viewer] ?? 0));
    const lost = Object.keys(pieces).length > 0 || points > 0;
    return lost ? [{ n, pieces, points, places: deed.places }] : [];
  });
}

/** What the reader ruled when the story began, and rules no more. */
export function ruleLost(before: View, after: View, viewer: string | null): RuleLost[] {
  const now = new Map(after.places.map((place) => [place.id, place.ruler ?? null]));
  return before.places.flatMap(({ id, ruler }) => {
    const next = now.get(id);
    const lost = viewer !== null && ruler === viewer && next !== undefined && next !== viewer;
    return lost ? [{ place: id, ruler: next }] : [];
  });
}

/* ---- on the map */

export interface MapMark {
  n: number;
  seat: string;
  from: string | null;
  places: string[];
}

/** Where the deeds took place: an arrow where something moved, else the places themselves. */
export function marksOf(all: Numbered[]): MapMark[] {
  return all.flatMap(({ n, deed }) => {
    const places = deed.to.length ? deed.to : deed.places;
    const from = deed.from.length === 1 && deed.to.length === 1 ? (deed.from[0] ?? null) : null;
    return places.length ? [{ n, seat: deed.seat, from, places }] : [];
  });
}

/** Where the discs of a place stand: side by side on its lower rim. */
export function discSpots(count: number, radius: number): Point[] {
  const apart = Math.min(0.42, 1.6 / Math.max(count, 1));
  return Array.from({ length: count }, (_, at) => {
    const angle = Math.PI / 2 - (at - (count - 1) / 2) * apart;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}
