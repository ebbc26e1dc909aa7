import { indianDay } from "../../shared/indian-time.ts";
import { useCase } from "../../shared/token.ts";
import { freezingOf } from "./freezing.ts";
import { stateOf, visibleChallenge } from "./visible-challenge.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { VisibleChallenge } from "./visible-challenge.ts";

/** How many challenges with badges are listed, those that ended last. */
const MOST_LISTED = 100;

/** Of how many of one's own challenges, those that end last first, it is asked whether their result is still to be made. */
const LATEST = 50;

/** A challenge that gave the customer badges, which are in its `me`. `isNew`: the page of badges has not shown them yet. */
export type WonChallenge = { readonly challenge: VisibleChallenge; readonly isNew: boolean };

/** The customer's own badges, those of the challenge that ended last first. Source: specification/challenges.md, Badges. */
export type ListBadges = (customer: CustomerId) => Promise<readonly WonChallenge[]>;
export const ListBadges = useCase<ListBadges>("fitbook", "ListBadges");

type Needs = {
  readonly challenges: Pick<Challenges, "candidates" | "facts" | "freeze" | "won">;
  readonly people: Pick<People, "facts">;
  readonly now: Clock;
};

export const makeListBadges = maker(
  ListBadges,
  { challenges: Challenges, now: Clock, people: People },
  ({ challenges, people, now }: Needs) => {
    return async (customer) => {
      const at = now();
      await freezeOwn(customer, at);
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

    /** Whoever asks first for what a completed challenge gave has it frozen. */
    async function freezeOwn(customer: CustomerId, at: number): Promise<void> {
      const mine = await challenges.candidates(customer, { list: "mine", today: indianDay(at), after: null, limit: LATEST });
      for (const facts of await challenges.facts(
        customer,
        mine.map(({ id }) => id),
      )) {
        const isDue = facts.part !== null && facts.challenge.version === 0 && stateOf(facts, at) === "completed";
        if (isDue) await challenges.freeze(facts.challenge.id, (board) => freezingOf(board, at));
      }
    }
  },
);
