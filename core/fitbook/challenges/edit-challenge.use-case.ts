import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { hindiAfter } from "../texts-in-hindi.ts";
import { seesChallenge } from "./challenge-sight.ts";
import { isSamePlan } from "./challenge-plan.ts";
import { isPossible } from "./make-challenge.use-case.ts";
import { stateOf } from "./visible-challenge.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId, ChallengeTexts } from "../challenge.ts";
import type { ChallengePlan } from "./challenge-plan.ts";
import type { UnknownChallenge } from "./unknown-challenge.ts";

/**
 * Changes a challenge until its first day, of which its players are told; only its maker can. The plan that it has changes nothing. Source:
 * specification/challenges.md, Making one.
 */
export type EditChallenge = (
  customer: CustomerId,
  edited: { readonly challenge: ChallengeId; readonly plan: ChallengePlan },
) => Promise<Result<null, UnknownChallenge | { readonly kind: "challenge-started" | "impossible-plan" }>>;
export const EditChallenge = useCase<EditChallenge>("fitbook", "EditChallenge");

type Needs = { readonly challenges: Pick<Challenges, "change">; readonly now: Clock };

export const makeEditChallenge = maker(
  EditChallenge,
  { challenges: Challenges, now: Clock },
  ({ challenges, now }: Needs) =>
    async (customer, { challenge, plan }) => {
      const at = now();
      return challenges.change<Awaited<ReturnType<EditChallenge>>>({
        customer,
        challenge,
        group: null,
        at,
        decide({ facts }) {
          if (facts === null || !facts.ties.isMaker || !facts.ties.isGroupSeen || !seesChallenge(facts.ties))
            return { change: null, answer: refused({ kind: "unknown-challenge" }) };
          if (stateOf(facts, at) !== "upcoming") return { change: null, answer: refused({ kind: "challenge-started" }) };
          if (!isPossible(plan, at)) return { change: null, answer: refused({ kind: "impossible-plan" }) };
          if (isSamePlan(plan, facts.challenge)) return { change: null, answer: ok(null) };
          return { change: { kind: "planned", plan, hindi: hindiAfter<ChallengeTexts>(facts.challenge, plan) }, answer: ok(null) };
        },
      });
    },
);
