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

interface Spot {
  left: number;
  top: number;
}

const GAP = 8;

const sides = (box: Box, size: Extent, along: number, down: number): Spot[] => [
  { left: along, top: box.bottom + GAP },
  { left: along, top: box.top - GAP - size.height },
  { left: box.right + GAP, top: down },
  { left: box.left - GAP - size.width, top: down },
];

const isInside = ({ left, top }: Spot, size: Extent, page: Extent): boolean =>
  left >= GAP &&
  top >= GAP &&
  left + size.width + GAP <= page.width &&
  top + size.height + GAP <= page.height;

const isOver = ({ left, top }: Spot, size: Extent, box: Box): boolean =>
  left < box.right &&
  left + size.width > box.left &&
  top < box.bottom &&
  top + size.height > box.top;

const between = (least: number, wanted: number, most: number): number =>
  Math.max(least, Math.min(wanted, Math.max(most, least)));

/**
 * Below, above, right or left of it: the first side with room that lies over nothing of `free`; else
 * beside that, else where it covers least of it.
 */
export function roomBeside(beside: Box, size: Extent, page: Extent, free?: Box): Spot {
  const along = between(GAP, beside.left, page.width - size.width - GAP);
  const down = between(GAP, beside.top, page.height - size.height - GAP);
  const inside = [beside, ...(free ? [free] : [])]
    .flatMap((box) => sides(box, size, along, down))
    .filter((spot) => isInside(spot, size, page));
  const found = inside.find((spot) => !free || !isOver(spot, size, free)) ?? inside[0];
  if (found) return found;
  const above = beside.top > page.height - beside.bottom;
  return { left: along, top: above ? GAP : Math.max(GAP, page.height - size.height - GAP) };
}
