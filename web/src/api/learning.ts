/** Puzzles, lessons and the coach. */

export interface PuzzleGoal {
  kind: string;
  points: number;
  by: string;
  /** The goal in words. */
  text: string;
}

export interface PuzzleLine {
  id: string;
  /** Whose turn it is. */
  faction: string;
  title: string;
  text: string;
  goal: PuzzleGoal;
  /** 1 to 3; 0 where nobody has said. */
  difficulty: number;
  hints: number;
  /** Why its file cannot be read; then nothing else is told of it. */
  problem?: string;
}

export interface PuzzleWhole extends PuzzleLine {
  /** The hints. */
  said: string[];
  /** The answer, step by step in words. */
  line: string[];
  /** Every hand, by faction. */
  hands: Record<string, string[]>;
}

export interface PuzzleStand {
  /** Null while that is open. */
  reached: boolean | null;
  /** Whether the goal can still be reached for sure; null where that is not known. */
  sure: boolean | null;
}

export interface LessonLine {
  id: string;
  /** Whom it is about; empty where it is about what all share. */
  faction: string;
  title: string;
  text: string;
  steps: number;
  /** Why its file cannot be read; then nothing else is told of it. */
  problem?: string;
}

export interface LessonStep {
  /** Texts that are accepted; `*` stands for any words. */
  accepts: string[];
  text: string;
  hint: string;
  /** Whether the learner is to find the answer: it is pointed at only with the hint. */
  think: boolean;
}

export interface LessonWhole extends LessonLine {
  course: LessonStep[];
  closing: string;
}

export interface LessonStand {
  /** How many steps have been taken. */
  taken: number;
  /** Whether an answer was given that no step accepts. */
  left: boolean;
}

/** What a coach would answer to the open question, and why. */
export interface Coaching {
  revision: number;
  text: string;
  label: string;
  /** In words, the answers after it that finish the deed. */
  then: string[];
  because: string[];
  beware: string[];
}

export interface LessonReaction {
  accepted: boolean;
  /** What is said to an answer that is not accepted. */
  said: string;
}
