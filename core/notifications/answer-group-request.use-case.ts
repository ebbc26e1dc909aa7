import { token } from "../shared/token.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { RequestAnswer, RequestState } from "./request-state.ts";
import type { AlreadyAnswered, Requests, UnknownGroup } from "./requests.port.ts";

/** Joins a group or declines to. Source: platform section 4, Notification actions. */
export type AnswerGroupRequest = (
  customer: CustomerId,
  answered: { readonly group: GroupId; readonly answer: RequestAnswer },
) => Promise<Result<RequestState, UnknownGroup | AlreadyAnswered>>;
export const AnswerGroupRequest = token<AnswerGroupRequest>("AnswerGroupRequest");

export const makeAnswerGroupRequest =
  ({ requests, now }: { readonly requests: Requests; readonly now: Clock }): AnswerGroupRequest =>
  (customer, answered) =>
    requests.answerGroup(customer, answered, now());
