/**
 * What has changed between two moments, as motions: from the lines of the log where they say it, and
 * from what stands on the table where they do not, so that no verb of any faction need be known.
 */

import type { Entry, State, View } from "../../api/types";

/** A piece of some owner; `sort` says whether it is drawn as a figure, a building or a token. */
export interface Pieces {
  owner: string;
  piece: string;
  sort: string;
  count: number;
}

export interface Travel extends Pieces {
  kind: "travel";
  from: string;
  to: string;
}

export interface Standing extends Pieces {
  kind: "appear" | "fall";
  at: string;
}

/** Where a card lies: the deck, the discard pile, or somebody's hand or board. */
export type Spot = "deck" | "discard" | `hand:${string}` | `board:${string}`;

export interface Flight {
  kind: "card";
  from: Spot;
  to: Spot;
  count: number;
  /** The faces that the viewer may see; the others fly face down. */
  cards: string[];
}

export interface Rise {
  kind: "points";
  seat: string;
  from: number;
  to: number;
}

export interface Dice {
  kind: "dice";
  at: string | null;
  lines: number;
  /** What they show: the attacker's die, then the defender's. */
  values: number[];
}

/** A token whose other side is shown, or another in its place. */
export interface Flip {
  kind: "flip";
  at: string;
  was: Standing;
  is: Standing;
}

/** An event that everybody stops for, such as turmoil. */
export interface Moment {
  kind: "moment";
  seat: string | null;
  text: string;
}

export type Motion = Travel | Standing | Flight | Rise | Dice | Flip | Moment;

/** Events after which a piece is gone; the rest is read off the table. */
const LEAVING = new Set(["removed", "captured"]);

/** `moments` are the verbs of events that everybody stops for. */
export function motionsBetween(
  before: State,
  after: State,
  entries: Entry[],
  moments: string[] = [],
): Motion[] {
  return [
    ...entries
      .filter((entry) => moments.includes(entry.verb))
      .map(({ seat, text }): Moment => ({ kind: "moment", seat, text })),
    ...cards(before.view, after.view, entries),
    ...flipped(pieces(before.view, after.view, entries)),
    ...dice(before.view, after.view, entries),
    ...points(before.view, after.view),
  ];
}

/* ---- pieces on the map */

class Changes {
  private left = new Map<string, number>();
  private sorts = new Map<string, string>();

  constructor(before: View, after: View) {
    this.add(before, -1);
    this.add(after, 1);
  }

  private add(view: View, sign: 1 | -1): void {
    for (const place of view.places) {
      for (const { owner, piece, kind, count } of place.pieces) {
        this.sorts.set(`${owner} ${piece}`, kind);
        this.told(owner, piece, place.id, -sign * count);
      }
    }
  }

  /** How many more stand there than has been told of. */
  of(owner: string, piece: string, place: string): number {
    return this.left.get(`${owner} ${piece} ${place}`) ?? 0;
  }

  /** So many more have been told of there. */
  told(owner: string, piece: string, place: string, count: number): void {
    const key = `${owner} ${piece} ${place}`;
    this.left.set(key, (this.left.get(key) ?? 0) - count);
  }

  sort(owner: string, piece: string): string {
    return this.sorts.get(`${owner} ${piece}`) ?? "warrior";
  }

  *rest(): Iterable<[owner: string, piece: string, place: string, count: number]> {
    for (const [key, count] of this.left) {
      const [owner = "", piece = "", ...place] = key.split(" ");
      if (count !== 0) yield [owner, piece, place.join(" "), count];
    }
  }
}

function pieces(before: View, after: View, entries: Entry[]): Motion[] {
  const changes = new Changes(before, after);
  const found = entries.flatMap((entry) => ofEntry(entry, changes));
  for (const [owner, piece, at, count] of changes.rest()) {
    const kind = count > 0 ? "appear" : "fall";
    found.push({
      kind,
      owner,
      piece,
      sort: changes.sort(owner, piece),
      at,
      count: Math.abs(count),
    });
  }
  return found;
}

/** A token that leaves a place where another of its owner's appears has been turned over. */
function flipped(motions: Motion[]): Motion[] {
  const found = [...motions];
  for (const motion of motions) {
    if (motion.kind !== "fall" || motion.sort !== "token") continue;
    const other = found.find(
      (each) =>
        each.kind === "appear" &&
        each.sort === "token" &&
        each.owner === motion.owner &&
        each.at === motion.at &&
        each.count === motion.count,
    );
    if (other?.kind !== "appear") continue;
    found.splice(found.indexOf(other), 1, { kind: "flip", at: motion.at, was: motion, is: other });
    found.splice(found.indexOf(motion), 1);
  }
  return found;
}

