import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { seesChallenge } from "./challenge-sight.ts";
import { enteredUntil } from "./own-days.ts";
import { stateOf } from "./visible-challenge.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId } from "../challenge.ts";
import type { UnknownChallenge } from "./unknown-challenge.ts";

/**
 * Cancels a challenge until its board is frozen, of which its players are told; only its maker can. Again changes nothing. Source:
 * specification/challenges.md, Making one.
 */
export type CancelChallenge = (
  customer: CustomerId,
  challenge: ChallengeId,
) => Promise<Result<null, UnknownChallenge | { readonly kind: "final"; readonly since: number }>>;
export const CancelChallenge = useCase<CancelChallenge>("fitbook", "CancelChallenge");

type Needs = { readonly challenges: Pick<Challenges, "change">; readonly now: Clock };

export const makeCancelChallenge = maker(
  CancelChallenge,
  { challenges: Challenges, now: Clock },
  ({ challenges, now }: Needs) =>
    async (customer, challenge) => {
      const at = now();
      return challenges.change<Awaited<ReturnType<CancelChallenge>>>({
        customer,
        challenge,
        group: null,
        at,
        decide({ facts }) {
          if (facts === null || !facts.ties.isMaker || !seesChallenge(facts.ties))
            return { change: null, answer: refused({ kind: "unknown-challenge" }) };
          const state = stateOf(facts, at);
          if (state === "completed" || facts.challenge.version > 0)
            return { change: null, answer: refused({ kind: "final", since: enteredUntil(facts.challenge.end) }) };
          return { change: state === "cancelled" ? null : { kind: "cancelled" }, answer: ok(null) };
        },
      });
    },
);
