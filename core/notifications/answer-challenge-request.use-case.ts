import { indianDay } from "../shared/day.ts";
import { token } from "../shared/token.ts";
import type { ChallengeId } from "../fitbook/challenge.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { RequestAnswer, RequestState } from "./request-state.ts";
import type { AlreadyAnswered, ChallengeStarted, Requests, UnknownChallenge } from "./requests.port.ts";

/** Joins a challenge or declines to, through its first day. Source: platform section 4, Notification actions. */
export type AnswerChallengeRequest = (
  customer: CustomerId,
  answered: { readonly challenge: ChallengeId; readonly answer: RequestAnswer },
) => Promise<Result<RequestState, UnknownChallenge | AlreadyAnswered | ChallengeStarted>>;
export const AnswerChallengeRequest = token<AnswerChallengeRequest>("AnswerChallengeRequest");

type Needs = {
  readonly requests: Requests;
  readonly now: Clock;
};

export function makeAnswerChallengeRequest({ requests, now }: Needs): AnswerChallengeRequest {
  return (customer, answered) => {
    const at = now();
    return requests.answerChallenge(customer, { ...answered, today: indianDay(at) }, at);
  };
}
