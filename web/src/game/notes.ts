/** Where notes lie. */

import { screen } from "../lib/screen.svelte";

const AWAY = 6;

/** A box of notes lies over the foot of the map: neither over the score nor over the hand. */
export function atFoot(box: HTMLElement): { destroy: () => void } {
  const map = document.querySelector(".room .middle > .map");
  const look = (): void => {
    const { bottom = 0, left = 0, right = 0 } = map?.getBoundingClientRect() ?? {};
    box.style.bottom = bottom ? `${innerHeight - bottom + AWAY}px` : "";
    box.style.left = left ? `${left + AWAY}px` : "";
    box.style.right = right && screen.pocket ? `${innerWidth - right + AWAY}px` : "";
  };
  const watch = new ResizeObserver(look);
  if (map) watch.observe(map);
  return { destroy: () => watch.disconnect() };
}
