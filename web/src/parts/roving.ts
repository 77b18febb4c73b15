/** A list of buttons of which Tab reaches one: arrow keys, Home and End go to the others. */

const BY: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/** Bring the focus to where a key says; `sideways`, whether arrows to the sides count too. */
export function along(event: KeyboardEvent, all: HTMLElement[], sideways = false): void {
  const here = all.indexOf(document.activeElement as HTMLElement);
  if (here < 0) return;
  const by = !sideways && /Left|Right/.test(event.key) ? undefined : BY[event.key];
  let next = by === undefined ? -1 : (here + by + all.length) % all.length;
  if (event.key === "Home") next = 0;
  if (event.key === "End") next = all.length - 1;
  if (next < 0) return;
  event.preventDefault();
  event.stopPropagation();
  all[next]?.focus();
}
