import type { Page } from "playwright-core";
import type { ScreenToCapture } from "./pages.ts";

/** Goes where a screen is, and waits until it stands there as it will stay. */
export async function openScreen(page: Page, { path, ways }: Pick<ScreenToCapture, "path" | "ways">): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await loaded(page);
  for (const way of ways) {
    if (typeof way === "string") {
      const before = page.url();
      await page.locator(way).first().click();
      await page.waitForURL((url) => url.href !== before);
    } else await way(page);
    await loaded(page);
  }
}

async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.takeEarly === undefined); // It is awake.
  const stands = () => document.querySelector("main") !== null && document.querySelector("main .skeleton") === null;
  await page.waitForFunction(stands, null, { timeout: 20_000 }).catch(() => undefined); // A slow one is taken as it is.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}
