import type { Choice } from "../api/types";

/** Where it is known which answer is meant before it is given. */
interface Meaning {
  hovered: Choice | null;
}

interface Handlers {
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
}

/** Handlers of a button that means an answer while it is pointed at, or has the focus by keyboard.
 *
 * A finger means nothing before it has answered: what would be told then moves the button away under it.
 */
export function means(choosing: Meaning, choice: Choice | null): Handlers {
  const nothing = (): void => void (choosing.hovered = null);
  return {
    onfocus: ({ currentTarget }) => {
      if ((currentTarget as Element).matches(":focus-visible")) choosing.hovered = choice;
    },
    onblur: nothing,
    onpointerenter: ({ pointerType }) => {
      if (pointerType !== "touch") choosing.hovered = choice;
    },
    onpointerleave: nothing,
  };
}
