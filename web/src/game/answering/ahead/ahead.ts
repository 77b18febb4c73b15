/** What an option brings, in signs and names: no sentence, so nothing to translate. */

import type { Choice, OptionOutcome } from "../../../api/types";
import { counted } from "../../../table/boards/tracks";
import { battlesOf, rowsOf, tenth } from "../../../understood/odds";

export interface Writing {
  faction: (id: string) => string;
  piece: (owner: string, piece: string) => string;
  card: (id: string) => string;
  /** Who rules where nobody does. */
  nobody: string;
  /** The faction of the reader: whose points are meant where nobody is named. */
  me?: string | null;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/**
 * Short notes about an outcome: points, rulers, pieces, cards, expected hits of both sides of battles.  A card
 * that the answer itself names is not named again.
 */
export function notes(outcome: OptionOutcome, w: Writing, answer = ""): string[] {
  const found: string[] = [];
  for (const [who, n] of Object.entries(outcome.points ?? {})) {
    found.push(who === w.me ? `★ ${signed(n)}` : `★ ${signed(n)} ${w.faction(who)}`);
  }
  for (const each of outcome.rulers ?? []) {
    found.push(`⚑ ${each.place}: ${each.after ? w.faction(each.after) : w.nobody}`);
  }
  for (const [owner, counts] of Object.entries(outcome.totals ?? {})) {
    for (const [piece, n] of Object.entries(counts)) {
      found.push(`${signed(n)} ${w.piece(owner, piece)}`);
    }
  }
  for (const { id, count } of counted(outcome.spent ?? [])) {
    if (count > 1 || !answer.includes(w.card(id)))
      found.push(`− ${w.card(id)}${count > 1 ? ` × ${count}` : ""}`);
  }
  for (const battle of battlesOf(outcome)) {
    const [mine, theirs] = rowsOf(battle);
    if (mine && theirs)
      found.push(`⚔ ${w.faction(theirs.owner)} ${tenth(mine.deals)} : ${tenth(theirs.deals)}`);
  }
  return found;
}

/** A list of more answers, or of answers that bring more than this, is told of one by one. */
const FEW = 6;
const MOST_NOTES = 3;

/** By answer, what it brings in one line; nothing where not all of a short list can be told so. */
export function notesBeside(
  options: Pick<Choice, "text" | "label">[],
  outcomes: Record<string, OptionOutcome>,
  w: Writing,
): Record<string, string> {
  if (options.length < 2 || options.length > FEW) return {};
  const found = options.map(({ text, label }) => {
    const outcome = outcomes[text];
    return [text, outcome ? notes(outcome, w, label) : []] as const;
  });
  if (found.some(([, told]) => !told.length || told.length > MOST_NOTES)) return {};
  return Object.fromEntries(found.map(([text, told]) => [text, told.join(" · ")]));
}
