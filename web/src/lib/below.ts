/** What a box that scrolls says of itself: that more lies below or above, or that it had to be set closer. */

const NOTHING = 16;
/** Pixels by which sums of heights may be wrong. */
const ROUNDED = 2;

/** Whether more than a rest of a line is out of sight below. */
export const isMore = (box: Pick<HTMLElement, "scrollHeight" | "clientHeight" | "scrollTop">) =>
  box.scrollHeight - box.clientHeight - box.scrollTop > NOTHING;

/** Look at a box now, and whenever it is filled with something else, or has another size, or what it holds. */
function watched(box: HTMLElement, look: () => void): { destroy: () => void } {
  const sizes = new ResizeObserver(look);
  const measured = (): void => [box, ...box.children].forEach((each) => sizes.observe(each));
  const content = new MutationObserver(measured);
  measured();
  content.observe(box, { childList: true, characterData: true, subtree: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      content.disconnect();
    },
  };
}

/** Tell whether a box, or a list in it, is longer than the frame around it shows. */
export function longer(box: HTMLElement, tell: (more: boolean) => void): { destroy: () => void } {
  const frame = box.parentElement ?? box;
  const more = (each: Element): boolean => each.scrollHeight - each.clientHeight > NOTHING;
  return watched(box, () => tell([frame, ...box.querySelectorAll(".options")].some(more)));
}

/** `data-below`, `data-above`: more of the box lies below or above what is seen. */
export function below(box: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    box.toggleAttribute("data-below", isMore(box));
    box.toggleAttribute("data-above", box.scrollTop > NOTHING);
  };
  const watch = watched(box, look);
  box.addEventListener("scroll", look, { passive: true });
  return {
    destroy() {
      watch.destroy();
      box.removeEventListener("scroll", look);
    },
  };
}

/** `data-tight`: as it would like to be, not all of the box would be seen; `data-tighter`: not even lower. */
export function tight(box: HTMLElement): { destroy: () => void } {
  const steps = ["data-tight", "data-tighter"];
  const over = (): boolean => box.scrollHeight - box.clientHeight > ROUNDED;
  return watched(box, () => {
    for (const step of steps) box.removeAttribute(step);
    for (const step of steps) box.toggleAttribute(step, over());
  });
}

/** The steps in which a box may be set closer. */
const CLOSEST = 5;

/** `data-close`: how much closer, of five steps, all of the box is seen; `data-more`: not even so. */
export function close(box: HTMLElement): { destroy: () => void } {
  return watched(box, () => {
    for (let step = 0; step <= CLOSEST; step++) {
      if (step) box.dataset.close = `${step}`;
      else delete box.dataset.close;
      // What holds the box may leave more room to it at last.
      box.parentElement?.toggleAttribute("data-closest", step === CLOSEST);
      box.toggleAttribute("data-more", box.scrollHeight - box.clientHeight > ROUNDED);
      if (!box.hasAttribute("data-more")) return;
    }
  });
}

/** How many sizes are tried. */
const TRIES = 5;

/** Draw what is in a box as large, between two sizes, as all of it is seen: `--fit`; the smaller where not even so. */
export function fitted(
  box: HTMLElement,
  sizes: [most: number, least: number],
): { update: (sizes: [number, number]) => void; destroy: () => void } {
  const draw = (size: number): void => {
    box.style.setProperty("--fit", size.toFixed(2));
    for (const each of box.children)
      if (each instanceof HTMLElement) each.style.setProperty("zoom", size.toFixed(2));
  };
  const over = (): boolean =>
    box.scrollHeight - box.clientHeight > ROUNDED || box.scrollWidth - box.clientWidth > ROUNDED;
  const look = (): void => {
    const [most, least] = sizes;
    draw(least);
    if (most === least || over()) return;
    // Larger, its lines break more often, too: what fits is found by halves.
    let [low, high] = [least, most];
    for (let left = TRIES; left; left--) {
      const middle = left === TRIES ? most : (low + high) / 2;
      draw(middle);
      if (over()) high = middle;
      else low = middle;
      if (low === most) return;
    }
    draw(low);
  };
  const lengths = (): string =>
    [box, ...box.children].map((each) => `${each.clientWidth}x${each.scrollHeight}`).join();
  let seen = "";
  // What grew only because it was drawn larger is no reason to look again.
  const watch = watched(box, () => {
    if (seen === lengths()) return;
    look();
    seen = lengths();
  });
  return {
    update(given) {
      sizes = given;
      look();
      seen = lengths();
    },
    destroy: watch.destroy,
  };
}
