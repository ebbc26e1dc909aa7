import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Notifications } from "./notifications.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { NotificationId } from "./notification.ts";
import type { UnknownNotification } from "./follow-change.ts";

/** Source: specification/notifications.md, What can be answered. */
export type MarkNotificationRead = (customer: CustomerId, id: NotificationId) => Promise<Result<null, UnknownNotification>>;
export const MarkNotificationRead = useCase<MarkNotificationRead>("notifications", "MarkNotificationRead");

export const makeMarkNotificationRead = maker(
  MarkNotificationRead,
  { notifications: Notifications, now: Clock },
  ({ notifications, now }) =>
    async (customer, id) => {
      const outcome = await notifications.markRead(customer, id, now());
      return outcome === "read" ? ok(null) : refused({ kind: "unknown-notification" });
    },
);
