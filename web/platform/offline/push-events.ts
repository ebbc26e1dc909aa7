/// <reference lib="webworker" />

/** Where a press on what was pushed leads: it says nothing of what somebody is reminded of. */
const NEWS_PAGE = "/notification";

/** Where this worker tells the server of another address, as adapters/http-contract/devices/push-endpoints.ts reads it. */
const MOVED = "/api/push/moved";

/** What of a worker is needed. */
type Worker = Pick<ServiceWorkerGlobalScope, "registration" | "clients" | "fetch" | "addEventListener">;

/**
 * Shows what is pushed to this browser, as it comes and nothing beside it; leads whoever presses it to the list; and follows a change of
 * the address.
 */
export function followPushes(worker: Worker): void {
  worker.addEventListener("push", (event) => event.waitUntil(show(worker, event.data?.text() ?? "")));
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openNews(worker));
  });
  worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(follow(worker, event)));
}

/** One takes the place of another that was not looked at, and is heard all the same. TypeScript does not know `renotify`. */
async function show({ registration }: Worker, text: string): Promise<void> {
  const shown: NotificationOptions & { readonly renotify: boolean } = { tag: "reminder", renotify: true, icon: "/icons/niramaya-192.png" };
  await registration.showNotification(text, shown);
}

/** The page is drawn for whoever is signed in by then. A window that shows something else is left alone: it may hold what was not saved. */
async function openNews({ clients }: Worker): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === NEWS_PAGE);
  await (open === undefined ? clients.openWindow(NEWS_PAGE) : open.focus());
}

type Change = Pick<PushSubscriptionChangeEvent, "oldSubscription" | "newSubscription">;

/** A browser that does not say which address it had is found switched off by the next page that looks. */
async function follow({ registration, fetch }: Worker, { oldSubscription: had, newSubscription }: Change): Promise<void> {
  if (had === null) return;
  const former = had.toJSON();
  if (former.endpoint === undefined) return;
  const address = (newSubscription ?? (await registration.pushManager.subscribe(had.options))).toJSON();
  await fetch(MOVED, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      former: { endpoint: former.endpoint, auth: former.keys?.["auth"] },
      address: { endpoint: address.endpoint, ...address.keys },
    }),
  });
}
