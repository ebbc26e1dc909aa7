/// <reference lib="webworker" />
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { sides as features } from "#sides/pages";
import { OFFLINE_PAGE } from "./offline-page-address.ts";
import { offlineRules } from "./offline-rules.ts";
import { isPageSeen } from "./page-seen.ts";
import type { WorkboxPlugin } from "workbox-core/types.js";
import type { PageSeen } from "./page-seen.ts";

declare const self: ServiceWorkerGlobalScope;

/** Seconds after which a slow line is given what was seen before. */
const PATIENCE = 6;
const A_MONTH = 30 * 86_400;
const PAGES = "pages";
const FILES = "files";

const { isPage, isCacheable } = offlineRules(features);

/** Pages that every device has of its own, as the cart's. */
const KEPT_PAGES = features.flatMap(({ kept = [] }) => kept);
/** The code of the cart and its drawer, in a language. */
const cartFiles = (language: string): string => `/cart-files-${language}.json?%built%`;
/** Says that they are kept as this build has them; the build writes a name of its own into it, by which each build's worker is a new one. */
const CART_KEPT = "/cart-files?%built%";

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

/** A page that a server says must not be kept is not: a cart of forms is one visitor's. */
const keepable = async ({ response }: { readonly response: Response }) =>
  response.status === 200 && !(response.headers.get("cache-control") ?? "").includes("no-store") ? response : null;

/** What was seen stays readable without a line. What belongs to somebody goes past, to the network and nowhere else. */
const seen = (cacheName: string, entries: number, ...plugins: WorkboxPlugin[]) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreVary: true }, // A worker sees neither cookies nor codings.
    plugins: [most(entries), ...plugins],
  });

const pages = seen(PAGES, 60, { cacheWillUpdate: keepable });
const files = new CacheFirst({ cacheName: FILES, plugins: [most(300)] });

/** Of the files whose names stay as they are, what a page needs before its own code has come. */
const UNNAMED = ["/manifest.webmanifest"];

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && UNNAMED.includes(url.pathname), seen("unnamed", 10));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/language/"),
  async ({ request, event }) => {
    const answer = await fetch(request);
    event.waitUntil(forgetPages()); // They are in the former language; only after the answer is another one chosen.
    return answer;
  },
);
registerRoute(({ request, url, sameOrigin }) => sameOrigin && isPage(request, url), pages);
registerRoute(({ request, url, sameOrigin }) => sameOrigin && isCacheable(request, url), seen("shelves", 120));
// What lies elsewhere is the page's own affair: a worker may ask nobody but this site.
registerRoute(({ sameOrigin }) => sameOrigin, new NetworkOnly());

setCatchHandler(async ({ request }) => {
  const page = request.mode === "navigate" ? await caches.match(OFFLINE_PAGE) : undefined;
  return page ?? Response.error();
});

// It takes over no page that is open: half of what that has asked for would come once more. The next page is its first.
self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage());
  void self.skipWaiting();
});
self.addEventListener("message", (event) => {
  if (isPageSeen(event.data)) event.waitUntil(Promise.allSettled([keep(event.data), keepCart(event)]));
});

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(PAGES);
  await cache.add(OFFLINE_PAGE);
}

/** Everybody has a cart, opened or not: its page, of which the server knows nothing of anybody's, and its code. Once a build and language, after the worker is there: none waits for it. */
async function keepCart(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(PAGES);
  if (KEPT_PAGES.length === 0 || (await cache.match(CART_KEPT)) !== undefined) return;
  await cache.addAll(KEPT_PAGES);
  const texts = KEPT_PAGES.map(async (kept) => (await cache.match(kept, { ignoreVary: true }))?.text());
  const page = (await Promise.all(texts)).join("");
  const language = /<html lang="(\w+)"/.exec(page)?.[1] ?? "en";
  const code: readonly string[] = await (await fetch(cartFiles(language))).json();
  const named = [...new Set([...(page.match(/\/assets\/[\w.-]+/g) ?? []), ...code])];
  // Each is answered and kept: of an answer that never came, what is kept knows nothing.
  await Promise.all(named.flatMap((file) => files.handleAll({ event, request: new Request(file, { priority: "low" }) })));
  await cache.put(CART_KEPT, new Response());
}

async function forgetPages(): Promise<void> {
  await caches.delete(PAGES);
  await keepOfflinePage();
}

/** A page that is shown and was never loaded as one, and its files: each once. What can't be had now may come another time. */
async function keep({ address, files }: PageSeen): Promise<void> {
  const url = new URL(address);
  url.hash = "";
  if (url.origin !== self.location.origin || !isPage({ mode: "navigate" }, url)) return;
  await Promise.allSettled([putOnce(PAGES, url.href), ...files.map((file) => putOnce(FILES, file))]);
}

async function putOnce(cacheName: string, address: string): Promise<void> {
  const cache = await caches.open(cacheName);
  if ((await cache.match(address, { ignoreVary: true })) === undefined) await cache.add(address);
}
