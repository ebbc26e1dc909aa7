import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { challengeId } from "../challenge.ts";
import { MOST_RUNNING, planFaults } from "./challenge-plan.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { People } from "../profiles/people.port.ts";
import { KeyedId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId } from "../challenge.ts";
import type { GroupId } from "../group.ts";
import type { ChallengePlan } from "./challenge-plan.ts";

/** `unknown-group`: one is not in it. */
export type MakingRefusal = { readonly kind: "not-entered" | "impossible-plan" | "too-many" | "unknown-group" };

/**
 * Makes a challenge, for all or for the members of one of one's groups; its maker is no player until they join. `key`: the same one again
 * answers the challenge that was made under it.
 * Source: specification/challenges.md, Making one.
 */
export type MakeChallenge = (
  customer: CustomerId,
  made: { readonly plan: ChallengePlan; readonly group: GroupId | null; readonly key?: string | undefined },
) => Promise<Result<ChallengeId, MakingRefusal>>;
export const MakeChallenge = useCase<MakeChallenge>("fitbook", "MakeChallenge");

type Needs = {
  readonly challenges: Pick<Challenges, "change">;
  readonly people: Pick<People, "facts">;
  readonly now: Clock;
  readonly newId: KeyedId;
};

export const makeMakeChallenge = maker(
  MakeChallenge,
  { challenges: Challenges, now: Clock, people: People, newId: KeyedId },
  ({ challenges, people, now, newId }: Needs) =>
    async (customer, { plan, group, key }) => {
      const at = now();
      const { viewer } = await people.facts(customer, []);
      if (viewer.state !== "active") return refused({ kind: "not-entered" });
      if (!isPossible(plan, at)) return refused({ kind: "impossible-plan" });
      const challenge = challengeId(newId(key === undefined ? key : `challenge ${customer} ${key}`));
      return challenges.change<Result<ChallengeId, MakingRefusal>>({
        customer,
        challenge,
        group,
        at,
        decide({ facts, running, isGroupSeen }) {
          if (facts !== null) return { change: null, answer: ok(challenge) };
          if (!isGroupSeen) return { change: null, answer: refused({ kind: "unknown-group" }) };
          if (running >= MOST_RUNNING) return { change: null, answer: refused({ kind: "too-many" }) };
          return { change: { kind: "made", plan, group }, answer: ok(challenge) };
        },
      });
    },
);

/** Whether a plan can be kept at an instant, in milliseconds since 1970. */
export const isPossible = (plan: ChallengePlan, at: number): boolean => planFaults(plan, indianDay(at)).length === 0;
