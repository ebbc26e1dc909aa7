import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { token } from "../../shared/token.ts";
import { freezingOf } from "./settle-challenge.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Challenges } from "./challenges.port.ts";

const AT_ONCE = 100;

/** Makes the results of all challenges that are completed and have none. Twice, or by two servers, it is done once. */
export type SettleChallenges = () => Promise<void>;
export const SettleChallenges = token<SettleChallenges>("SettleChallenges");

type Needs = { readonly challenges: Pick<Challenges, "settle" | "unsettled">; readonly now: Clock };

export function makeSettleChallenges({ challenges, now }: Needs): SettleChallenges {
  return async () => {
    const at = now();
    for (const challenge of await challenges.unsettled(daysAfter(indianDay(at), -2), AT_ONCE))
      await challenges.settle(challenge, (facts) => freezingOf(facts, at));
  };
}
