import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Notifications } from "./notifications.port.ts";

/** Called after the bell was opened and has shown the notifications. Source: specification/notifications.md, What can be answered. */
export type MarkAllNotificationsRead = (customer: CustomerId) => Promise<null>;
export const MarkAllNotificationsRead = token<MarkAllNotificationsRead>("MarkAllNotificationsRead");

type Needs = {
  readonly notifications: Notifications;
  readonly now: Clock;
};

export function makeMarkAllNotificationsRead({ notifications, now }: Needs): MarkAllNotificationsRead {
  return async (customer) => {
    await notifications.markAllRead(customer, now());
    return null;
  };
}
