/** Where on the page a deck, a pile, a hand or a board is: by the mark `data-spot`, by whichever is seen. */

import type { Spot } from "./motions";

const boxOf = (name: string): DOMRect | null => {
  const all = document.querySelectorAll(`[data-spot~="${CSS.escape(name)}"]`);
  for (const each of all) {
    const box = each.getBoundingClientRect();
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
};

/** Of a seat without a room of its own on this screen, whatever stands for it. */
export function anchorOf(spot: Spot, viewer: string | null): DOMRect | null {
  const [what = "", seat = ""] = spot.split(":");
  if (!seat) return boxOf(what) ?? boxOf("table");
  const own = seat === viewer ? boxOf(`own-${what}`) : null;
  return own ?? boxOf(`seat-${seat}`);
}

/** Where the points of a seat stand. */
export const pointAnchor = (seat: string): DOMRect | null =>
  boxOf(`score-${seat}`) ?? boxOf(`seat-${seat}`);

/** The middle of the table: the map, or else the page. */
export const middleAnchor = (): DOMRect =>
  (document.querySelector(".room .map") ?? document.body).getBoundingClientRect();
