import { describe, expect, it } from "vitest";
import { followPushes } from "#web/platform/offline/push-events.ts";

type Told = { readonly title: string; readonly options: unknown };

/** A worker with windows at these addresses, drawn before it ran, beside another worker; it notes what it shows, opens and sends. */
function aWorker(windows: readonly string[] = []) {
  const events = new EventTarget();
  const [shown, opened, focused, sent]: [Told[], string[], string[], unknown[]] = [[], [], [], []];
  const subscription = (endpoint: string, auth: string) => {
    return { options: { userVisibleOnly: true }, toJSON: () => ({ endpoint, keys: { p256dh: `${auth}-key`, auth } }) };
  };
  followPushes({
    addEventListener: events.addEventListener.bind(events),
    registration: {
      showNotification: async (title: string, options: unknown) => void shown.push({ title, options }),
      pushManager: { subscribe: async () => subscription("https://fcm.googleapis.com/new", "made") },
    },
    clients: {
      matchAll: async ({ type, includeUncontrolled }: ClientQueryOptions) => {
        const found = type === "window" ? [] : ["https://niramaya.test/notification"]; // Of the other worker.
        return [...found, ...(includeUncontrolled === true ? windows : [])].map((url) => ({
          url,
          focus: async () => void focused.push(url),
        }));
      },
      openWindow: async (url: string) => void opened.push(url),
    },
    fetch: async (path: string, { method, headers, body }: RequestInit) =>
      void sent.push({ path, method, headers, body: JSON.parse(String(body)) }),
  } as never);
  const happen = async (kind: string, facts: object) => {
    const waited: Promise<unknown>[] = [];
    events.dispatchEvent(Object.assign(new Event(kind), { waitUntil: (work: Promise<unknown>) => waited.push(work), ...facts }));
    await Promise.all(waited);
    return waited.length;
  };
  return { shown, opened, focused, sent, happen, subscription };
}

describe("the worker", () => {
  it("shows what is pushed as it comes, and nothing beside it", async () => {
    const { shown, happen } = aWorker();
    expect(await happen("push", { data: { text: () => "A reminder you set" } })).toBe(1);
    expect(shown).toEqual([{ title: "A reminder you set", options: { tag: "reminder", renotify: true, icon: "/icons/niramaya-192.png" } }]);
    await happen("push", { data: null }); // A browser shows something of its own where a worker shows nothing.
    expect(shown.at(-1)?.title).toBe("");
  });

  it("leads whoever presses it to the list, in a window of its own unless the list is open", async () => {
    const notification = () => ({
      closed: 0,
      close() {
        this.closed += 1;
      },
    });
    const pressed = notification();
    const worker = aWorker(["https://niramaya.test/shop/cart"]);
    await worker.happen("notificationclick", { notification: pressed });
    expect([pressed.closed, worker.opened, worker.focused]).toEqual([1, ["/notification"], []]);
    const listed = aWorker(["https://niramaya.test/shop/cart", "https://niramaya.test/notification?page=2"]);
    await listed.happen("notificationclick", { notification: notification() });
    expect([listed.opened, listed.focused]).toEqual([[], ["https://niramaya.test/notification?page=2"]]);
  });

  it("tells the server of another address, with the former one as proof", async () => {
    const { sent, happen, subscription } = aWorker();
    const had = subscription("https://fcm.googleapis.com/old", "had");
    const headers = { "content-type": "application/json" };
    const body = { former: { endpoint: "https://fcm.googleapis.com/old", auth: "had" } };
    await happen("pushsubscriptionchange", {
      oldSubscription: had,
      newSubscription: subscription("https://fcm.googleapis.com/given", "given"),
    });
    await happen("pushsubscriptionchange", { oldSubscription: had, newSubscription: null });
    expect(sent).toEqual([
      {
        path: "/api/push/moved",
        method: "PUT",
        headers,
        body: { ...body, address: { endpoint: "https://fcm.googleapis.com/given", p256dh: "given-key", auth: "given" } },
      },
      {
        path: "/api/push/moved",
        method: "PUT",
        headers,
        body: { ...body, address: { endpoint: "https://fcm.googleapis.com/new", p256dh: "made-key", auth: "made" } },
      },
    ]);
  });

  it("sends no proof that a browser does not have, and nothing where it does not say which address it had", async () => {
    const { sent, happen, subscription } = aWorker();
    const given = subscription("https://fcm.googleapis.com/given", "given");
    const had = (toJSON: () => PushSubscriptionJSON) =>
      happen("pushsubscriptionchange", { oldSubscription: { toJSON }, newSubscription: given });
    await had(() => ({ endpoint: "https://fcm.googleapis.com/old" }));
    expect(sent).toMatchObject([{ body: { former: { endpoint: "https://fcm.googleapis.com/old" } } }]);
    await happen("pushsubscriptionchange", { oldSubscription: null, newSubscription: given });
    await had(() => ({}));
    expect(sent).toHaveLength(1);
  });
});
