import { notificationId } from "./notification.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { NewId } from "../shared/new-id.port.ts";
import type { Announcement } from "./announcement.ts";
import type { Notifications } from "./notifications.port.ts";

/** What is needed to announce something to a customer. */
export type AnnounceNeeds = { readonly notifications: Pick<Notifications, "announce">; readonly now: Clock; readonly newId: NewId };

/** What a customer reads in the app, and what is sent to them with it. */
export type AnnouncedNews = { readonly announcement: Announcement; readonly messages: readonly MessageJob[] };

/** Announces something to a customer, once a `cause`. Source: specification/notifications.md, Announcements. */
export async function announceTo(
  { notifications, now, newId }: AnnounceNeeds,
  customer: CustomerId,
  { announcement, messages, cause }: AnnouncedNews & { readonly cause: string },
): Promise<void> {
  await notifications.announce(customer, { ...announcement, id: notificationId(newId()), cause, at: now(), messages });
}
