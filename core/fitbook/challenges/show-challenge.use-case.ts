import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { ownDays } from "./own-days.ts";
import { visibleChallenge } from "./visible-challenge.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId } from "../challenge.ts";
import type { OwnDay } from "./own-days.ts";
import type { UnknownChallenge } from "./unknown-challenge.ts";
import type { VisibleChallenge } from "./visible-challenge.ts";

/**
 * A challenge with the viewer's own days, the last first; none where they do not play. `at`: the server's clock, in milliseconds since
 * 1970.
 */
export type ShownChallenge = { readonly challenge: VisibleChallenge; readonly days: readonly OwnDay[]; readonly at: number };

/** What a customer may know of one challenge. Source: specification/challenges.md, Making one. */
export type ShowChallenge = (customer: CustomerId, challenge: ChallengeId) => Promise<Result<ShownChallenge, UnknownChallenge>>;
export const ShowChallenge = useCase<ShowChallenge>("fitbook", "ShowChallenge");

type Needs = {
  readonly challenges: Pick<Challenges, "entries" | "facts">;
  readonly people: Pick<People, "facts">;
  readonly now: Clock;
};

export const makeShowChallenge = maker(
  ShowChallenge,
  { challenges: Challenges, now: Clock, people: People },
  ({ challenges, people, now }: Needs) =>
    async (customer, id) => {
      const at = now();
      const [facts] = await challenges.facts(customer, [id]);
      if (facts === undefined) return refused({ kind: "unknown-challenge" });
      const { maker } = facts.challenge;
      const challenge = visibleChallenge(facts, await people.facts(customer, maker === null ? [] : [maker]), at);
      if (challenge === null) return refused({ kind: "unknown-challenge" });
      const days = challenge.me === null ? [] : ownDays(facts.challenge, await challenges.entries(customer, id), at);
      return ok({ challenge, days, at });
    },
);
