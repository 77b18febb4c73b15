/** How things are told on this page now: how fast, and whether anything may move. */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const manner = $state({
  /** How much longer than at "steady" all takes; 0: at once. */
  tempo: 1,
  /** Whether the reader wants nothing to move. */
  still: calm.matches,
});

calm.addEventListener("change", () => (manner.still = calm.matches));

/** So many milliseconds at the present pace; none where nothing moves. */
export const lasting = (time: number): number => (manner.still ? 0 : time * manner.tempo);
