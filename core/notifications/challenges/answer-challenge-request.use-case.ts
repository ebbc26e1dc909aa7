import { indianDay } from "../../shared/indian-time.ts";
import { refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { changeByAnsweringInvitation } from "../membership-change.ts";
import { maker } from "../../shared/use-case.ts";
import { Requests } from "../requests.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { ChallengeId } from "../../fitbook/challenge.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { RequestAnswer, RequestState } from "../request-state.ts";
import type { AlreadyAnswered } from "../follow-change.ts";
import type { UnknownChallenge } from "./join-challenge.use-case.ts";
import type { ChallengeStarted } from "../membership-change.ts";

/** Joins a challenge or declines to, through its first day. Source: specification/notifications.md, What can be answered. */
export type AnswerChallengeRequest = (
  customer: CustomerId,
  answered: { readonly challenge: ChallengeId; readonly answer: RequestAnswer },
) => Promise<Result<RequestState, UnknownChallenge | AlreadyAnswered | ChallengeStarted>>;
export const AnswerChallengeRequest = useCase<AnswerChallengeRequest>("notifications", "AnswerChallengeRequest");

export const makeAnswerChallengeRequest = maker(
  AnswerChallengeRequest,
  { requests: Requests, now: Clock },
  ({ requests, now }) =>
    async (customer, { challenge, answer }) => {
      const at = now();
      const community = { kind: "challenge", id: challenge } as const;
      const answered = await requests.change({
        customer,
        about: { kind: "community", community, from: null },
        at,
        decide: (seen) => changeByAnsweringInvitation(seen, { customer, community, answer, today: indianDay(at) }),
      });
      if (answered.kind === "ok") return answered;
      const { kind } = answered.refusal;
      return refused({ kind: kind === "unknown-community" ? "unknown-challenge" : kind });
    },
);
