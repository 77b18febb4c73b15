/** Where the reader is: the path, without a library.  Secrets stand behind `#` and leave the bar. */

interface Place {
  path: string;
  /** What stood behind `#` when the page was opened. */
  fragment: string;
}

const read = (): Place => ({ path: location.pathname, fragment: location.hash.slice(1) });

export const route = $state<{ now: Place }>({ now: read() });

/** Go to a path of this application. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.now = read();
  if (!replace) scrollTo(0, 0);
}

/** Take the fragment out of the address bar, so that no secret is left in history or screenshots. */
export function hideFragment(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

addEventListener("popstate", () => (route.now = read()));
addEventListener("hashchange", () => (route.now = read()));

/** Let plain clicks on links of this application change the page without loading it anew. */
export function onLinkClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || !isOurs(link.pathname)) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

const isOurs = (path: string): boolean =>
  path === "/" || /^\/(new|join|about|lessons|puzzles|analysis|game|replay)(\/|$)/.test(path);
