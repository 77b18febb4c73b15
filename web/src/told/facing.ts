/** Where something that is shown large stands beside what names it. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Extent {
  width: number;
  height: number;
}

const GAP = 8;

const between = (least: number, wanted: number, most: number): number =>
  Math.max(least, Math.min(wanted, Math.max(most, least)));

/** Below, above, right or left of it: the first side with room; else where it covers least of it. */
export function roomBeside(beside: Box, size: Extent, page: Extent): { left: number; top: number } {
  const along = between(GAP, beside.left, page.width - size.width - GAP);
  const down = between(GAP, beside.top, page.height - size.height - GAP);
  if (beside.bottom + GAP + size.height + GAP <= page.height)
    return { left: along, top: beside.bottom + GAP };
  if (beside.top - GAP - size.height >= GAP)
    return { left: along, top: beside.top - GAP - size.height };
  if (beside.right + GAP + size.width + GAP <= page.width)
    return { left: beside.right + GAP, top: down };
  if (beside.left - GAP - size.width >= GAP)
    return { left: beside.left - GAP - size.width, top: down };
  const above = beside.top > page.height - beside.bottom;
  return { left: along, top: above ? GAP : Math.max(GAP, page.height - size.height - GAP) };
}
