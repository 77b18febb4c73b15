/** Where and with what was pressed last.  What comes to lie under a pointer that rests there, since
 * something else went away, was not pointed at. */

const last = { x: NaN, y: NaN, finger: false };

if (typeof document !== "undefined") {
  document.addEventListener(
    "pointerdown",
    ({ clientX, clientY, pointerType }) =>
      Object.assign(last, { x: clientX, y: clientY, finger: pointerType === "touch" }),
    { capture: true },
  );
  document.addEventListener("keydown", () => (last.finger = false), { capture: true });
}

/** Whether the pointer has moved since it was pressed. */
export const hasMoved = (event: { clientX: number; clientY: number }): boolean =>
  event.clientX !== last.x || event.clientY !== last.y;

/** Whether it was a finger that did the last thing, not a mouse, a pen or a key. */
export const byFinger = (): boolean => last.finger;
