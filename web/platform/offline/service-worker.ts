/// <reference lib="webworker" />
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { sides as features } from "#sides/pages";
import { OFFLINE_PAGE } from "./offline-page-address.ts";
import { offlineRules } from "./offline-rules.ts";
import { isPageSeen } from "./page-seen.ts";
import { followPushes } from "./push-events.ts";
import { triedAgain, wholeAnswer } from "./tried-again.ts";
import type { WorkboxPlugin } from "workbox-core/types.js";
import type { PageSeen } from "./page-seen.ts";

declare const self: ServiceWorkerGlobalScope;

/** Seconds to wait for a slow network before the stored page is shown. */
const TIMEOUT = 6;
const A_MONTH = 30 * 86_400;
const PAGES = "pages";
const FILES = "files";

const { isPage, isCacheable } = offlineRules(features);

/** Pages that are made on the device, such as the cart. */
const KEPT_PAGES = features.flatMap(({ kept = [] }) => kept);
/** The files of their code, in a language. */
const keptFiles = (language: string): string => `/kept-files-${language}.json?%built%`;
/**
 * Says that they are kept as this build has them; the build writes a name of its own into it, by which each build's worker is a new one.
 */
const ALL_KEPT = "/kept-files?%built%";

/** The least recently used entries are dropped first. */
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

/** A page is not stored if the server forbids it: a cart that was filled by forms belongs to one visitor. */
const keepable = async ({ response }: { readonly response: Response }) =>
  response.status === 200 && !(response.headers.get("cache-control") ?? "").includes("no-store") ? response : null;

/** Stores seen pages for offline reading. Personal pages and answers are only fetched, never stored. */
const seen = (cacheName: string, entries: number, ...plugins: WorkboxPlugin[]) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: TIMEOUT,
    matchOptions: { ignoreVary: true }, // A worker sees neither cookies nor encodings.
    plugins: [most(entries), ...plugins],
  });

const pages = seen(PAGES, 60, { cacheWillUpdate: keepable });
/** The most files that are kept: enough that pages that open offline stay, even if somebody visits much of the site between two builds. */
const MOST_FILES = 600;
const files = new CacheFirst({
  cacheName: FILES,
  plugins: [most(MOST_FILES), { fetchDidSucceed: ({ response }) => wholeAnswer(response) }],
});
/** When each of them was last used, as the plugin above counts it. */
const lastUsed = new CacheExpiration(FILES, { maxEntries: MOST_FILES, maxAgeSeconds: A_MONTH });

/** Files with stable names that a page needs before its own code is loaded. */
const UNNAMED = ["/manifest.webmanifest"];

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  ({ request, event }) => triedAgain(() => files.handle({ request, event }), self.navigator),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && UNNAMED.includes(url.pathname), seen("unnamed", 10));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/language/"),
  async ({ request, event }) => {
    const answer = await fetch(request);
    event.waitUntil(forgetPages()); // The stored pages are in the former language. The new one is set only after the answer.
    return answer;
  },
);
registerRoute(({ request, url, sameOrigin }) => sameOrigin && isPage(request, url), pages);
registerRoute(({ request, url, sameOrigin }) => sameOrigin && isCacheable(request, url), seen("shelves", 120));
// Requests to other sites are left to the page, because the worker may call only this site.
registerRoute(({ sameOrigin }) => sameOrigin, new NetworkOnly());

setCatchHandler(async ({ request }) => {
  const page = request.mode === "navigate" ? await caches.match(OFFLINE_PAGE) : undefined;
  return page ?? Response.error();
});

// The worker does not control open pages, because they would load half of their files again. It begins with the next page.
self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage());
  void self.skipWaiting();
});
followPushes(self);
self.addEventListener("message", (event) => {
  if (isPageSeen(event.data)) event.waitUntil(Promise.allSettled([keep(event.data), keepPages()]));
});

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(PAGES);
  await cache.add(OFFLINE_PAGE);
}

/**
 * Stores the kept pages, which hold nothing personal, and their code, once for each build and language. It happens after the installation,
 * so that nothing waits for it.
 */
async function keepPages(): Promise<void> {
  const cache = await caches.open(PAGES);
  if (KEPT_PAGES.length === 0 || (await cache.match(ALL_KEPT)) !== undefined) return;
  await cache.addAll(KEPT_PAGES);
  const texts = [...KEPT_PAGES, OFFLINE_PAGE].map(async (path) => (await cache.match(path, { ignoreVary: true }))?.text());
  const page = (await Promise.all(texts)).join("");
  const language = /<html lang="(\w+)"/.exec(page)?.[1] ?? "en";
  const code: readonly string[] = await (await fetch(keptFiles(language))).json();
  const named = [...new Set([...(page.match(/\/assets\/[\w.-]+/g) ?? []), ...code])];
  // Waits until every file is loaded and stored. If one fails, the mark below is not set.
  await keepFiles(named);
  await cache.put(ALL_KEPT, new Response());
}

/**
 * Stores files that are not stored yet. All count as used now, and are looked through once for what nobody uses: after each of them it took
 * half of the time.
 */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = addresses.map((address) => new URL(address, self.location.origin));
  const missing = wanted.filter(({ href }) => !stored.has(href));
  await Promise.all(missing.map(({ href }) => cache.add(new Request(href, { priority: "low" }))));
  await Promise.all(wanted.map(({ href }) => lastUsed.updateTimestamp(href)));
  await lastUsed.expireEntries();
}

async function forgetPages(): Promise<void> {
  await caches.delete(PAGES);
  await keepOfflinePage();
}

/** Stores a page that the router has drawn, and its files, each once. What cannot be loaded now may be stored another time. */
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
