/** Patterns besides colours, for suits and owners: whether they are drawn, and which stands for what. */

import { numberOf, suitNumber } from "../pictures";
import { preferences } from "./kept/preferences.svelte";

/** How many patterns there are; `Weaves.svelte` draws them. */
export const WEAVES = 6;

const forced = matchMedia("(forced-colors: active)");
const seen = $state({ forced: forced.matches });
forced.addEventListener("change", () => (seen.forced = forced.matches));

export const weaves = {
  /** Switched on by the reader, or where the browser takes the colours away. */
  get on(): boolean {
    return preferences.patterns || seen.forced;
  },
};

/** The number of the pattern of a suit or an owner. */
export function weaveOf(id: string): number {
  const suit = suitNumber(id);
  return (suit >= 0 ? suit : numberOf(id)) % WEAVES;
}
