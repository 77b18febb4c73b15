/** What this browser keeps between visits; when it may keep nothing, it forgets and goes on. */

import { isSite } from "../address";

/** A static site may lie beside a server's pages: its games are others. */
const PREFIX = isSite ? "undergrowth.alone." : "undergrowth.";

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the page works, it only forgets.
  }
}

/** Call `changed` when another tab keeps something under this name. */
export function onKeptElsewhere(name: string, changed: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + name) changed();
  });
}
