import { describe, expect, it } from "vitest";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { BrowserContext, Page } from "playwright-core";

const { visitor } = visitors();

/** Hands a text to the page's worker as a push service does; the browser of journeys has none. */
async function pushed(page: Page, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const ids: string[] = [];
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) =>
    ids.push(...registrations.flatMap(({ registrationId, isDeleted }) => (isDeleted ? [] : [registrationId]))),
  );
  await devtools.send("ServiceWorker.enable");
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  const [registrationId = ""] = ids;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId, data: text });
}

/** Notes what the worker would show instead of showing it: the browser of journeys has no place for notifications. */
async function noting(context: BrowserContext): Promise<() => Promise<unknown>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { readonly registration: object };
    const shown: unknown[] = [];
    const showNotification = async (title: string, options: object) => void shown.push({ title, ...options });
    Object.assign(globalThis, { shown });
    Object.assign(registration, { showNotification });
  });
  return () => worker.evaluate(() => Reflect.get(globalThis, "shown"));
}

describe("a push", () => {
  it("is shown by the page's worker as it comes, and nothing beside it", async () => {
    const { context, tab } = await visitor({ keeping: "on" });
    await context.grantPermissions(["notifications"]);
    const page = await tab("/shop");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    const shown = await noting(context);
    await pushed(page, "A reminder you set");
    const same = { tag: "reminder", renotify: true, icon: "/icons/niramaya-192.png" };
    await expect.poll(shown).toEqual([{ title: "A reminder you set", ...same }]);
    await pushed(page, "आपका लगाया हुआ रिमाइंडर");
    await expect.poll(shown).toEqual([
      { title: "A reminder you set", ...same },
      { title: "आपका लगाया हुआ रिमाइंडर", ...same },
    ]);
    expect(await page.evaluate(async () => (await fetch("/icons/niramaya-192.png")).headers.get("content-type"))).toBe("image/png");
  });
});
