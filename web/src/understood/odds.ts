/** The odds of battles as rows and words; the numbers are the server's. */

import type { ViewBattle, ViewSide, OptionOutcome } from "../api/types";
import { language, t } from "../lib/words";

export interface Bar {
  hits: number;
  /** 0 to 1. */
  chance: number;
}

export interface Row {
  owner: string;
  /** Of so many hits that the side deals; the last of many stand together. */
  bars: Bar[];
  /** Hits it deals on average. */
  deals: number;
  /** What it loses on average: hits, and points for the other. */
  loses: number;
  points: number;
}

const MOST_BARS = 7;

/** The battles that an option begins, or may begin next; those whose dice lie already have no odds. */
export function battlesOf(outcome: OptionOutcome | undefined): ViewBattle[] {
  return withOdds(outcome?.battle ? [outcome.battle] : (outcome?.battles ?? []));
}

/** Those of battles whose dice do not lie yet. */
export const withOdds = (battles: ViewBattle[]): ViewBattle[] =>
  battles.filter((battle) => battle.sides.every((side) => side.dealt && side.expects));

/** A row for each side of a battle. */
export function rowsOf(battle: ViewBattle): Row[] {
  return battle.sides.map((side, at) => {
    const other = battle.sides[1 - at];
    return {
      owner: side.owner,
      bars: barsOf(side),
      deals: other?.expects?.hits ?? 0,
      loses: side.expects?.hits ?? 0,
      points: other?.expects?.points ?? 0,
    };
  });
}

function barsOf(side: ViewSide): Bar[] {
  const dealt = (side.dealt ?? []).map((chance, hits) => ({ hits, chance }));
  const first = dealt.findIndex((bar) => bar.chance > 0);
  return dealt.slice(Math.max(first, 0), Math.max(first, 0) + MOST_BARS);
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** A number with a tenth, as the language writes it. */
export const tenth = (value: number): string =>
  value.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** All of a row in words, for whoever does not see the bars. */
export function told(row: Row, faction: (id: string) => string): string {
  const chances = row.bars
    .map((bar) => t("odds-chance", { hits: bar.hits, percent: percent(bar.chance) }))
    .join(", ");
  return t("odds-row", { seat: faction(row.owner), deals: tenth(row.deals), chances });
}
