import { useCase } from "../shared/token.ts";
import { changeByFollowingBack } from "./follow-change.ts";
import { notificationId } from "./notification.ts";
import { maker } from "../shared/use-case.ts";
import { Requests } from "./requests.port.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { NotificationId } from "./notification.ts";
import type { TooManyFollowed, UnknownNotification } from "./follow-change.ts";

/** Follows the person whom a notification is about. Source: specification/notifications.md, What can be answered. */
export type FollowBack = (
  customer: CustomerId,
  id: NotificationId,
) => Promise<Result<"requested" | "following", UnknownNotification | TooManyFollowed>>;
export const FollowBack = useCase<FollowBack>("notifications", "FollowBack");

export const makeFollowBack = maker(
  FollowBack,
  { requests: Requests, now: Clock, newId: NewId },
  ({ requests, now, newId }) =>
    (customer, id) => {
      const action = { customer, id: notificationId(newId()) };
      return requests.change({
        customer,
        about: { kind: "notification", id },
        at: now(),
        decide: (seen) => changeByFollowingBack(seen, action),
      });
    },
);
