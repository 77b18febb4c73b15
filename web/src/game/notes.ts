/** Where notes lie. */

import { screen } from "../lib/screen.svelte";

const AWAY = 6;

/** On a phone a box of notes lies over the foot of the map: neither over the hand nor over what is told beside it. */
export function atFoot(box: HTMLElement): { destroy: () => void } {
  const map = document.querySelector(".room .middle > .map");
  const look = (): void => {
    const { bottom = 0, right = 0 } = (screen.pocket && map?.getBoundingClientRect()) || {};
    box.style.bottom = bottom ? `${innerHeight - bottom + AWAY}px` : "";
    box.style.right = right ? `${innerWidth - right + AWAY}px` : "";
  };
  const watch = new ResizeObserver(look);
  if (map) watch.observe(map);
  return { destroy: () => watch.disconnect() };
}
