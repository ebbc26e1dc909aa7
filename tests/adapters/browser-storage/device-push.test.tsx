import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { devicePushIn } from "#adapters/browser-storage/device-push.ts";

const KEY = `B${"A".repeat(85)}I`;
const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;

type Given = {
  readonly permission?: NotificationPermission;
  readonly answers?: NotificationPermission;
  readonly hasWorker?: boolean;
  readonly isServed?: boolean;
};

type Subscribed = {
  readonly options: { readonly applicationServerKey: ArrayBuffer };
  toJSON(): object;
  unsubscribe(): Promise<boolean>;
};

/** A browser with a push service, and what it is asked for. happy-dom has none. */
function aBrowser(given: Given = {}) {
  const { permission = "granted", answers = permission, hasWorker = true, isServed = true } = given;
  const requested: string[] = [];
  const browser: { had: Subscribed | null } = { had: null };
  const subscribed = (key: string, nth: number): Subscribed => ({
    options: { applicationServerKey: bytesOf(key) },
    toJSON: () => ({ endpoint: `https://fcm.googleapis.com/${nth}`, keys: { p256dh: "p", auth: "a" } }),
    async unsubscribe() {
      requested.push(`end ${nth}`);
      browser.had = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => browser.had,
    async subscribe(options: PushSubscriptionOptionsInit) {
      if (!isServed) throw new DOMException("no push service", "AbortError");
      requested.push(`subscribe ${JSON.stringify(options)}`);
      browser.had = subscribed(String(options.applicationServerKey), requested.length);
      return browser.had;
    },
  };
  const push = devicePushIn({
    workers: () => ({ getRegistration: async () => (hasWorker ? { pushManager } : undefined) }) as never,
    notifications: () => ({
      permission,
      async requestPermission() {
        requested.push("leave");
        return answers;
      },
    }),
  });
  return { push, asked: requested, browser, subscribed };
}

beforeEach(() => vi.stubGlobal("PushManager", class {}));
afterEach(() => vi.unstubAllGlobals());

describe("push on a device", () => {
  it("is ready, refused or not supported, and asks nothing to find that out", () => {
    const { push, asked } = aBrowser();
    expect([push.readiness(), aBrowser({ permission: "denied" }).push.readiness(), asked]).toEqual(["ready", "refused", []]);
    const missing = devicePushIn({ workers: () => undefined, notifications: () => undefined });
    const thrown = () => {
      throw new DOMException("private", "SecurityError");
    };
    expect([missing.readiness(), devicePushIn({ workers: thrown, notifications: thrown }).readiness()]).toEqual([
      "unsupported",
      "unsupported",
    ]);
    vi.stubGlobal("PushManager", undefined);
    Reflect.deleteProperty(globalThis, "PushManager");
    expect(push.readiness()).toBe("unsupported");
  });

  it("begins once leave is given, by the server's key, so that each push is seen", async () => {
    const { push, asked } = aBrowser({ permission: "default", answers: "granted" });
    expect(await push.begin(KEY)).toEqual({ endpoint: "https://fcm.googleapis.com/2", p256dh: "p", auth: "a" });
    expect(asked).toEqual(["leave", `subscribe ${JSON.stringify({ userVisibleOnly: true, applicationServerKey: KEY })}`]);
    expect([await push.address(KEY), await push.address(`C${KEY.slice(1)}`)]).toEqual([
      { endpoint: "https://fcm.googleapis.com/2", p256dh: "p", auth: "a" },
      null,
    ]);
    await push.end();
    await push.end();
    expect([await push.address(KEY), asked.slice(2)]).toEqual([null, ["end 2"]]);
  });

  it("takes the place of a subscription by another key", async () => {
    const { push, asked, browser, subscribed } = aBrowser();
    browser.had = subscribed(`B${"B".repeat(85)}I`, 0);
    await push.begin(KEY);
    expect(asked.slice(0, 2)).toEqual(["leave", "end 0"]);
    expect((await push.address(KEY))?.endpoint).toBe("https://fcm.googleapis.com/3");
  });

  it("does not begin without leave, without a worker, or where no push service is reached", async () => {
    const browsers = [
      aBrowser({ permission: "default", answers: "denied" }),
      aBrowser({ permission: "default" }),
      aBrowser({ hasWorker: false }),
      aBrowser({ isServed: false }),
    ];
    for (const { push, asked } of browsers) expect([await push.begin(KEY), asked]).toEqual([null, ["leave"]]);
    await aBrowser({ hasWorker: false }).push.end();
  });
});
