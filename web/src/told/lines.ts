/** The log as it is read: deeds, what followed from each inside it, and the cards that are named. */

import type { Deed, Entry } from "../api/types";
import { isPhase, worthReading } from "../game/past/log";

export interface Follow {
  text: string;
  law: string;
  cards: string[];
}

export interface LogLine {
  /** Its first entry: what is shown when it is chosen. */
  entry: Entry;
  /** The last entry it tells of. */
  last: number;
  text: string;
  law: string;
  /** Whose deed it is; null for a phase and for nobody's. */
  seat: string | null;
  phase: boolean;
  picture: string;
  places: string[];
  cards: string[];
  follows: Follow[];
}

/** The lines of a turn: its phases, and each deed once with all that is known of it by now. */
export function linesOf(entries: Entry[], deeds: Deed[]): LogLine[] {
  const known = new Map(entries.map((entry) => [entry.index, entry]));
  const begins = new Map(deeds.map((deed) => [deed.events[0], deed]));
  const found: LogLine[] = [];
  let within = -1;
  for (const entry of worthReading(entries)) {
    if (isPhase(entry)) {
      found.push(alone(entry));
      continue;
    }
    if (entry.index < within) continue;
    const deed = begins.get(entry.index) ?? around(entry, deeds);
    found.push(deed ? whole(deed, entry, known) : alone(entry));
    within = deed?.events[1] ?? entry.index + 1;
  }
  return found;
}

/** A deed that began with a phase holds the entries after it. */
const around = (entry: Entry, deeds: Deed[]): Deed | undefined =>
  deeds.find((deed) => deed.events[0] <= entry.index && entry.index < deed.events[1]);

const alone = (entry: Entry): LogLine => ({
  ...{ entry, last: entry.index, text: entry.text, law: entry.law, seat: entry.seat },
  ...{ phase: isPhase(entry), picture: "", places: entry.places, cards: entry.cards, follows: [] },
});

function whole(deed: Deed, first: Entry, known: Map<number, Entry>): LogLine {
  const [begin, end] = deed.events;
  const own: Entry[] = [];
  for (let at = begin; at < end; at++) {
    const entry = known.get(at);
    if (entry && !isPhase(entry)) own.push(entry);
  }
  const cards = [...new Set(own.flatMap((entry) => entry.cards))];
  const [text = deed.text, ...more] = deed.lines;
  const follows = [
    ...more.map((line) => ({ text: line, law: "", cards: [] })),
    ...deed.consequences
      .filter((each) => known.has(each.event))
      .map((each) => ({
        ...{ text: each.text, law: each.law, cards: known.get(each.event)?.cards ?? [] },
      })),
  ];
  const told = new Set(follows.flatMap((each) => each.cards));
  return {
    ...{ entry: first, last: own.at(-1)?.index ?? first.index, text, law: deed.law },
    ...{ seat: deed.seat, phase: false, picture: deed.picture, places: deed.places, follows },
    cards: cards.filter((card) => !told.has(card) || cards.length === 1),
  };
}

export interface Part {
  text: string;
  /** The card that these words name. */
  card: string | null;
}

/** A sentence with the names of cards set apart, the longest names first. */
export function partsOf(text: string, cards: { id: string; title: string }[]): Part[] {
  let parts: Part[] = [{ text, card: null }];
  for (const { id, title } of [...cards].sort((a, b) => b.title.length - a.title.length))
    parts = parts.flatMap((part) => (part.card === null ? split(part.text, title, id) : [part]));
  return parts;
}

function split(text: string, title: string, card: string): Part[] {
  const at = title ? text.indexOf(title) : -1;
  if (at < 0) return [{ text, card: null }];
  return [
    { text: text.slice(0, at), card: null },
    { text: title, card },
    { text: text.slice(at + title.length), card: null },
  ].filter((part) => part.text !== "");
}

/** The cards that a sentence is about, from its arguments; a list or a sentence within it counts. */
export function cardsIn(said: unknown): string[] {
  if (typeof said === "string") return said.startsWith("card:") ? [said.slice(5)] : [];
  if (typeof said !== "object" || said === null) return [];
  return [...new Set(Object.values(said).flatMap(cardsIn))];
}
