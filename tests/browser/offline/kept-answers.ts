import { expect } from "vitest";
import type { Page } from "playwright-core";

/** Until what the device keeps holds addresses. Not by the page's own waitForFunction: to it a promise is a yes. */
export const keeps = (page: Page, ...addresses: readonly string[]) =>
  expect
    .poll(async () => (await Promise.all(addresses.map((address) => textKept(page, address)))).includes(null), { timeout: 60_000 })
    .toBe(false);

/** What it keeps of an address; null: nothing. */
export const textKept = (page: Page, address: string): Promise<string | null> =>
  page.evaluate(async (asked) => (await (await caches.match(asked, { ignoreVary: true }))?.text()) ?? null, address);

/** The addresses of all that it keeps. */
export const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
