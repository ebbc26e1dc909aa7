import * as z from "zod/mini";
import { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { eventIn, eventNumberIn } from "#adapters/http-contract/stream-event.ts";
import { notification } from "./notification.ts";
import type { NotificationNews } from "#core/notifications/notifications.port.ts";

/** An event of a stream as it goes over the wire: where the listener then stands, and a line of JSON. */
export type StreamEvent = { readonly id: string; readonly data: string };

const news = z.object({ user_notifications: z.nullable(z.array(notification)) });

/**
 * What is new about a customer's notifications, as server-sent events: open as long as the page is. Whoever comes back says in
 * Last-Event-ID how far they came. `user_notifications` null: list them again.
 */
export const notificationStreamContract = {
  answers: WatchNotifications,
  method: "GET",
  path: "/notification/live",
  audience: "customer",
  shape: news,
  /** How far a listener came; null: it says nothing that we said. */
  sinceIn: eventNumberIn,
  eventOf: ({ version, changed }: NotificationNews): StreamEvent => ({
    id: String(version),
    data: JSON.stringify(z.encode(news, { user_notifications: changed === null ? null : [...changed] })),
  }),
  /** Null where it is none that was declared. */
  newsIn({ id, data }: StreamEvent): NotificationNews | null {
    const version = this.sinceIn(id);
    const read = eventIn(news, data);
    return version === null || read === null ? null : { version, changed: read.user_notifications };
  },
} as const;
