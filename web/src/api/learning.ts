/** Puzzles, lessons and the coach. */

export type {
  Coaching,
  LessonLine,
  LessonReaction,
  LessonStand,
  LessonStep,
  LessonWhole,
  PuzzleGoal,
  PuzzleLine,
  PuzzleStand,
  PuzzleWhole,
} from "./schema";
