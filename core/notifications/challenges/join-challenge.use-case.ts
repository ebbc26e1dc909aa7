import { indianDay } from "../../shared/indian-time.ts";
import { refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { changeByJoining } from "../membership-change.ts";
import { maker } from "../../shared/use-case.ts";
import { Requests } from "../requests.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { ChallengeId } from "../../fitbook/challenge.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeStarted } from "../membership-change.ts";

/** For this customer, there is no such challenge. */
export type UnknownChallenge = { readonly kind: "unknown-challenge" };

/**
 * Joins an open challenge, or one to which the customer is invited, until the end of its first day.
 * Source: specification/notifications.md, Calls.
 */
export type JoinChallenge = (
  customer: CustomerId,
  challenge: ChallengeId,
) => Promise<Result<"member", UnknownChallenge | ChallengeStarted>>;
export const JoinChallenge = useCase<JoinChallenge>("notifications", "JoinChallenge");

export const makeJoinChallenge = maker(
  JoinChallenge,
  { requests: Requests, now: Clock },
  ({ requests, now }) =>
    async (customer, challenge) => {
      const at = now();
      const community = { kind: "challenge", id: challenge } as const;
      const joined = await requests.change({
        customer,
        about: { kind: "community", community, from: null },
        at,
        decide: (seen) => changeByJoining(seen, { customer, community, today: indianDay(at) }),
      });
      if (joined.kind === "ok") return joined;
      return refused({ kind: joined.refusal.kind === "challenge-started" ? "challenge-started" : "unknown-challenge" });
    },
);
