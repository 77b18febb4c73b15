/** Seasons and members of leagues, as they are called. */

import { t } from "../lib/words";
import type { LeagueState, SeasonState } from "./api";

export const seasonName = (season: SeasonState): string => {
  const name = season.name ?? t("league-season-number", { number: season.number });
  return season.ended ? name : t("league-season-running", { name });
};

/** A member's name; somebody who has left has none. */
export const memberName = (league: LeagueState, number: number | null): string =>
  (number === null ? null : league.members.find((each) => each.number === number)?.name) ??
  t(number === null ? "league-guest" : "league-left");

/** Points and shares, with at most two decimals, as the reader's language writes them. */
export const figure = (number: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(number);
