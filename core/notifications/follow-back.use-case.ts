import { token } from "../shared/token.ts";
import { changeByFollowingBack } from "./follow-change.ts";
import { notificationId } from "./notification.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { NewId } from "../shared/new-id.port.ts";
import type { Result } from "../shared/result.ts";
import type { NotificationId } from "./notification.ts";
import type { TooManyFollowed, UnknownNotification } from "./follow-change.ts";
import type { Requests } from "./requests.port.ts";

/** Follows the person whom a notification is about. Source: specification/notifications.md, What can be answered. */
export type FollowBack = (
  customer: CustomerId,
  id: NotificationId,
) => Promise<Result<"requested" | "following", UnknownNotification | TooManyFollowed>>;
export const FollowBack = token<FollowBack>("FollowBack");

export const makeFollowBack =
  ({ requests, now, newId }: { readonly requests: Requests; readonly now: Clock; readonly newId: NewId }): FollowBack =>
  (customer, id) => {
    const deed = { customer, id: notificationId(newId()) };
    return requests.change({
      customer,
      about: { kind: "notification", id },
      at: now(),
      decide: (seen) => changeByFollowingBack(seen, deed),
    });
  };
