/** A game as one viewer is shown it, and the lines of its log. */

import type { View } from "./table";
import type { Decision } from "./question";
import type { Notify } from "./asked";

export interface SeatState {
  seat: number;
  faction: string | null;
  title: string;
  player: string;
  name: string | null;
  claimed: boolean;
  connected: boolean;
  asked: boolean;
  passes?: Record<string, boolean>;
  notify?: Notify | null;
}

export interface State {
  id: string;
  revision: number;
  /** Counts on through undo, so that an answer meant for a moment taken back is refused. */
  edition?: number;
  over: boolean;
  /** Whether this is a record that ends before its game did: over, and nobody has won. */
  unfinished?: boolean;
  created: string;
  pace: string;
  viewer: string | null;
  viewer_seat?: number | null;
  /** Whether the exact record may be downloaded once the game is over. */
  record?: boolean;
  /** Whether somebody chose the seed: whoever knows it knows what chance deals. */
  seeded?: boolean;
  /** What players can check of chance; null where the game is seeded. */
  proof?: { commitment: string; key: string | null } | null;
  /** Whether who is asked may ask what a computer would do. */
  hints?: boolean;
  title: string;
  seats: SeatState[];
  view: View;
  decision: Decision | null;
  /** A computer player that failed: nothing goes on by itself. */
  trouble?: { seat: number; faction: string | null; player: string } | null;
  undo: { possible: boolean; answers: number };
  waiting_for: string[];
  log_length: number;
  /** The revision of the present, where this is an earlier moment. */
  latest?: number;
}

/** One line of the log, as its reader may see it. */
export interface Entry {
  index: number;
  revision: number;
  turn: number;
  seat: string | null;
  phase: string;
  verb: string;
  /** What its deed began with: a verb or a procedure. */
  act?: string;
  law: string;
  text: string;
  places: string[];
  cards: string[];
  /** The number of the deed it is part of. */
  deed?: number;
  /** The entry that set it off. */
  cause?: number | null;
  /** The event's own names and numbers. */
  fields?: Record<string, string | number>;
}

/** What a deed brought about besides. */
export interface Consequence {
  text: string;
  law: string;
  /** The number of its entry in the log. */
  event: number;
  /** The entry that set it off. */
  cause: number | null;
}

/** What was done, with all it brought about, as its reader may know it. */
export interface Deed {
  number: number;
  turn: number;
  seat: string;
  act: string;
  picture: string;
  law: string;
  text: string;
  /** Its sentences, the main one first. */
  lines: string[];
  consequences: Consequence[];
  from: string[];
  to: string[];
  places: string[];
  points: Record<string, number>;
  /** Pieces that left the map, by owner. */
  losses: Record<string, Record<string, number>>;
  against: string[];
  against_me: boolean;
  /** The first of its entries, and the one after the last. */
  events: [first: number, end: number];
}
