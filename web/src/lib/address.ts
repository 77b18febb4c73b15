/** Where the places of the page are.  A static site is one folder of files: there they stand behind
 * `#`, so that no server has to know them and the folder may be anywhere. */

/** Whether this is such a site: its page says so. */
export const isSite = globalThis.document?.documentElement.dataset.engine === "here";

/** The link to a place such as `/new`. */
export const linkTo = (path: string): string => (isSite ? `#${path}` : path);

/** The whole address of a place, to copy. */
export const addressOf = (path: string): string =>
  isSite ? `${location.href.split("#")[0]}${linkTo(path)}` : location.origin + path;

/** The place in an address, and what stands behind its `#`. */
export function placeIn(here: { pathname: string; hash: string }): [string, string] {
  if (!isSite) return [here.pathname, here.hash.slice(1)];
  const [path = "", fragment = ""] = here.hash.slice(1).split("#", 2);
  return [path || "/", fragment];
}

/** The id of a game that is watched by a link, some minutes behind, and whether an id is one. */
export const watched = (secret: string): string => `~${secret}`;
export const isWatched = (id: string): boolean => id.startsWith("~");

/** A file that lies beside the page. */
export const beside = (name: string): string => (isSite ? "./" : "/") + name;
