/** What crafting a card costs, in words. */

import { t } from "../../lib/words";
import type { CatalogueCard } from "../../api/types";
import type { Names } from "../names";

/** `2 fox, 1 of any suit`; nothing for a card that is not crafted. */
export function costInWords(card: CatalogueCard, n: Names): string {
  return [
    ...Object.entries(card.cost).map(([suit, count]) => `${count} ${n.suit(suit)}`),
    ...(card.any_cost ? [t("of-any-suit", { count: card.any_cost })] : []),
  ].join(", ");
}
