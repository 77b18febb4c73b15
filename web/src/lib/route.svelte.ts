/** Where the reader is: the path, without a library.  Secrets stand behind `#` and leave the bar. */

import { isSite, linkTo, placeIn } from "./address";

interface Place {
  path: string;
  /** What stood behind `#` when the page was opened. */
  fragment: string;
  /** How many links with something behind `#` were opened here: each opens its page anew. */
  opened: number;
}

const read = (opened: number): Place => {
  const [path, fragment] = placeIn(location);
  return { path, fragment, opened };
};

const LEFT = "undergrowth.left";

function recallLeft(): string | null {
  try {
    return sessionStorage.getItem(LEFT);
  } catch {
    return null; // not kept over a reload, then
  }
}

export const route = $state<{
  now: Place;
  /** The game that was left for another page, until a game or the first page is opened. */
  left: string | null;
}>({ now: read(0), left: recallLeft() });

const gameIn = (path: string): string | null => /^\/game\/([^/]+)/.exec(path)?.[1] ?? null;

/** Be at a place, and know which game was left for it. */
function arrive(there: Place): void {
  if (gameIn(there.path) || there.path === "/") route.left = null;
  else route.left = gameIn(route.now.path) ?? route.left;
  route.now = there;
  try {
    if (route.left) sessionStorage.setItem(LEFT, route.left);
    else sessionStorage.removeItem(LEFT);
  } catch {
    // Then it is known until the next reload.
  }
}

/** Go to a path of this application. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", linkTo(path));
  else history.pushState(null, "", linkTo(path));
  arrive(read(route.now.opened));
  if (!replace) scrollTo(0, 0);
}

/** Take the fragment out of the address bar, so that no secret is left in history or screenshots. */
export function hideFragment(): void {
  history.replaceState(
    null,
    "",
    isSite ? linkTo(route.now.path) : location.pathname + location.search,
  );
}

addEventListener("popstate", () => arrive(read(route.now.opened)));
addEventListener("hashchange", () => {
  const there = read(route.now.opened);
  arrive(there.fragment ? { ...there, opened: there.opened + 1 } : there);
});

/** Let plain clicks on links of this application change the page without loading it anew. */
export function onLinkClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const [path] = placeIn(link);
  if (link.origin !== location.origin || !isOurs(path)) return;
  if (isSite ? link.pathname !== location.pathname : link.hash && path === location.pathname)
    return;
  event.preventDefault();
  go(isSite ? link.hash.slice(1) : path + link.search + link.hash);
}

const isOurs = (path: string): boolean =>
  path === "/" ||
  /^\/(new|join|tables|watch|account|league|privacy|about|lessons|puzzles|analysis|companion|game|replay|review|rules|cards)(\/|$)/.test(
    path,
  );
