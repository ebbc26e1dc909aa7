import { indianDay } from "../shared/day.ts";
import { token } from "../shared/token.ts";
import type { ChallengeId } from "../fitbook/challenge.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { ChallengeStarted, Requests, UnknownChallenge } from "./requests.port.ts";

/** Comes into an open challenge, or one that the customer is invited to, through its first day. Source: platform section 7, add challenge member. */
export type JoinChallenge = (
  customer: CustomerId,
  challenge: ChallengeId,
) => Promise<Result<"member", UnknownChallenge | ChallengeStarted>>;
export const JoinChallenge = token<JoinChallenge>("JoinChallenge");

export function makeJoinChallenge({ requests, now }: { readonly requests: Requests; readonly now: Clock }): JoinChallenge {
  return (customer, challenge) => {
    const at = now();
    return requests.joinChallenge(customer, { challenge, today: indianDay(at) }, at);
  };
}
