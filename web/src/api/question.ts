/** The open question: its options, what they bring, and battles. */

import type { Titled } from "./catalogue";
import type { Allowance } from "./table";

export type Targets = Record<string, string[]>;

/** One option of the open question. */
export interface Choice {
  text: string;
  label: string;
  law: string;
  targets: Targets;
  /** The places it points at, by their role: `from`, `to` or `here`. */
  places?: Targets;
}

/** A verb of the open question: with `options`, or with the reason why it is off. */
export interface Verb extends Titled {
  short: string;
  picture: string;
  /** Texts of options. */
  options?: string[] | null;
  /** How much it is: so many places, so many more of something. */
  much?: { text: string } | null;
  why?: { short: string; law: string; text?: string | null } | null;
}

/** An answer given inside a procedure that still goes on. */
export interface DecisionStep {
  text: string;
  label: string;
  /** Its verb in short, where it names nothing else. */
  short?: string;
  settled: boolean;
  undo: number | null;
  /** The places it points at, by their role: `from`, `to` or `here`. */
  places?: Record<string, string[]>;
}

export interface Decision {
  /** The faction asked, or `player_2` before the second seat has one. */
  seat: string | null;
  index?: number;
  prompt: string;
  text: string;
  law: string;
  mine: boolean;
  /** What an automated faction is about to do. */
  announced?: Choice | null;
  /** Whether somebody may pass because of what another has done. */
  reaction?: boolean;
  /** One's own answers inside the procedures in progress. */
  steps?: DecisionStep[];
  options?: Choice[];
  /** In the order of the procedure, those that are off among them. */
  verbs?: Verb[];
  /** What an answer that ends a step of several actions leaves unused. */
  unspent?: (Allowance & { text: string }) | null;
  /** What most people would answer, where the choice seldom matters. */
  usual?: string | null;
}

/** A side of a battle. */
export interface BattleSide {
  owner: string;
  /** How likely each number of rolled hits is, from 0 on. */
  odds: number[];
  /** Before the roll: the same of all hits that it deals. */
  dealt?: number[] | null;
  /** Before the roll: what it should lose. */
  expects?: { hits: number; points: number } | null;
}

/** A battle with what it should bring. */
export interface BattleForecast {
  place: string;
  /** The attacker's, then the defender's. */
  sides: BattleSide[];
  /** How likely the defender has an ambush to play, as far as the viewer can tell. */
  ambush?: number | null;
}

/** Hits with where they come from. */
export interface Share {
  source: string;
  title: string;
  law: string;
  hits: number;
}

/** A side of a battle in progress; from `die` on, only after the roll. */
export interface ViewSide extends BattleSide {
  role: string;
  warriors: number;
  most: number;
  caps: Share[];
  extra: Share[];
  ignores: Share[];
  die?: number | null;
  rolled?: number | null;
  hits?: number | null;
  loses?: { pieces: Record<string, number>; chooses: number; points: number } | null;
}

/** The battle in progress. */
export interface ViewBattle extends BattleForecast {
  law: string;
  rolled: boolean;
  /** The attacker's, then the defender's. */
  sides: ViewSide[];
  windows?: { id: string; title: string; law: string; state: string }[] | null;
}

/** What an option certainly costs and brings. */
export interface OptionOutcome {
  certain: boolean;
  /** What is over with it. */
  closes?: "turn" | "phase";
  points?: Record<string, number>;
  rulers?: { place: string; before: string | null; after: string | null }[];
  /** Pieces on the map, more or fewer, by owner. */
  totals?: Record<string, Record<string, number>>;
  spent?: string[];
  cards?: Record<string, number>;
  battle?: BattleForecast;
  /** While the defender is still to be chosen: one for each. */
  battles?: BattleForecast[];
  /** Parts of boards that change. */
  boards?: { seat: string; id: string }[];
  /** What is asked then, and inside the same deed about which places in which role. */
  next?: { seat: string; prompt: string; targets?: Targets };
}

/** How a deed goes on after an option, so that both can be offered as one. */
export interface DeedLine {
  /** The place, and its role in the deed. */
  place: string;
  role: string;
  /** What is answered after the option. */
  answers: string[];
  /** What the last of them does. */
  label: string;
}

export interface Ahead {
  revision: number;
  outcomes: Record<string, OptionOutcome>;
  /** By option, where what is asked after it is short. */
  lines?: Record<string, DeedLine[]>;
  /** Those of the question, with `much` where that takes looking ahead. */
  verbs: Verb[];
}
