import { indianDay } from "../../shared/indian-time.ts";
import { useCase } from "../../shared/token.ts";
import { visibleChallenge } from "./visible-challenge.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { ChallengeState } from "../leaderboard/challenge-times.ts";
import type { ChallengeFacts, ChallengeList, ChallengePlace, ChallengesOfGroup } from "./challenges.port.ts";
import type { VisibleChallenge } from "./visible-challenge.ts";

export const CHALLENGES_A_PAGE = 20;

/** `next`: where the page ends, if there are more. */
export type ChallengesPage = { readonly challenges: readonly VisibleChallenge[]; readonly next: ChallengePlace | null };

/**
 * A page of the challenges that a customer sees, in all of Fitbook or of one group. It is filled before it is answered: only the last is
 * short. Source: specification/challenges.md, Making one.
 */
export type ListChallenges = (
  customer: CustomerId,
  request: { readonly list: ChallengeList | ChallengesOfGroup; readonly after: ChallengePlace | null },
) => Promise<ChallengesPage>;
export const ListChallenges = useCase<ListChallenges>("fitbook", "ListChallenges");

type Needs = {
  readonly challenges: Pick<Challenges, "candidates" | "facts">;
  readonly people: Pick<People, "facts">;
  readonly now: Clock;
};

export const makeListChallenges = maker(
  ListChallenges,
  { challenges: Challenges, now: Clock, people: People },
  ({ challenges, people, now }: Needs) => {
    return async (customer, { list, after }) => {
      const at = now();
      const seen: VisibleChallenge[] = [];
      let last = after;
      for (;;) {
        const limit = CHALLENGES_A_PAGE + 1;
        const found = await challenges.candidates(customer, { list, today: indianDay(at), after: last, limit });
        seen.push(
          ...(
            await visibleOf(
              customer,
              await challenges.facts(
                customer,
                found.map(({ id }) => id),
              ),
              at,
            )
          ).filter(({ state }) => belongs(list, state)),
        );
        if (found.length < limit || seen.length > CHALLENGES_A_PAGE) break;
        last = found.at(-1) ?? null;
      }
      const shown = seen.slice(0, CHALLENGES_A_PAGE);
      return { challenges: shown, next: seen.length > shown.length ? placeIn(list, shown.at(-1)) : null };
    };

    async function visibleOf(customer: CustomerId, facts: readonly ChallengeFacts[], at: number): Promise<readonly VisibleChallenge[]> {
      if (facts.length === 0) return [];
      const makers = await people.facts(customer, [...new Set(facts.flatMap(({ challenge }) => challenge.maker ?? []))]);
      return facts.map((one) => visibleChallenge(one, makers, at)).filter((one) => one !== null);
    }
  },
);

function placeIn(list: ChallengeList | ChallengesOfGroup, last: VisibleChallenge | undefined): ChallengePlace | null {
  if (last === undefined) return null;
  return { day: list === "upcoming" ? last.start : last.end, id: last.id };
}

/** One's own stay in their list when they are cancelled. */
function belongs(list: ChallengeList | ChallengesOfGroup, state: ChallengeState): boolean {
  if (typeof list !== "string") return state !== "cancelled";
  return list === "mine" || STATES[list].includes(state);
}

const STATES: Readonly<Record<Exclude<ChallengeList, "mine">, readonly ChallengeState[]>> = {
  upcoming: ["upcoming"],
  running: ["ongoing", "settling"],
  final: ["completed"],
};
