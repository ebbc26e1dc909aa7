import { median } from "#tests/bench/asking.ts";
import { atMost } from "#tests/bench/figure.ts";
import { withNotedGlasses } from "./with-noted-glasses.ts";
import type { Browser, BrowserContext } from "playwright-core";
import type { Figure } from "#tests/bench/figure.ts";

const ENTRIES = 10_000;
const ROUNDS = 5;
const SLOW_ROUNDS = 3;
/** Times the browser's own put: a record for each entry is far above. */
const MOST = 20;
/** Of the time until all is there: today's answer comes with the second of eleven. */
const MOST_TODAY = 0.4;
/** As on a phone with two bars: milliseconds there and back, bytes a second. */
const SLOW_LINE = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 20_000 };

/** A device that is new to somebody with two years of entries, against its browser alone, which keeps the same in one record. */
export function bench(): Promise<readonly Figure[]> {
  return withNotedGlasses(ENTRIES, async ({ browser, address, bearer }) => {
    const filled: number[] = [];
    const today: number[] = [];
    const put: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await deviceOf(browser, address, bearer);
      filled.push((await timesToFill(context)).worked);
      put.push(await timeToPut(context, bearer));
      await context.close();
    }
    for (let round = 0; round < SLOW_ROUNDS; round += 1) {
      const context = await deviceOf(browser, address, bearer);
      today.push((await timesToFill(context, SLOW_LINE)).today);
      await context.close();
    }
    const [ours, bare] = [median(filled), median(put)];
    const name = `${ENTRIES.toLocaleString("en-IN")} entries on a new device, from the answers to kept and drawn (${ours.toFixed(0)} ms), against one put of the same into IndexedDB (${bare.toFixed(0)} ms)`;
    const shown = median(today);
    return [
      atMost(name, ours / bare, MOST),
      atMost("today's sum there on a slow line, of the time from the first answer until all is there", shown, MOST_TODAY),
    ];
  });
}

async function deviceOf(browser: Browser, address: string, bearer: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: "block", timezoneId: "Asia/Kolkata", locale: "en-IN" });
  await context.addCookies([{ name: "token", value: bearer, url: address }]);
  return context;
}

/**
 * `worked`: milliseconds from the first answer until all is kept and drawn, without those in which the device waits for an answer. `today`:
 * when the day's sum is drawn, of the time until all is, both since the first answer.
 */
async function timesToFill(context: BrowserContext, line?: typeof SLOW_LINE): Promise<{ readonly worked: number; readonly today: number }> {
  const page = await context.newPage();
  if (line !== undefined) await (await context.newCDPSession(page)).send("Network.emulateNetworkConditions", line);
  await page.addInitScript(() => {
    const marked = new Set<string>();
    const mark = (name: string) => {
      if (marked.has(name)) return;
      marked.add(name);
      requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
    };
    new MutationObserver((_, watching) => {
      const text = document.body?.innerText ?? "";
      if (!text.includes("250 ml of 2,000 ml")) return;
      mark("today");
      if (text.includes("Getting your entries")) return;
      watching.disconnect();
      mark("drawn");
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto("/watertracker");
  await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0);
  const times = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const drawn = at("drawn");
    const requested = performance
      .getEntriesByType("resource")
      .filter((one): one is PerformanceResourceTiming => one.name.includes("/tracker/changes"))
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd < drawn);
    const begun = requested[0]?.responseEnd ?? 0;
    const waited = requested.slice(1).reduce((sum, { startTime, responseEnd }) => sum + responseEnd - startTime, 0);
    return { worked: drawn - begun - waited, today: (at("today") - begun) / (drawn - begun) };
  });
  await page.close();
  return times;
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
