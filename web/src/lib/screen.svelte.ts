/** What the screen is like: wide enough for two columns or not. */

const query = matchMedia("(min-width: 900px)");

export const screen = $state({ wide: query.matches });

query.addEventListener("change", () => (screen.wide = query.matches));
