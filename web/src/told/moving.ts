/** Motions of single things, as actions: with the browser's own animations, so nothing is drawn by script. */

import type { Point } from "../api/types";

const EASE = "cubic-bezier(.2,.8,.3,1)";

interface When {
  start: number;
  time: number;
}

/** Play an animation, and hide what it moved when it has ended. */
function once(node: Element, frames: Keyframe[], { start, time }: When): void {
  const options: KeyframeAnimationOptions = { delay: start, duration: time, fill: "both" };
  const played = node.animate(frames, { ...options, easing: EASE });
  played.onfinish = () => ((node as SVGElement | HTMLElement).style.visibility = "hidden");
}

/** Along a way over the map. */
export function travels(node: SVGElement, { way, ...when }: When & { way: Point[] }): void {
  once(
    node,
    way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
    when,
  );
}

/** Out of nothing, to its size. */
export function grows(node: SVGElement, when: When): void {
  const frames = [
    { transform: "scale(0.2)", opacity: 0 },
    { transform: "scale(1.15)", opacity: 1, offset: 0.7 },
    { transform: "scale(1)", opacity: 1 },
  ];
  once(node, frames, when);
}

/** Away. */
export function fades(node: SVGElement, when: When): void {
  once(node, [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], when);
}

/** From one box of the page to another. */
export function flies(
  node: HTMLElement,
  { from, to, ...when }: When & { from: DOMRect; to: DOMRect },
): void {
  const at = (box: DOMRect): string =>
    `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;
  const frames = [
    { transform: `${at(from)} scale(0.7)`, opacity: 0.6 },
    { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.75 },
    { transform: `${at(to)} scale(1)`, opacity: 0 },
  ];
  once(node, frames, when);
}

/** A little way up from where it is. */
export function rises(node: HTMLElement, when: When): void {
  const frames = [
    { translate: "0 6px", opacity: 0 },
    { translate: "0 -10px", opacity: 1, offset: 0.3 },
    { translate: "0 -16px", opacity: 1, offset: 0.8 },
    { translate: "0 -20px", opacity: 0 },
  ];
  once(node, frames, when);
}

const stood = new Map<string, DOMRect>();

/** A marker that slides from where one of its name stood last, if it was on the same line. */
export function slides(node: HTMLElement, { name, time }: { name: string; time: number }): void {
  const before = stood.get(name);
  const now = node.getBoundingClientRect();
  stood.set(name, now);
  if (!before || time <= 0 || Math.abs(before.y - now.y) > 4 || before.x === now.x) return;
  const frames = [{ transform: `translateX(${before.x - now.x}px)` }, { transform: "none" }];
  node.animate(frames, { duration: time, easing: EASE });
}
