/** Where the pointer was pressed last.  What comes to lie under a pointer that rests there, since
 * something else went away, was not pointed at. */

const last = { x: NaN, y: NaN };

if (typeof document !== "undefined")
  document.addEventListener(
    "pointerdown",
    ({ clientX, clientY }) => Object.assign(last, { x: clientX, y: clientY }),
    { capture: true },
  );

/** Whether the pointer has moved since it was pressed. */
export const hasMoved = (event: { clientX: number; clientY: number }): boolean =>
  event.clientX !== last.x || event.clientY !== last.y;
