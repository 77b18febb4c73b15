/** Answers that end a phase or a turn: whether they are final, and what follows them. */

import type { Ahead, Catalogue, State } from "../../api/types";
import { t } from "../../lib/words";
import { capital, plain } from "../../table/names";

export type Outcome = Ahead["outcomes"][string];

/** Whether an outcome in the viewer's own turn ends it, or hands on to somebody else or to chance. */
export function isFinal(outcome: Outcome | undefined, state: State | null): boolean {
  if (!outcome?.closes || !state) return false;
  const { turn } = state.view;
  if (!state.viewer || turn?.seat !== state.viewer || turn.number < 1) return false;
  const others = outcome.next && outcome.next.seat !== state.viewer;
  return outcome.closes === "turn" || others || !outcome.certain;
}

/** What an outcome ends: "End turn", "End Daylight". */
export function endingOf(outcome: Outcome | undefined, state: State | null): string {
  const { phase, phases } = state?.view.turn ?? { phase: "" };
  const title = phases?.find((each) => each.id === phase)?.title;
  return outcome?.closes === "phase" && title
    ? t("end-phase", { phase: capital(plain(title)) })
    : t("end-turn");
}

/** What follows an outcome: somebody else's choice, or chance. */
export function followsOf(outcome: Outcome | undefined, all: Catalogue): string {
  const next = outcome?.next;
  const seat = next && all.factions.find((each) => each.id === next.seat)?.title;
  return seat ? t("after-other", { seat }) : t("after-chance");
}

/** Whether the viewer's own turn has ended between two states of a game that goes on. */
export function hasEnded(state: State | undefined, latest: State | null): boolean {
  const [before, after] = [state?.view.turn, latest?.view.turn];
  if (!state?.viewer || !before?.number || before.seat !== state.viewer) return false;
  return !!after && !latest?.over && after.seat !== before.seat;
}
