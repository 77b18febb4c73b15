/** How advice is shown: bars of worth, and signs. */

import type { AdviceOption } from "./types";
import { tenth } from "./odds";

/** A worth beyond this is a game won or lost, not so many points. */
const DECIDED = 1000;

/** Points with their sign; nothing where the player does not say, or the game is decided. */
export function worthOf(option: AdviceOption): string {
  const worth = option.worth;
  if (worth === null || Math.abs(worth) > DECIDED) return "";
  return worth < 0 ? `−${tenth(-worth)}` : `+${tenth(worth)}`;
}

/** How long the bar of each option is, 0 to 1: the best is whole, the worst of them short. */
export function lengths(options: AdviceOption[]): number[] {
  const worths = options.map((option) => option.worth);
  if (options.every((option) => option.share !== null)) {
    return options.map((option) => option.share ?? 0);
  }
  const known = worths.filter((worth) => worth !== null);
  const [most, least] = [Math.max(...known), Math.min(...known)];
  if (!known.length || most === least) return options.map(() => 1);
  return worths.map((worth) => 0.15 + (0.85 * ((worth ?? least) - least)) / (most - least));
}
