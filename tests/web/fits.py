"""Faults of layout that a script can see: cut words, words below other things, small targets."""

from __future__ import annotations

from typing import Final

FAULTS: Final = """(touch) => {
  const OVER = ".bubble, .popover, .corner, .above, .opened, .large, .notes, dialog, .menu," +
    " .told, .scene, .looked, .gallery";
  const LEAST = 44, SLACK = 2;
  const name = (each) => {
    const kind = each.getAttribute("class") ?? "";
    const own = kind.split(" ").filter((one) => one && !one.startsWith("svelte-")).join(".");
    const label = each.labels?.[0]?.textContent;
    const said = (each.getAttribute("aria-label") || label || each.textContent || "").trim();
    return `${each.tagName.toLowerCase()}.${own} "${said.replace(/\\s+/g, " ").slice(0, 40)}"`;
  };
  const drawn = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hides = (how) => how === "hidden" || how === "clip";
  const scrolls = (how) => how === "auto" || how === "scroll";
  /** What of a box is seen, or how it is cut: words that scroll out of sight are no fault. */
  const seen = (node, box) => {
    let { left, right, top, bottom } = box;
    for (let each = node.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const { overflowX, overflowY, textOverflow, position, display } = style;
      // A strip that is longer than its room says so by an ellipsis, and opens.
      if (style.clipPath !== "none" || each.matches("[data-more]")) return null;
      if (display === "inline" || display === "contents") continue;
      const frame = each.getBoundingClientRect();
      // Lines that are counted end in an ellipsis, too: of them what is left must be whole.
      if (!["none", ""].includes(style.webkitLineClamp)) {
        bottom = Math.min(bottom, frame.bottom);
        continue;
      }
      if (scrolls(overflowX) || scrolls(overflowY)) {
        if (top >= frame.bottom - SLACK || bottom <= frame.top + SLACK) return null;
        if (left >= frame.right - SLACK || right <= frame.left + SLACK) return null;
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      } else {
        if (hides(overflowX) && textOverflow !== "ellipsis" &&
          (right > frame.right + SLACK || left < frame.left - SLACK)) return "at the side";
        if (hides(overflowX)) right = Math.min(right, frame.right);
        if (hides(overflowY) && (bottom > frame.bottom + SLACK || top < frame.top - SLACK))
          return "above or below";
      }
      if (position === "fixed") break;
    }
    if (right > innerWidth + SLACK || left < -SLACK) return "by the window";
    if (top >= innerHeight || bottom <= 0) return null;
    return { left, right, top, bottom };
  };
  /** Whether a list has scrolled below what stays in view above or below it. */
  const slides = (top, on) => {
    for (let each = top; each && each !== document.body; each = each.parentElement)
      if (getComputedStyle(each).position === "sticky") return !!each.parentElement?.contains(on);
    return false;
  };
  /** Whether scrolling brings more of what lies around a target into sight. */
  const comes = (each, above, below) => {
    for (let on = each.parentElement; on && on !== document.body; on = on.parentElement) {
      if (!scrolls(getComputedStyle(on).overflowY)) continue;
      const frame = on.getBoundingClientRect();
      if (above < frame.top && on.scrollTop > 0) return true;
      if (below > frame.bottom && on.scrollHeight - on.clientHeight - on.scrollTop > SLACK)
        return true;
    }
    return false;
  };
  const found = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const on = node.parentElement;
    if (!node.data.trim() || on.closest("svg, .hidden, script, style, option, title")) continue;
    if (!drawn(on)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const part = seen(node, box);
    if (!part) continue;
    if (typeof part === "string") {
      found.push(`cut ${part}: ${name(on)} in ${name(on.parentElement)}`);
      continue;
    }
    const { fontSize, pointerEvents } = getComputedStyle(on);
    const x = (part.left + part.right) / 2, y = (part.top + part.bottom) / 2;
    const line = [...range.getClientRects()].find((each) => y >= each.top && y <= each.bottom &&
      x >= each.left && x <= each.right);
    // What pointers go through is no layer of theirs.
    const top = line && pointerEvents !== "none" && document.elementFromPoint(x, y);
    if (top && !top.contains(on) && !on.contains(top) && !top.closest(OVER) && !slides(top, on))
      found.push(`covered: ${name(on)} by ${name(top)}`);
    if (parseFloat(fontSize) < 11) found.push(`small: ${name(on)}`);
  }
  if (touch) {
    const all = document.querySelectorAll("button, a[href], input, select, summary, [role=button]");
    for (const each of all) {
      // A place with which nothing can be done is looked at from any of its points; what stands in
      // a line of words is as high as that line.
      if (each.closest(".hidden, p, td, h2, .place:not(.pick)") || !drawn(each)) continue;
      const box = each.getBoundingClientRect();
      if (box.width < 4 || box.top < 0 || box.bottom > innerHeight) continue;
      const part = seen(each, box);
      if (!part || typeof part === "string") continue;
      if (part.bottom - part.top < box.height || part.right - part.left < box.width) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      let under = null;
      const hit = (dx, dy) => {
        const at = document.elementFromPoint(x + dx, y + dy);
        if (at !== null && (each.contains(at) || at.closest("label")?.control === each))
          return true;
        under = at;
        return false;
      };
      if (!hit(0, 0)) continue;
      const reach = (dx, dy) => {
        let far = 0;
        while (far < LEAST / 2 && hit(dx * far, dy * far)) far += 1;
        return far;
      };
      const high = reach(0, -1) + reach(0, 1), wide = reach(-1, 0) + reach(1, 0);
      if (Math.min(high, wide) >= LEAST - SLACK || (under && slides(under, each))) continue;
      if (wide >= LEAST - SLACK && comes(each, y - LEAST / 2, y + LEAST / 2)) continue;
      found.push(`target ${wide}x${high}: ${name(each)}`);
    }
  }
  return [...new Set(found)];
}"""
"""What is cut, covered by something that is no panel, too small to read, or too small to hit."""
