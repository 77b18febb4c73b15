/** Ready phrases, and whose the reader does not want to see. */

import type { Phrase, State } from "../api/types";
import { keep, recall } from "../lib/kept/kept";
import { t } from "../lib/words";
import { called } from "./company";

const WORDS: Record<Phrase, string> = {
  hello: "phrase-hello",
  good_luck: "phrase-good-luck",
  thanks: "phrase-thanks",
  sorry: "phrase-sorry",
  well_played: "phrase-well-played",
  good_game: "phrase-good-game",
  one_moment: "phrase-one-moment",
  back_soon: "phrase-back-soon",
  your_turn: "phrase-your-turn",
  truce: "phrase-truce",
  beware_leader: "phrase-beware-leader",
  no_deal: "phrase-no-deal",
};

export const PHRASES = Object.keys(WORDS) as Phrase[];

export const phraseText = (phrase: Phrase): string => t(WORDS[phrase]);

/** A phrase with who says it. */
export const saidText = (game: State, said: { seat: number; phrase: Phrase }): string =>
  t("people-says", { who: called(game, said.seat), phrase: phraseText(said.phrase) });

const NAME = "muted";
const MOST = 200;

const nameOf = (game: string, seat: number): string => `${game}/${seat}`;

/** Whether the reader hides what a seat says. */
export const isMuted = (game: string, seat: number): boolean =>
  recall<string[]>(NAME, []).includes(nameOf(game, seat));

/** Hide what a seat says, or show it again. */
export function mute(game: string, seat: number, on: boolean): void {
  const others = recall<string[]>(NAME, []).filter((each) => each !== nameOf(game, seat));
  keep(NAME, (on ? [nameOf(game, seat), ...others] : others).slice(0, MOST));
}
