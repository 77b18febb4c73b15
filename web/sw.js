/**
 * The service worker: the files of one version of the page, kept together and changed together.
 * `offline.mjs` puts in what stands between `__` when the page is built, and `tools/site.py` what
 * differs in a static site. What is asked of the API,
 * and everything else, goes past it: an answer of a server is never kept.
 */
const VERSION = "__VERSION__";
const FILES = __FILES__;
const HERE = new URL("./", self.location).href;
/** A server's page and sites may be folders of one address: each keeps its own files. */
const OURS = `undergrowth-${new URL(HERE).pathname}-`;
const NAME = OURS + VERSION;
const KEPT = new Set(FILES.map((file) => new URL(file, HERE).href));
/** Whether the server's page comes first: one of a folder is played with its own engine. */
const NETWORK_FIRST = true;
/** Pages of the server that are no page of ours. */
const NOT_PAGES = /^(api|docs|mail|openapi\.json)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

/** A new version takes over when no page of the old one is open, and what that kept goes. */
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(OURS) && name !== NAME))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HERE)) return;
  const address = request.url.split(/[?#]/)[0];
  if (request.mode === "navigate") {
    if (!NOT_PAGES.test(address.slice(HERE.length))) event.respondWith(page(request));
  } else if (KEPT.has(address)) event.respondWith(kept(address, request));
});

/** A notice of the server, which sends none to somebody who has a page of the game open. */
self.addEventListener("push", (event) => {
  const { title, text, game } = event.data?.json() ?? {};
  if (!game) return;
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: game, data: { game } }),
  );
});

/** Go to the page of the game, in the window that shows it or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = new URL(`game/${event.notification.data.game}`, HERE).href;
  event.waitUntil(
    self.clients
      .matchAll({ type: "window" })
      .then((all) => all.find((each) => each.url.split(/[?#]/)[0] === path))
      .then((page) => (page ? page.focus() : self.clients.openWindow(path))),
  );
});

const kept = async (address, request) =>
  (await (await caches.open(NAME)).match(address)) ?? fetch(request);

const page = async (request) => {
  if (NETWORK_FIRST) return fetch(request).catch(() => kept(HERE, request));
  return kept(HERE, request);
};
