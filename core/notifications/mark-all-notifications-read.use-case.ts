import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Notifications } from "./notifications.port.ts";

/** What opening the bell does, once it has shown them. Source: platform section 4, Notification actions. */
export type MarkAllNotificationsRead = (customer: CustomerId) => Promise<null>;
export const MarkAllNotificationsRead = token<MarkAllNotificationsRead>("MarkAllNotificationsRead");

export function makeMarkAllNotificationsRead(notifications: Notifications, clock: Clock): MarkAllNotificationsRead {
  return async (customer) => {
    await notifications.markAllRead(customer, clock());
    return null;
  };
}
