import type { Browser, Page } from "playwright-core";

declare global {
  /** What an interaction took, as the browser itself tells it: from the tap to the next picture. */
  var taps: number[];
}

/** A page as on a phone that is so many times slower than this machine. */
export async function aPhone(browser: Browser, address: string, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => globalThis.takeEarly === undefined); // It is awake.
}

export const tapped = async (page: Page, tap: () => Promise<void>) => {
  await tap();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Milliseconds of the slowest of some taps, from the tap to the next picture. */
export async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    globalThis.taps = [];
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16, buffered: false };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.taps.push(entry.duration);
    }).observe(options);
  });
  await act();
  await page.waitForTimeout(500); // What the browser tells of an interaction comes after it.
  return page.evaluate(() => Math.max(0, ...globalThis.taps));
}
