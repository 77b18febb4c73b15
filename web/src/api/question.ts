/** The open question: its options, what they bring, and battles. */

import type * as Api from "./schema";

/** One option of the open question. */
export type Choice = Api.Option;
/** What an option points at: names by domain, or places by their role. */
export type Targets = Choice["targets"];
/** An answer given inside a procedure that still goes on. */
export type DecisionStep = Api.Step;
/** A battle in progress, or with what it should bring. */
export type ViewBattle = Api.BattleView;
/** A side of a battle: what it should deal and lose before the roll, its dice and hits after it. */
export type ViewSide = Api.SideView;
/** Hits with where they come from. */
export type Share = Api.ShareView;

export type { Ahead, Decision, DeedLine, OptionOutcome, Verb } from "./schema";
