import { useCase } from "../shared/token.ts";
import { changeByAnsweringFollower } from "./follow-change.ts";
import { notificationId } from "./notification.ts";
import { maker } from "../shared/use-case.ts";
import { Requests } from "./requests.port.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { UnknownUser } from "./follow-change.ts";
import type { RequestAnswer, RequestState } from "./request-state.ts";

/** Answers who asks to follow, as the notification of it does. Source: specification/notifications.md, What can be answered. */
export type AnswerFollower = (
  customer: CustomerId,
  answered: { readonly other: CustomerId; readonly answer: RequestAnswer },
) => Promise<Result<RequestState, UnknownUser>>;
export const AnswerFollower = useCase<AnswerFollower>("notifications", "AnswerFollower");

export const makeAnswerFollower = maker(
  AnswerFollower,
  { requests: Requests, now: Clock, newId: NewId },
  ({ requests, now, newId }) =>
    (customer, { other, answer }) => {
      const action = { customer, id: notificationId(newId()), answer };
      return requests.change({
        customer,
        about: { kind: "person", other },
        at: now(),
        decide: (seen) => changeByAnsweringFollower(seen, action),
      });
    },
);
