import { nullIfThrown } from "./null-if-thrown.ts";
import type { DevicePush } from "#core/devices/push/device-push.port.ts";
import type { PushAddress } from "#core/devices/push/push-address.ts";

type Registration = { readonly pushManager: Pick<PushManager, "getSubscription" | "subscribe"> };

/** What of the browser is needed. Each is asked anew each time, and may throw or be missing, as in a private window. */
type Browser = {
  readonly workers: () => { readonly getRegistration: () => Promise<Registration | undefined> } | undefined;
  readonly notifications: () => Pick<typeof Notification, "permission" | "requestPermission"> | undefined;
};

/** Push by the browser's service worker. */
export function devicePushIn({ workers, notifications }: Browser): DevicePush {
  const manager = async () => {
    const registration = await nullIfThrown(workers)
      ?.getRegistration()
      .catch(() => undefined);
    return registration?.pushManager ?? null;
  };
  const current = async () => (await manager())?.getSubscription().catch(() => null) ?? null;
  return {
    readiness() {
      const notificationsOrNull = nullIfThrown(notifications);
      if (
        notificationsOrNull === null ||
        notificationsOrNull === undefined ||
        (nullIfThrown(workers) ?? null) === null ||
        !("PushManager" in globalThis)
      )
        return "unsupported";
      return notificationsOrNull.permission === "denied" ? "refused" : "ready";
    },
    async address(key) {
      const subscription = await current();
      return subscription === null || keyOf(subscription) !== key ? null : addressOf(subscription);
    },
    async begin(key) {
      const leave = await nullIfThrown(notifications)?.requestPermission();
      const from = leave === "granted" ? await manager() : null;
      if (from === null) return null;
      const had = await current();
      if (had !== null && keyOf(had) !== key) await had.unsubscribe().catch(() => false); // It hears another server, or this one's former key.
      const subscription = await from.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
      return subscription === null ? null : addressOf(subscription);
    },
    async end() {
      await (await current())?.unsubscribe().catch(() => false);
    },
  };
}

/** null: it lacks keys, so that nothing can be encrypted for it. */
function addressOf(subscription: PushSubscription): PushAddress | null {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return endpoint === undefined || p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth };
}

/** Of the server that may reach it, as unpadded base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string | null {
  if (applicationServerKey === null) return null;
  const letters = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
