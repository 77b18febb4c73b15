/** The page can be installed, and opens without a network: `sw.js` keeps its files. */

import { beside } from "./address";

export function installable(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(beside("sw.js")).catch(() => undefined);
}
