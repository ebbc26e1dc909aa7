import { token } from "../shared/token.ts";
import type { Observable } from "rxjs";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { OrderNews } from "../orders/order/order-news.ts";
import type { Notification, NotificationId, OrderReference } from "./notification.ts";

/** One page of what a customer is told, the newest first. `next` null: the last page. */
export type NotificationPage = {
  readonly notifications: readonly Notification[];
  readonly unread: number;
  readonly next: NotificationId | null;
};

/** What has changed of a customer's notifications up to `version`, in the order of the changes; null: too much to tell, so list them again. */
export type NotificationNews = { readonly version: number; readonly changed: readonly Notification[] | null };

/** News of an order that a customer is to be told once: `cause` names them. The messages go out with them. `at` in milliseconds since 1970. */
export type NewsToTell = {
  readonly id: NotificationId;
  readonly cause: string;
  readonly order: OrderReference;
  readonly news: OrderNews;
  readonly at: number;
  readonly messages: readonly MessageJob[];
};

/** What customers are told. Times in milliseconds since 1970; what somebody else is told is as good as missing. */
export type Notifications = {
  /** Those behind `after` (null: from the newest on) that are listed, and how many of all listed ones are unread. */
  listed(customer: CustomerId, place: { readonly after: NotificationId | null; readonly limit: number }): Promise<NotificationPage>;
  markRead(customer: CustomerId, id: NotificationId, at: number): Promise<"read" | "unknown">;
  markAllRead(customer: CustomerId, at: number): Promise<void>;
  /** Told and sent together or not at all, and once, however often it is asked: also when two ask at once. Who has gone is told nothing. */
  tell(customer: CustomerId, news: NewsToTell): Promise<"told" | "not-told">;
  /** Every change makes the version grow, one customer's changes one after the other, so that nothing comes in behind it. */
  newsSince(customer: CustomerId, version: number | null): Promise<NotificationNews>;
  /** Beats whenever there may be news for the customer, or one of their sessions has ended, whichever process did it; also when nothing has changed. Never ends. */
  beats(customer: CustomerId): Observable<void>;
};
export const Notifications = token<Notifications>("Notifications");

/** More changes than these at once are not told one by one. */
export const MOST_NEWS = 100;
