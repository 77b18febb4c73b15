/** What the server tells for understanding a game: advice, and the review of a game. */

export interface AdviceOption {
  text: string;
  label: string;
  /** How much better the game looks to the player afterwards, in points. */
  worth: number | null;
  /** The part of its tries that the player spent on it. */
  share: number | null;
  because: { text: string }[];
  /** The answers that it expects to follow. */
  line: { seat: string; text: string; label: string }[];
}

export interface Advice {
  revision: number;
  player: string;
  of: number;
  options: AdviceOption[];
}

export interface Source {
  id: string;
  title: string;
  law: string;
  points: number;
  times: number;
  moments: number[];
}

export interface ReviewTurn {
  turn: number;
  moment: number;
  seat: string | null;
  scores: number[];
  standing: number[];
}

export interface Turning {
  turn: number;
  seat: string;
  /** The revision after the deed that did most. */
  moment: number;
  swing: number;
  gains: string;
  loses: string;
  before: number;
  after: number;
  deed: string;
  points: Record<string, number>;
}

export interface FoughtBattle {
  turn: number;
  moment: number;
  place: string;
  sides: string[];
  rolls: number[];
  expected: number[];
  hits: number[] | null;
}

export interface Luck {
  owner: string;
  battles: number;
  rolled: number;
  expected: number;
}

export interface Review {
  seats: string[];
  winners: string[];
  last: number;
  sources: Record<string, Source[]>;
  turns: ReviewTurn[];
  turning: Turning[];
  battles: FoughtBattle[];
  luck: Luck[];
}
