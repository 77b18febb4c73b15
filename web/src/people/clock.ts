/** Clocks: what can be chosen for a new game, and time in words. */

import type { ClockAsked } from "../api/types";
import { t } from "../lib/words";

const MINUTE = 60;
const DAY = 86_400;

export type Timing = Pick<ClockAsked, "kind" | "seconds" | "increment">;

const perTurn = (seconds: number): Timing => ({ kind: "turn", seconds, increment: 0 });

/** The clocks that are offered: for each turn, for the game with what an own turn adds, by days. */
export const CLOCKS: Timing[] = [
  ...[2, 5].map((many) => perTurn(many * MINUTE)),
  { kind: "game", seconds: 30 * MINUTE, increment: 30 },
  { kind: "game", seconds: 60 * MINUTE, increment: 60 },
  ...[1, 3, 7].map((many) => perTurn(many * DAY)),
];

/** A clock in words. */
export function clockText(clock: Timing): string {
  const { kind, seconds, increment } = clock;
  if (kind === "game") {
    return t("clock-game", { count: Math.round(seconds / MINUTE), increment });
  }
  return seconds >= DAY
    ? t("clock-turn-days", { count: Math.round(seconds / DAY) })
    : t("clock-turn", { count: Math.round(seconds / MINUTE) });
}

/** Seconds as a clock shows them: days and hours, hours and minutes, or minutes and seconds. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (number: number): string => String(number).padStart(2, "0");
  if (whole >= DAY) {
    const hours = Math.floor((whole % DAY) / 3600);
    return t("clock-days", { days: Math.floor(whole / DAY), hours });
  }
  const minutes = Math.floor((whole % 3600) / 60);
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
