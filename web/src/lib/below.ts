/** A box that scrolls shows that it does: `data-below` says that more of it lies below what is seen. */

const NOTHING = 16;

/** Whether more than a rest of a line is out of sight below. */
export const isMore = (box: Pick<HTMLElement, "scrollHeight" | "clientHeight" | "scrollTop">) =>
  box.scrollHeight - box.clientHeight - box.scrollTop > NOTHING;

/** Keep the mark of a box true while it is scrolled, sized, or filled with something else. */
export function below(box: HTMLElement): { destroy: () => void } {
  const look = (): void => void box.toggleAttribute("data-below", isMore(box));
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(box);
  content.observe(box, { childList: true, characterData: true, subtree: true });
  box.addEventListener("scroll", look, { passive: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      content.disconnect();
      box.removeEventListener("scroll", look);
    },
  };
}
