/** Answers that end a phase or a turn for good: what that is, and what follows them. */

import type { Catalogue, OptionOutcome, State } from "../../../api/types";
import { t } from "../../../lib/words";
import { capital, plain } from "../../../table/names";

/** What an outcome ends: "End turn", "End Daylight". */
export function endingOf(outcome: OptionOutcome | null, state: State | null): string {
  const { phase, phases } = state?.view.turn ?? { phase: "" };
  const title = phases?.find((each) => each.id === phase)?.title;
  return outcome?.last === "phase" && title
    ? t("end-phase", { phase: capital(plain(title)) })
    : t("end-turn");
}

/** What follows an outcome: somebody else's choice, chance, or one's own next phase. */
export function followsOf(
  outcome: OptionOutcome | null,
  state: State | null,
  all: Catalogue,
): string {
  const next = outcome?.next?.seat;
  if (next && next === state?.viewer && outcome?.certain) return t("after-shown");
  const seat = next !== state?.viewer && all.factions.find((each) => each.id === next)?.title;
  return seat ? t("after-other", { seat }) : t("after-chance");
}

/** Whether the viewer's own turn has ended between two states of a game that goes on. */
export function hasEnded(state: State | undefined, latest: State | null): boolean {
  const [before, after] = [state?.view.turn, latest?.view.turn];
  if (!state?.viewer || !before?.number || before.seat !== state.viewer) return false;
  return !!after && !latest?.over && after.seat !== before.seat;
}
