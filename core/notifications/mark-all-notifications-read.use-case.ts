import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Notifications } from "./notifications.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/** Called after the bell was opened and has shown the notifications. Source: specification/notifications.md, What can be answered. */
export type MarkAllNotificationsRead = (customer: CustomerId) => Promise<null>;
export const MarkAllNotificationsRead = useCase<MarkAllNotificationsRead>("notifications", "MarkAllNotificationsRead");

export const makeMarkAllNotificationsRead = maker(
  MarkAllNotificationsRead,
  { notifications: Notifications, now: Clock },
  ({ notifications, now }) =>
    async (customer) => {
      await notifications.markAllRead(customer, now());
      return null;
    },
);
