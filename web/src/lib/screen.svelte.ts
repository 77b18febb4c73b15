/**
 * What the screen is like.  `pocket`: a phone, upright or on its side, where one's own board is folded
 * to a line; `slim`: the buttons of the bar are folded to a menu; `vast`: with room for the record in a
 * column of its own; `grand`: with room for the boards of the others, too.  The sizes are those of
 * `room.css`, which lays the table out.  `fingers`: it is touched.
 */

const pocket = matchMedia("(max-width: 599px), (max-height: 499px)");
const slim = matchMedia("(max-width: 1099px)");
const vast = matchMedia("(min-width: 1700px) and (min-height: 760px) and (orientation: landscape)");
const grand = matchMedia(
  "(min-width: 2300px) and (min-height: 980px) and (orientation: landscape)",
);

const fingers = matchMedia("(pointer: coarse)");

export const screen = $state({
  fingers: fingers.matches,
  pocket: pocket.matches,
  slim: slim.matches,
  vast: vast.matches,
  grand: grand.matches,
});

fingers.addEventListener("change", () => (screen.fingers = fingers.matches));
pocket.addEventListener("change", () => (screen.pocket = pocket.matches));
slim.addEventListener("change", () => (screen.slim = slim.matches));
vast.addEventListener("change", () => (screen.vast = vast.matches));
grand.addEventListener("change", () => (screen.grand = grand.matches));
