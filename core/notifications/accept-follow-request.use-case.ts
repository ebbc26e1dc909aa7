import { useCase } from "../shared/token.ts";
import { changeByAnsweringFollow } from "./follow-change.ts";
import { notificationId } from "./notification.ts";
import { maker } from "../shared/use-case.ts";
import { Requests } from "./requests.port.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { NotificationId } from "./notification.ts";
import type { RequestState } from "./request-state.ts";
import type { AlreadyAnswered, UnknownNotification } from "./follow-change.ts";

/** Lets the requester follow, follows them back and tells them. Source: specification/notifications.md, What can be answered. */
export type AcceptFollowRequest = (
  customer: CustomerId,
  id: NotificationId,
) => Promise<Result<RequestState, UnknownNotification | AlreadyAnswered>>;
export const AcceptFollowRequest = useCase<AcceptFollowRequest>("notifications", "AcceptFollowRequest");

export const makeAcceptFollowRequest = maker(
  AcceptFollowRequest,
  { requests: Requests, now: Clock, newId: NewId },
  ({ requests, now, newId }) =>
    (customer, id) => {
      const action = { customer, id: notificationId(newId()), answer: "accept" } as const;
      return requests.change({
        customer,
        about: { kind: "notification", id },
        at: now(),
        decide: (seen) => changeByAnsweringFollow(seen, action),
      });
    },
);
