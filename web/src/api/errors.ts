/** What went wrong with a request, in words for the person who made it. */

import { has, t } from "../lib/words";
import type { OptionOutcome } from "./types";

export interface ErrorBody {
  code?: string;
  message?: string;
  law?: string;
  reason?: string;
  problems?: string[];
  /** What would end for good with an answer that was not to be given then. */
  outcome?: OptionOutcome;
  /** The line of a text that is wrong. */
  line?: number | null;
  /** Which of several things that were told was not taken, from 0. */
  at?: number | null;
}

/** Codes whose own words here are kinder than what any server says. */
const OURS = [
  ...["stale", "nothing_to_undo", "spent", "offline", "paused", "stand_in", "is_there"],
  ...["no_voice", "no_proposal", "resigned", "begun", "time_over"],
  ...["no_table", "not_yet", "no_watch"],
];

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly body: ErrorBody = {},
  ) {
    super(wordsFor(status, code, body));
  }
}

/** The message for an error: the server's where it explains, ours where that is kinder. */
export function wordsFor(status: number, code: string, body: ErrorBody): string {
  if (OURS.includes(code)) return t(`error-${code}`);
  const said = body.reason || body.message;
  if (said) return sentence(said);
  const known = [code, String(status)].map((each) => `error-${each}`).find(has);
  return known ? t(known) : t("error-other", { status });
}

/** With a capital in front and a full stop behind. */
export function sentence(words: string): string {
  const trimmed = words.trim();
  if (!trimmed) return "";
  const ended = /[.!?:]$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** Any thrown thing as words. */
export function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
