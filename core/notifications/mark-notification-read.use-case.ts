import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { NotificationId } from "./notification.ts";
import type { Notifications } from "./notifications.port.ts";
import type { UnknownNotification } from "./requests.port.ts";

/** Source: platform section 4, Notification actions. */
export type MarkNotificationRead = (customer: CustomerId, id: NotificationId) => Promise<Result<null, UnknownNotification>>;
export const MarkNotificationRead = token<MarkNotificationRead>("MarkNotificationRead");

export function makeMarkNotificationRead(notifications: Notifications, clock: Clock): MarkNotificationRead {
  return async (customer, id) => {
    const outcome = await notifications.markRead(customer, id, clock());
    return outcome === "read" ? ok(null) : refused({ kind: "unknown-notification" });
  };
}
