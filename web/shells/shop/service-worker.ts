/// <reference lib="webworker" />
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler, setDefaultHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { isKeepable, isPage } from "#web/frame/keepable.ts";

declare const self: ServiceWorkerGlobalScope;

/** Seconds after which a slow line is given what was seen before. */
const PATIENCE = 6;
const A_MONTH = 30 * 86_400;
const PAGES = "pages";
const OFFLINE = "/offline";

/** Of what is kept, what was unused longest goes first. */
function most(entries: number) {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: A_MONTH,
    purgeOnQuotaError: true,
  });
  return {
    ...(cacheDidUpdate === undefined ? {} : { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed === undefined ? {} : { cachedResponseWillBeUsed }),
  };
}

/** What was seen stays readable without a line. What belongs to somebody goes past, to the network and nowhere else. */
const seen = (cacheName: string, entries: number) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE,
    plugins: [most(entries)],
  });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "files",
    plugins: [most(300)],
  }),
);
registerRoute(({ request, url, sameOrigin }) => sameOrigin && isPage(request, url), seen(PAGES, 60));
registerRoute(({ request, url, sameOrigin }) => sameOrigin && isKeepable(request, url), seen("shelves", 120));
setDefaultHandler(new NetworkOnly());

setCatchHandler(async ({ request }) => {
  const page = request.mode === "navigate" ? await caches.match(OFFLINE) : undefined;
  return page ?? Response.error();
});

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((pages) => pages.add(OFFLINE)));
  void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  // Another language: pages seen before are in the former one.
  if (new URL(event.request.url).pathname.startsWith("/language/"))
    event.waitUntil(caches.delete(PAGES).then(async () => (await caches.open(PAGES)).add(OFFLINE)));
});
