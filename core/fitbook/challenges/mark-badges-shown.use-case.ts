import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { ChallengeId } from "../challenge.ts";

/**
 * Keeps that the badges of these challenges were shown to whom they belong, so that they are new no more. Again changes nothing, and
 * others' challenges are none of one's own. Source: specification/challenges.md, Badges.
 */
export type MarkBadgesShown = (customer: CustomerId, challenges: readonly ChallengeId[]) => Promise<null>;
export const MarkBadgesShown = useCase<MarkBadgesShown>("fitbook", "MarkBadgesShown");

type Needs = { readonly challenges: Pick<Challenges, "markShown">; readonly now: Clock };

export const makeMarkBadgesShown = maker(
  MarkBadgesShown,
  { challenges: Challenges, now: Clock },
  ({ challenges, now }: Needs) =>
    async (customer, ids) => {
      await challenges.markShown(customer, ids, now());
      return null;
    },
);
