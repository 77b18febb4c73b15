/**
 * What the screen is like: wide enough for two columns and a row of panels, or not; for a whole table
 * without tabs; for a record beside that; low, so that whatever is beside the map must be short.
 * A phone on its side is not wide: it is too low.
 */

const wide = matchMedia("(min-width: 900px) and (min-height: 500px)");
const table = matchMedia("(min-width: 1100px) and (min-height: 500px)");
const vast = matchMedia("(min-width: 1700px) and (min-height: 760px)");
const low = matchMedia("(max-height: 759px)");

export const screen = $state({
  wide: wide.matches,
  table: table.matches,
  vast: vast.matches,
  low: low.matches,
});

wide.addEventListener("change", () => (screen.wide = wide.matches));
table.addEventListener("change", () => (screen.table = table.matches));
vast.addEventListener("change", () => (screen.vast = vast.matches));
low.addEventListener("change", () => (screen.low = low.matches));
