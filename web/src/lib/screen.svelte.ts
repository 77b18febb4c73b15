/**
 * What the screen is like.  `pocket`: a phone, upright or on its side, where one's own board is folded
 * to a line and the buttons of the bar to a menu; `vast`: with room for a record beside the table.
 * The sizes are those of `room.css`, which lays the table out; everything else is the same table.
 */

const pocket = matchMedia("(max-width: 599px), (max-height: 499px)");
const vast = matchMedia("(min-width: 1700px) and (min-height: 760px) and (orientation: landscape)");

export const screen = $state({ pocket: pocket.matches, vast: vast.matches });

pocket.addEventListener("change", () => (screen.pocket = pocket.matches));
vast.addEventListener("change", () => (screen.vast = vast.matches));
