/** Motions of single things, as actions: with the browser's own animations, so nothing is drawn by script. */

import type { Point } from "../../api/types";

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

/** Seen while it lasts, and neither before nor after. */
export function flashes(node: SVGElement, when: When): void {
  const [gone, seen] = [{ opacity: 0 }, { opacity: 1 }];
  once(node, [gone, { ...seen, offset: 0.2 }, { ...seen, offset: 0.6 }, gone], when);
}

/** Over on its side, and away. */
export function falls(node: SVGElement, when: When): void {
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-6px) rotate(12deg)", opacity: 1, offset: 0.25 },
    { transform: "translateY(10px) rotate(84deg)", opacity: 0.9, offset: 0.75 },
    { transform: "translateY(14px) rotate(90deg)", opacity: 0 },
  ];
  once(node, frames, { ...when, time: when.time * 2 });
}

/** Shown by its one side, then by the other. */
export function turns(node: SVGElement, { back, ...when }: When & { back: boolean }): void {
  const seen = { transform: "scaleX(1)", opacity: 1 };
  const edge = { transform: "scaleX(0.04)", opacity: 1 };
  const gone = { transform: "scaleX(0.04)", opacity: 0 };
  const frames = back
    ? [seen, { ...edge, offset: 0.5 }, { ...gone, offset: 0.51 }, gone]
    : [gone, { ...gone, offset: 0.5 }, { ...edge, offset: 0.51 }, seen];
  once(node, frames, when);
}

/** Thrown from a side: over and over, until it lies. */
export function tumbles(node: SVGElement, { from, ...when }: When & { from: number }): void {
  const at = (part: number, up: number, turn: number): Keyframe => ({
    transform: `translate(${from * (1 - part)}px, ${-up}px) rotate(${turn}deg)`,
    offset: part === 1 ? 0.45 : part * 0.45,
  });
  const lies = { transform: "none", opacity: 1 };
  const frames = [
    { ...at(0, 70, from * 6), opacity: 0 },
    { ...at(0.3, 95, from * 3), opacity: 1 },
    { ...at(0.6, 12, from * 1.6), opacity: 1 },
    { ...at(0.8, 30, from * 0.5), opacity: 1 },
    { ...at(1, 0, 0), opacity: 1 },
    { ...lies, offset: 0.9 },
    { ...lies, opacity: 0 },
  ];
  once(node, frames, when);
}

/** Seen for a moment: comes, stays, goes. */
export function dwells(node: HTMLElement, when: When): void {
  const frames = [
    { transform: "scale(0.7)", opacity: 0 },
    { transform: "scale(1.04)", opacity: 1, offset: 0.18 },
    { transform: "scale(1)", opacity: 1, offset: 0.8 },
    { transform: "scale(1)", opacity: 0 },
  ];
  once(node, frames, when);
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
