import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { NotificationId } from "./notification.ts";
import type { NotificationPage, Notifications } from "./notifications.port.ts";

/**
 * A page of a customer's notifications, the newest first. Answered requests are left out. Source: specification/notifications.md, Calls.
 */
export type ListNotifications = (
  customer: CustomerId,
  place: { readonly after: NotificationId | null; readonly limit: number },
) => Promise<NotificationPage>;
export const ListNotifications = token<ListNotifications>("ListNotifications");

export const makeListNotifications =
  ({ notifications }: { readonly notifications: Notifications }): ListNotifications =>
  (customer, place) =>
    notifications.listed(customer, place);