function ofEntry(entry: Entry, changes: Changes): Motion[] {
  const { fields } = entry;
  const { owner, piece, place, from } = fields;
  if (typeof owner !== "string" || typeof piece !== "string" || place === undefined) return [];
  const count = Number(fields["count"] ?? 1);
  const at = String(place);
  const what = { owner, piece, sort: changes.sort(owner, piece), count };
  if (from !== undefined && String(from) !== at) {
    changes.told(owner, piece, String(from), -count);
    changes.told(owner, piece, at, count);
    return [{ kind: "travel", ...what, from: String(from), to: at }];
  }
  const falls = LEAVING.has(entry.verb) || changes.of(owner, piece, at) < 0;
  changes.told(owner, piece, at, falls ? -count : count);
  return [{ kind: falls ? "fall" : "appear", ...what, at }];
}

/* ---- cards */

function cards(before: View, after: View, entries: Entry[]): Motion[] {
  const hands = new Map(before.seats.map((seat) => [seat.faction, seat.hand_count]));
  const change = (seat: string, by: number): void =>
    void hands.set(seat, Math.max(0, (hands.get(seat) ?? 0) + by));
  const found: Flight[] = [];
  for (const [at, entry] of entries.entries()) {
    const flight = flightOf(entry, entries.slice(at + 1), hands);
    if (!flight) continue;
    found.push(flight);
    for (const [spot, by] of [
      [flight.from, -flight.count],
      [flight.to, flight.count],
    ] as const)
      if (spot.startsWith("hand:")) change(spot.slice(5), by);
  }
  return [...found, ...untold(before, after, hands)];
}

function flightOf(entry: Entry, later: Entry[], hands: Map<string, number>): Flight | null {
  const { seat, cards: faces } = entry;
  const { fields } = entry;
  if (!seat) return null;
  if (entry.verb === "drew")
    return flight("deck", `hand:${seat}`, faces, Number(fields["count"] ?? faces.length));
  const card = faces[0];
  if (!card) return null;
  if (typeof fields["to"] === "string" && hands.has(fields["to"]))
    return flight(`hand:${seat}`, `hand:${fields["to"]}`, faces, faces.length);
  const from: Spot = (hands.get(seat) ?? 0) > 0 ? `hand:${seat}` : `board:${seat}`;
  if (entry.verb === "discarded") return flight(from, "discard", faces, faces.length);
  // A card that is laid down and then discarded flies once.
  const twice = later.some((each) => each.verb === "discarded" && each.cards.includes(card));
  return twice ? null : flight(from, `board:${seat}`, faces, faces.length);
}

const flight = (from: Spot, to: Spot, faces: string[], count: number): Flight => ({
  ...{ kind: "card", from, to, cards: faces, count },
});

/** Cards that hands hold more or fewer of than the log has told: those that lie face down. */
function untold(before: View, after: View, hands: Map<string, number>): Flight[] {
  const found: Flight[] = [];
  const more = new Map<string, number>();
  for (const seat of after.seats) {
    const change = seat.hand_count - (hands.get(seat.faction) ?? seat.hand_count);
    if (change > 0) more.set(seat.faction, change);
  }
  const taken = (): string | undefined => [...more.keys()][0];
  for (const seat of after.seats) {
    const less = (hands.get(seat.faction) ?? 0) - seat.hand_count;
    if (less <= 0) continue;
    const to = taken();
    if (to) more.delete(to);
    found.push(
      flight(`hand:${seat.faction}`, to ? `hand:${to}` : `board:${seat.faction}`, [], less),
    );
  }
  if (after.deck >= before.deck) return found;
  return [...found, ...[...more].map(([seat, count]) => flight("deck", `hand:${seat}`, [], count))];
}

/* ---- dice and points */

function dice(before: View, after: View, entries: Entry[]): Motion[] {
  const roll = entries.findIndex((entry) => entry.fields?.["high"] !== undefined);
  if (roll < 0) return [];
  const began = entries.slice(0, roll).findLast((entry) => entry.places.length)?.places[0];
  const at = began ?? before.battle?.place ?? after.battle?.place ?? null;
  const deed = entries[roll]?.deed;
  const sums = entries.slice(roll).filter((each) => each.deed === deed && "hits" in fieldsOf(each));
  const values = ["high", "low"].map((die) => Number(entries[roll]?.fields[die] ?? 0));
  return [{ kind: "dice", at, lines: sums.length + 2, values }];
}

const fieldsOf = (entry: Entry): Record<string, string | number> => entry.fields;

function points(before: View, after: View): Motion[] {
  return after.seats.flatMap((seat) => {
    const from = before.seats.find((each) => each.faction === seat.faction)?.score ?? seat.score;
    if (from === seat.score || seat.on_track === false) return [];
    return [{ kind: "points" as const, seat: seat.faction, from, to: seat.score }];
  });
}
