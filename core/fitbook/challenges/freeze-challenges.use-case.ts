import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { useCase } from "../../shared/token.ts";
import { freezingOf } from "./freezing.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";

const AT_ONCE = 100;

/** Makes the results of all challenges that are completed and have none. Twice, or by two servers, it is done once. */
export type FreezeChallenges = () => Promise<void>;
export const FreezeChallenges = useCase<FreezeChallenges>("fitbook", "FreezeChallenges");

type Needs = { readonly challenges: Pick<Challenges, "freeze" | "unfrozen">; readonly now: Clock };

export const makeFreezeChallenges = maker(
  FreezeChallenges,
  { challenges: Challenges, now: Clock },
  ({ challenges, now }: Needs) =>
    async () => {
      const at = now();
      for (const challenge of await challenges.unfrozen(daysAfter(indianDay(at), -2), AT_ONCE))
        await challenges.freeze(challenge, (facts) => freezingOf(facts, at));
    },
);
