/** What went wrong with a request, in words for the person who made it. */

export interface ErrorBody {
  code?: string;
  message?: string;
  law?: string;
  reason?: string;
  problems?: string[];
}

/** Shown when the server says nothing better; by code first, then by status. */
const WORDS: Record<string, string> = {
  stale: "Somebody was faster: the game has moved on since your page drew it. Look again.",
  not_your_turn: "It is not your turn to answer.",
  nothing_to_undo:
    "There is nothing to take back: something new has become known, or another player has answered.",
  running: "The exact record is handed out when the game is over.",
  spent: "This invitation has been used already. Each one seats one person, once.",
  "400": "The server did not understand the request.",
  "401": "The link to this seat is not valid.",
  "403": "This is not yours to do.",
  "404": "There is no such game. It may have been deleted, or the link is incomplete.",
  "409": "The game has moved on in the meantime. Look again.",
  "413": "That is too large.",
  "415": "That is not a file this program reads.",
  "422": "That is not possible.",
  "429": "Too many requests at once. Wait a moment, then try again.",
  "500": "The server stumbled over this. Your game is safe; try again.",
  "503": "The server is busy. Your game is safe; try again in a moment.",
  offline: "The server does not answer. Your game is safe there; this page keeps trying.",
};

/** Codes whose own words here are kinder than what any server says. */
const OURS = ["stale", "nothing_to_undo", "spent", "offline"];

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
  const ours = WORDS[code];
  if (ours && OURS.includes(code)) return ours;
  const said = body.reason || body.message;
  if (said) return sentence(said);
  return ours ?? WORDS[String(status)] ?? `The server answered with an error (${status}).`;
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
