/** What the server tells for understanding a game: advice, and the review of a game. */

export type {
  Advice,
  AdviceOption,
  ReviewBattle as FoughtBattle,
  ReviewChoice as Choice,
  ReviewLuck as Luck,
  ReviewSource as Source,
  ReviewPrice as Price,
  ReviewTurn,
  ReviewTurning as Turning,
  ReviewView as Review,
} from "../api/schema";
