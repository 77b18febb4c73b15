import type { Choice } from "../../api/types";
import { byFinger } from "../../lib/pressed";

/** Where it is known which answer is meant before it is given. */
interface Meaning {
  hovered: Choice | null;
}

interface Handlers {
  onfocus: () => void;
  onblur: () => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
}

/** Handlers of a button that means an answer while it is pointed at or has the focus.
 *
 * A finger means nothing before it has answered: what would be told then moves the button away under it.
 */
export function means(choosing: Meaning, choice: Choice | null): Handlers {
  const nothing = (): void => void (choosing.hovered = null);
  return {
    onfocus: () => {
      if (!byFinger()) choosing.hovered = choice;
    },
    onblur: nothing,
    onpointerenter: ({ pointerType }) => {
      if (pointerType !== "touch") choosing.hovered = choice;
    },
    onpointerleave: nothing,
  };
}
