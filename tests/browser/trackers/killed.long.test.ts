import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { chromium } from "playwright-core";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import type { BrowserContext, Page } from "playwright-core";

/** Milliseconds from the press to the end of the browser. */
const MOMENTS = [0, 2, 5, 10, 20, 40, 80];
const GLASS = 250;

let profile = "";
beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), "niramaya-profile-"));
});
afterAll(() => rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })); // The last of its processes may still end.

/** The phone's browser with what it kept, signed in, and the largest sum that its page is known to have drawn. */
async function opened(
  bearer: string,
  line: "good" | "none",
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly drawn: () => number }> {
  const { path, environment } = inject("browserProgram");
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    args: ["--no-sandbox"],
    env: { ...process.env, ...environment },
    baseURL: inject("shop").address,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  await context.addCookies([{ name: "token", value: bearer, url: inject("shop").address }]);
  if (line === "none") await context.route("**/api/tracker/**", (route) => route.abort());
  let most = 0;
  await context.exposeBinding("tellDrawn", (_, sum: number) => {
    most = Math.max(most, sum);
  });
  await context.addInitScript(() => {
    const told = () => {
      const sum = /([\d,]+) ml of 2,000 ml/.exec(document.body?.innerText ?? "")?.[1];
      if (sum !== undefined)
        (globalThis as unknown as { readonly tellDrawn: (sum: number) => void }).tellDrawn(Number(sum.replace(",", "")));
    };
    new MutationObserver(told).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const page = await context.newPage();
  await page.goto("/watertracker");
  await page.waitForFunction(() => globalThis.takeEarly === undefined);
  return { context, page, drawn: () => most };
}

/** What the device holds that waits to be sent, in presses. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("trackers");
        opening.onsuccess = () => {
          const counting = opening.result.transaction("waiting").objectStore("waiting").count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

const inMillilitres = (sum: number): string => `${sum.toLocaleString("en-IN")} ml of 2,000 ml`;

describe("a browser that is killed at a press", () => {
  it("has kept whatever its page had drawn, and sends it once when there is a line", { timeout: 240_000 }, async () => {
    const bearer = await bearerOf(inject("shop"), newcomer());
    const first = await opened(bearer, "good");
    await first.page.getByRole("checkbox", { name: /^I allow/ }).check();
    await first.page.getByRole("button", { name: "Keep my entries" }).click();
    await first.page.getByText("May we keep your health data?").waitFor({ state: "detached" });
    await first.page.getByRole("button", { name: "Glass, 250 ml" }).click();
    await first.page.getByText("250 ml of 2,000 ml").waitFor();
    await expect.poll(() => waiting(first.page)).toBe(0);
    await first.page.reload(); // From now on the device knows of the consent, with a line or without.
    await first.page.getByText("250 ml of 2,000 ml").waitFor();
    await first.context.close();

    let [stored, drawnInTime] = [GLASS, 0];
    for (const moment of MOMENTS) {
      const { context, page, drawn } = await opened(bearer, "none");
      await page.getByRole("button", { name: "Glass, 250 ml" }).waitFor();
      await page.getByText(inMillilitres(stored)).waitFor();
      const gone = context.waitForEvent("close");
      const devtools = await context.newCDPSession(page);
      await page.evaluate(() => {
        for (const button of document.querySelectorAll("button")) if (button.textContent?.includes("Glass")) button.click();
      });
      await after(moment);
      const shown = drawn();
      if (shown > stored) drawnInTime += 1;
      devtools.send("Browser.crash").catch(() => {});
      await gone;
      const again = await opened(bearer, "none");
      const now = GLASS + (await waiting(again.page)) * GLASS;
      expect(now, `drawn ${shown} ml, ${moment} ms after the press`).toBeGreaterThanOrEqual(shown);
      expect([stored, stored + GLASS]).toContain(now);
      stored = now;
      await again.context.close();
    }
    expect(drawnInTime).toBeGreaterThan(0); // Otherwise every browser was gone before its page had drawn anything.

    const last = await opened(bearer, "good");
    await last.page.getByText(inMillilitres(stored)).waitFor();
    await expect.poll(() => waiting(last.page)).toBe(0);
    await last.context.close();
    const changes = await fetch(`${inject("shop").address}/api/tracker/changes`, { headers: { authorization: `Bearer ${bearer}` } });
    expect((await changes.json()).payload.entries).toHaveLength(stored / GLASS);
  });
});
