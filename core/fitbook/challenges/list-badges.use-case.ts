import { token } from "../../shared/token.ts";
import { visibleChallenge } from "./visible-challenge.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { People } from "../people/people.port.ts";
import type { Challenges } from "./challenges.port.ts";
import type { VisibleChallenge } from "./visible-challenge.ts";

/** How many challenges with badges are listed, those that ended last. */
const MOST_LISTED = 100;

/** A challenge that gave the customer badges, which are in its `me`. `isNew`: the page of badges has not shown them yet. */
export type WonChallenge = { readonly challenge: VisibleChallenge; readonly isNew: boolean };

/** The customer's own badges, those of the challenge that ended last first. Source: specification/challenges.md, Badges. */
export type ListBadges = (customer: CustomerId) => Promise<readonly WonChallenge[]>;
export const ListBadges = token<ListBadges>("ListBadges");

type Needs = {
  readonly challenges: Pick<Challenges, "facts" | "won">;
  readonly people: Pick<People, "facts">;
  readonly now: Clock;
};

export function makeListBadges({ challenges, people, now }: Needs): ListBadges {
  return async (customer) => {
    const at = now();
    const won = await challenges.won(customer, MOST_LISTED);
    if (won.length === 0) return [];
    const isShown = new Map(won.map((one) => [one.challenge, one.isShown]));
    const ids = won.map(({ challenge }) => challenge);
    const facts = await challenges.facts(customer, ids);
    const makers = await people.facts(customer, [...new Set(facts.flatMap(({ challenge }) => challenge.maker ?? []))]);
    return facts.flatMap((one) => {
      const challenge = visibleChallenge(one, makers, at);
      return challenge === null ? [] : [{ challenge, isNew: isShown.get(challenge.id) === false }];
    });
  };
}
