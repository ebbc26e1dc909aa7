import { createECDH, randomBytes } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
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

type PushService = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };

/**
 * The browser of journeys never gives leave to notify and has no push service. Both are put where a browser has them, behind its own
 * worker: who is asked for leave gives none at first, and an address lasts until it is given up.
 */
function withPushService({ endpoint, keys }: PushService): void {
  const subscriptionOf = (key: string) => ({
    endpoint,
    options: {
      applicationServerKey: Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer,
    },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      localStorage.removeItem("the push service's");
      return true;
    },
  });
  Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem("leave") ?? "default" });
  Object.assign(Notification, {
    async requestPermission() {
      localStorage.setItem("leave", localStorage.getItem("leave") === null ? "default" : "granted");
      return Notification.permission;
    },
  });
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const key = localStorage.getItem("the push service's");
      return key === null ? null : subscriptionOf(key);
    },
    async subscribe({ applicationServerKey }: { readonly applicationServerKey: string }) {
      if (Notification.permission !== "granted") throw new DOMException("permission denied", "NotAllowedError");
      localStorage.setItem("the push service's", applicationServerKey);
      return subscriptionOf(applicationServerKey);
    },
  });
}

describe("reminders on a device", () => {
  it("are switched on once the browser gives leave, stay so on the server, and are switched off", async () => {
    const { context, tab } = await visitor({ keeping: "on", width: 390, bearer: await bearerOf(inject("shop"), newcomer()) });
    const [p256dh, auth] = [createECDH("prime256v1").generateKeys("base64url"), randomBytes(16).toString("base64url")];
    const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString("hex")}`;
    await context.addInitScript(withPushService, { endpoint, keys: { p256dh, auth } });
    const page = await tab("/watertracker");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    await page.getByText("Reminders", { exact: true }).click();
    await page.getByRole("button", { name: "Add this time" }).click();
    const here = page.getByRole("checkbox", { name: "Also on this device" });
    await here.click();
    await page.getByText("Nothing was switched on. Please allow notifications when your browser asks.").waitFor();
    expect(await here.isChecked()).toBe(false);
    await here.click();
    await expect.poll(() => here.isChecked()).toBe(true);
    await page.reload();
    await page.getByText("Reminders", { exact: true }).click();
    await expect.poll(() => here.isChecked()).toBe(true); // Where the browser and the server both say so.
    await here.click();
    await expect.poll(() => here.isChecked()).toBe(false);
    await page.reload();
    await page.getByText("Reminders", { exact: true }).click();
    await here.waitFor();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription())).toBeNull();
    expect(await here.isChecked()).toBe(false);
  });
});

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
