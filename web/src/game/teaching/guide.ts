/** Who stands beside the reader and points: a lesson, or the coach of a first game. */

import type { Choice } from "../../api/types";

export interface Guide {
  /** Whether all else steps back from what is pointed at. */
  readonly strict: boolean;
  /** Whether they are silent, and stand aside. */
  readonly folded: boolean;
  /** Let them speak, or be silent. */
  turn(): void;
  /** The options pointed at; null: at none, all are alike. */
  points(options: Choice[]): Choice[] | null;
  /** Whether an answer may be given; whoever says no says why. */
  allows(text: string): Promise<boolean>;
}

/** Whether a text is of a pattern in which `*` stands for any words and `?` for any letter. */
export function fits(text: string, pattern: string): boolean {
  const parts = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${parts.replaceAll("*", ".*").replaceAll("?", ".")}$`, "s").test(text);
}
