/** What a viewer sees of a table. */

import type { Titled } from "./catalogue";
import type { ViewBattle } from "./question";

export interface ViewPiece {
  owner: string;
  piece: string;
  kind: string;
  count: number;
  /** Whether it lies face down: then `piece` is what the viewer takes it for. */
  face_down?: boolean;
}

export interface ViewPlace {
  id: string;
  suits?: string[];
  open_slots?: number;
  ruin?: number | null;
  blocked_by?: string;
  flooded?: boolean;
  /** Who rules it; null for nobody. */
  ruler?: string | null;
  pieces: ViewPiece[];
}

export interface BoardSpace {
  /** What is printed there, in words of the reader's language. */
  label: string;
  filled: boolean;
  /** What placing its piece costs, and what the space gives once it is uncovered, by name. */
  cost?: Record<string, number>;
  points?: number;
  bonus?: Record<string, number>;
  /** Whether its piece is the next to be placed, and whether that can be paid now. */
  next?: boolean;
  affordable?: boolean | null;
  /** Who has taken what lay there. */
  holder?: string;
}

export interface BoardItem {
  item: string;
  exhausted: boolean;
  damaged: boolean;
}

/** Pieces of one kind on a board, whoever owns them. */
export interface BoardPiece {
  owner: string;
  piece: string;
  count: number;
}

/** One part of a board; which fields are there depends on `kind`. */
export interface BoardPart {
  kind: "track" | "cards" | "items" | "pieces" | "value" | "choice" | string;
  id: string;
  title: string;
  law: string;
  /** Its title where there is little room. */
  short?: string;
  /** 1 for what others look at first. */
  glance?: number;
  /** Parts of one group belong together. */
  group?: string;
  spaces?: BoardSpace[];
  /** `score`: its spaces are those of the score track, called by their labels. */
  along?: string;
  cards?: string[] | null;
  count?: number;
  /** For each card, where they have an order of being used: done, now or to come. */
  states?: string[];
  /** Of cards that lie face down, those that the viewer knows. */
  known?: string[];
  items?: BoardItem[];
  pieces?: BoardPiece[];
  value?: string;
  among?: string[];
  /** Of `among`, what cannot be chosen any more. */
  spent?: string[];
}

export interface ViewSeat {
  faction: string;
  score: number;
  /** Whether its score marker is on the track. */
  on_track?: boolean;
  hand: string[] | null;
  hand_count: number;
  known: string[];
  play: string[];
  crafted: Record<string, number>;
  /** How many of the crafted items lie face down. */
  face_down?: Record<string, number>;
  /** Whether a dominance card does not end scoring. */
  still_scoring?: boolean;
  dominance: string | null;
  partner: string | null;
  supply: Record<string, number>;
  board: BoardPart[];
}

/** An owner of pieces without a seat; `decider` decides for it now, null: nobody does. */
export interface ViewOwner {
  id: string;
  title: string;
  decider: string | null;
  supply: Record<string, number>;
  board: BoardPart[];
}

/** What is limited in a turn; what is in progress counts as used. */
export interface Allowance extends Titled {
  used: number;
  of: number;
}

export interface Turn {
  seat: string | null;
  phase: string;
  number: number;
  /** Done, now or to come. */
  phases?: (Titled & { state: string })[];
  /** The numbered steps of the phase: done, now or to come. */
  steps?: { law: string; title: string; state: string }[];
  /** Outermost first. */
  allowances?: Allowance[];
}

export interface Outcome {
  winners: string[];
  how: string;
}

/** A landmark in play; `board` is what lies on its card. */
export interface ViewLandmark {
  id: string;
  title?: string;
  place: string | null;
  board?: BoardPart[];
}

/** A board of neither a faction nor a landmark, such as a card's, while something lies there. */
export interface ViewBoard {
  id: string;
  title: string;
  board: BoardPart[];
}

export interface View {
  viewer: string | null;
  setup: { map: string; deck: string; seats: string[]; [option: string]: unknown };
  turn: Turn;
  places: ViewPlace[];
  items: Record<string, number>;
  deck: number;
  discard: string[];
  available: string[];
  quests: string[];
  seats: ViewSeat[];
  owners?: ViewOwner[];
  outcome: Outcome | null;
  battle?: ViewBattle | null;
  closed_paths?: [string, string][];
  flooded_paths?: [string, string][];
  landmarks?: ViewLandmark[];
  pond?: string[];
  boards?: ViewBoard[];
}
