/** The log: lines grouped by turn, what moved between two moments, scores over the turns. */

import type { Deed, Entry } from "../../api/types";

export interface TurnGroup {
  turn: number;
  seat: string | null;
  entries: Entry[];
}

/** Lines by turn, in order; a turn belongs to the seat that its first phase names. */
export function byTurn(entries: Entry[]): TurnGroup[] {
  const groups: TurnGroup[] = [];
  for (const entry of entries) {
    let group = groups.at(-1);
    if (!group || group.turn !== entry.turn) {
      group = { turn: entry.turn, seat: entry.turn > 0 ? entry.seat : null, entries: [] };
      groups.push(group);
    }
    group.entries.push(entry);
  }
  return groups;
}

/** The notes of people that belong behind each turn: those before its last line, and the rest. */
export function notesByTurn<N extends { revision: number }>(
  groups: TurnGroup[],
  notes: N[],
): N[][] {
  const ends = groups.map((group, at) =>
    at === groups.length - 1 ? Infinity : (group.entries.at(-1)?.revision ?? 0),
  );
  let from = -1;
  return ends.map((end) => {
    const found = notes.filter((note) => note.revision > from && note.revision <= end);
    from = end;
    return found;
  });
}

/** A line that only says that a phase begins. */
export const isPhase = (entry: Entry): boolean => entry.fields?.phase !== undefined;

/** The lines of a turn worth reading: phases in which nothing happened are left out. */
export function worthReading(entries: Entry[]): Entry[] {
  return entries.filter((entry, at) => {
    const next = entries[at + 1];
    return !isPhase(entry) || (next !== undefined && !isPhase(next));
  });
}

/** Whether a line is part of the deed that the line before it belongs to. */
export const isWithin = (before: Entry | undefined, entry: Entry): boolean =>
  before !== undefined && !isPhase(before) && !!entry.deed && before.deed === entry.deed;

/** Known lines with a page of new ones: lines told again replace the old, a gap is refused. */
export function merged(known: Entry[], page: Entry[]): Entry[] | null {
  const first = page[0];
  if (!first) return known;
  const kept = known.filter((entry) => entry.index < first.index);
  const last = kept.at(-1);
  const gap = first.index - (last ? last.index + 1 : 0);
  return gap > 0 ? null : [...kept, ...page];
}

/** Known deeds with a page of others: what is told again has grown, what began later is gone. */
export function mergedDeeds(known: Deed[], page: Deed[]): Deed[] {
  const first = page[0]?.events[0];
  if (first === undefined) return known;
  return [...known.filter((deed) => deed.events[0] < first), ...page];
}

/** The deeds of a log of so many lines. */
export const deedsUpto = (deeds: Deed[], length: number): Deed[] =>
  deeds.filter((deed) => deed.events[0] < length);

/** The places named between two moments of the log, each once. */
export function placesBetween(entries: Entry[], from: number, to: number): string[] {
  const places = new Set<string>();
  for (const entry of entries) {
    if (entry.index >= from && entry.index < to) entry.places.forEach((place) => places.add(place));
  }
  return [...places];
}

export interface Series {
  seat: string;
  points: [turn: number, score: number][];
}

/** The score of every seat at the end of each turn in which it changed. */
export function scores(entries: Entry[], seats: string[]): Series[] {
  const last = entries.at(-1)?.turn ?? 0;
  return seats.map((seat) => {
    const points: [number, number][] = [[0, 0]];
    for (const entry of entries) {
      const score = entry.fields?.score;
      if (entry.seat !== seat || typeof score !== "number") continue;
      const latest = points.at(-1);
      if (latest && latest[0] === entry.turn) latest[1] = score;
      else points.push([entry.turn, score]);
    }
    const [turn, score] = points.at(-1) ?? [0, 0];
    if (turn < last) points.push([last, score]);
    return { seat, points };
  });
}

/** The revision at which each turn began, for jumping through a replay. */
export function turnStarts(
  entries: Entry[],
): { turn: number; seat: string | null; revision: number }[] {
  return byTurn(entries).map((group) => ({
    turn: group.turn,
    seat: group.seat,
    revision: group.entries[0]?.revision ?? 0,
  }));
}

export interface Battle {
  attacker: string;
  defender: string;
  place: string | undefined;
  /** The section that the battle stands in. */
  law: string;
  /** The answer that brought its latest news. */
  revision: number;
  rolls: number[];
  /** Its lines, from the one that begins it on. */
  lines: Entry[];
  hits: { attacker: number; defender: number } | undefined;
}

const RECENT = 24;

/** Whether a line tells what the dice of a battle show. */
const isRoll = (entry: Entry): boolean => typeof entry.fields?.high === "number";

/** Whether the answer that wrote the last of some lines cast the dice of a battle of somebody's. */
export function fought(entries: Entry[], from: number, to: number, who: string | null): boolean {
  const lines = entries.filter((entry) => entry.index >= from && entry.index < to);
  const last = lines.at(-1);
  return lines.some(
    (each) =>
      isRoll(each) &&
      each.revision === last?.revision &&
      (each.seat === who || each.fields?.defender === who),
  );
}

/** The battle that the latest lines tell of, as far as they tell it; null when there is none. */
export function battle(entries: Entry[]): Battle | null {
  const last = entries.at(-1);
  const latest = entries.slice(-RECENT);
  // A battle that ends a turn is told in the turn in which it began.
  const turn = latest.findLast((entry) => isRoll(entry) && entry.revision === last?.revision)?.turn;
  const recent = latest.filter((entry) => entry.turn === (turn ?? last?.turn));
  // Dice and hits name the defender too; only the beginning says where.
  const at = recent.findLastIndex(
    (entry) => typeof entry.fields?.defender === "string" && entry.places.length > 0,
  );
  const begun = recent[at];
  if (!begun?.seat) return null;
  const news = recent.slice(at);
  const roll = news.find(isRoll);
  const rolled = roll?.fields;
  const dealt = news.findLast((entry) => typeof entry.fields?.attacker_hits === "number")?.fields;
  return {
    attacker: begun.seat,
    defender: String(begun.fields?.defender),
    place: begun.places[0],
    law: begun.law,
    revision: (roll ?? begun).revision,
    lines: news,
    rolls: rolled ? [Number(rolled.high), Number(rolled.low)] : [],
    hits: dealt && {
      attacker: Number(dealt.attacker_hits),
      defender: Number(dealt.defender_hits),
    },
  };
}

/**
 * Whether a battle is to be seen: while others play the last one; beside a question of one's own
 * the one it is about, or what has come of one's last answer, which was given at revision `since`.
 */
export const isToSee = (fight: Battle, law: string | null, since: number): boolean =>
  law === null || law.startsWith(fight.law) || fight.revision > since;
