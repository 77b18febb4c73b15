/**
 * What the screen is like: wide enough for two columns and a row of panels, or not; low, so that
 * whatever is beside the map must be short.  A phone on its side is not wide: it is too low.
 */

const wide = matchMedia("(min-width: 900px) and (min-height: 500px)");
const low = matchMedia("(max-height: 759px)");

export const screen = $state({ wide: wide.matches, low: low.matches });

wide.addEventListener("change", () => (screen.wide = wide.matches));
low.addEventListener("change", () => (screen.low = low.matches));
