/** What an option brings, in signs and names: no sentence, so nothing to translate. */

import type { OptionOutcome } from "../api/types";
import { counted } from "../table/tracks";

export interface Writing {
  faction: (id: string) => string;
  piece: (owner: string, piece: string) => string;
  card: (id: string) => string;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** Short notes about an outcome: points, rulers, pieces, cards, odds of rolled hits. */
export function notes(outcome: OptionOutcome, w: Writing): string[] {
  const found: string[] = [];
  for (const [who, n] of Object.entries(outcome.points ?? {})) {
    found.push(`★ ${signed(n)} ${w.faction(who)}`);
  }
  for (const each of outcome.rulers ?? []) {
    found.push(`⚑ ${each.place}: ${each.after ? w.faction(each.after) : "–"}`);
  }
  for (const [owner, counts] of Object.entries(outcome.totals ?? {})) {
    for (const [piece, n] of Object.entries(counts)) {
      found.push(`${signed(n)} ${w.piece(owner, piece)}`);
    }
  }
  for (const { id, count } of counted(outcome.spent ?? [])) {
    found.push(`− ${w.card(id)}${count > 1 ? ` × ${count}` : ""}`);
  }
  for (const side of outcome.battle?.sides ?? []) {
    const odds = side.odds.map((chance, hits) => `${hits}: ${percent(chance)}`).join(" · ");
    found.push(`⚔ ${w.faction(side.owner)} ${odds}`);
  }
  return found;
}
