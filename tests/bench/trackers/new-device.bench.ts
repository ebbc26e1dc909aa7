import { atMost } from "#tests/bench/figure.ts";
import { withNotedGlasses } from "./with-noted-glasses.ts";
import type { Browser, BrowserContext } from "playwright-core";
import type { Figure } from "#tests/bench/figure.ts";

const ENTRIES = 10_000;
const ROUNDS = 5;
/** Times the browser's own put: a record for each entry is far above. */
const MOST = 20;

/** A device that is new to somebody with two years of entries, against its browser alone, which keeps the same in one record. */
export function bench(): Promise<readonly Figure[]> {
  return withNotedGlasses(ENTRIES, async ({ browser, address, bearer }) => {
    const filled: number[] = [];
    const put: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await deviceOf(browser, address, bearer);
      filled.push(await timeToFill(context));
      put.push(await timeToPut(context, bearer));
      await context.close();
    }
    const [ours, bare] = [middle(filled), middle(put)];
    const name = `${ENTRIES.toLocaleString("en-IN")} entries on a new device, from the answers to kept and drawn (${ours.toFixed(0)} ms), against one put of the same into IndexedDB (${bare.toFixed(0)} ms)`;
    return [atMost(name, ours / bare, MOST)];
  });
}

async function deviceOf(browser: Browser, address: string, bearer: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: "block", timezoneId: "Asia/Kolkata", locale: "en-IN" });
  await context.addCookies([{ name: "token", value: bearer, url: address }]);
  return context;
}

/** Milliseconds from the first answer to the day's sum, which is drawn from what is kept; not those in which the device waits for an answer. */
async function timeToFill(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      if (!document.body?.innerText.includes("250 ml of 2,000 ml")) return;
      watching.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto("/watertracker");
  await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0);
  const time = await page.evaluate(() => {
    const drawn = performance.getEntriesByName("drawn")[0]?.startTime ?? 0;
    const asked = performance
      .getEntriesByType("resource")
      .filter((one): one is PerformanceResourceTiming => one.name.includes("/tracker/changes"))
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd < drawn);
    const waited = asked.slice(1).reduce((sum, { startTime, responseEnd }) => sum + responseEnd - startTime, 0);
    return drawn - (asked[0]?.responseEnd ?? 0) - waited;
  });
  await page.close();
  return time;
}

/** Milliseconds of one `put` until it is kept. */
async function timeToPut(context: BrowserContext, bearer: string): Promise<number> {
  const page = await context.newPage();
  await page.goto("/robots.txt");
  return page.evaluate(async (token) => {
    const entries: { change: number }[] = [];
    for (let isLast = false; !isLast; ) {
      const after = entries.at(-1)?.change ?? 0;
      const answer = await fetch(`/api/tracker/changes?after=${after}`, { headers: { authorization: `Bearer ${token}` } });
      const { payload } = await answer.json();
      entries.push(...payload.entries);
      isLast = payload.entries.length === 0;
    }
    const stores = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("bare");
      opening.onupgradeneeded = () => opening.result.createObjectStore("told");
      opening.onsuccess = () => resolve(opening.result);
    });
    const from = performance.now();
    await new Promise<void>((resolve) => {
      const writing = stores.transaction("told", "readwrite");
      writing.objectStore("told").put(entries, "all");
      writing.oncomplete = () => resolve();
    });
    return performance.now() - from;
  }, bearer);
}

const middle = (times: readonly number[]): number => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
