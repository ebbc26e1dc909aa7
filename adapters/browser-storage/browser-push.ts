import { nullIfThrown } from "./null-if-thrown.ts";
import type { BrowserPush } from "#core/devices/browser-push.port.ts";

type Worker = { readonly getRegistration: () => Promise<{ readonly pushManager?: Pick<PushManager, "getSubscription"> } | undefined> };

/**
 * The subscription of this browser's service worker, as one printable text; null as long as nobody has subscribed it, as in a shop without
 * a configured push service. `workers` is asked each time and may throw or be missing, as in a private window.
 */
export const browserPushIn =
  (workers: () => Worker | undefined): BrowserPush =>
  async () => {
    const subscribed = await nullIfThrown(workers)
      ?.getRegistration()
      .then((registration) => registration?.pushManager?.getSubscription() ?? null)
      .catch(() => null);
    return subscribed === null || subscribed === undefined ? null : btoa(JSON.stringify(subscribed));
  };
