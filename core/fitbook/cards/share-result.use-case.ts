import { refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { frozenChallenge } from "../challenges/frozen-challenge.ts";
import { visibleChallenge } from "../challenges/visible-challenge.ts";
import { challengeCard } from "../posts/challenge-card.ts";
import { maker } from "../../shared/use-case.ts";
import { PublishPost } from "../posts/publish-post.use-case.ts";
import { Challenges } from "../challenges/challenges.port.ts";
import { People } from "../profiles/people.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId } from "../challenge.ts";
import type { UnknownChallenge } from "../challenges/unknown-challenge.ts";
import type { NotPublished, WrittenPost } from "../posts/publish-post.use-case.ts";
import type { SeenPost } from "../posts/seen-post.ts";

export type SharedResult = WrittenPost & { readonly challenge: ChallengeId };

/**
 * Publishes a post with a card of one's own result in a challenge that is over. The figures are worked out here and kept with the post.
 * "unknown-challenge": there is none of the customer's own to share. Source: specification/fitbook.md, Cards.
 */
export type ShareResult = (customer: CustomerId, shared: SharedResult) => Promise<Result<SeenPost, UnknownChallenge | NotPublished>>;
export const ShareResult = useCase<ShareResult>("fitbook", "ShareResult");

type Needs = {
  readonly publish: PublishPost;
  readonly challenges: Pick<Challenges, "facts" | "freeze">;
  readonly people: Pick<People, "facts">;
  readonly now: Clock;
};

export const makeShareResult = maker(
  ShareResult,
  { publish: PublishPost, challenges: Challenges, people: People, now: Clock },
  ({ publish, challenges, people, now }: Needs) =>
    async (customer, { challenge: id, ...written }) => {
      const at = now();
      const facts = await frozenChallenge(challenges, { customer, id, at });
      const challenge = facts === null ? null : visibleChallenge(facts, await people.facts(customer, []), at);
      const card = challenge === null ? null : challengeCard(challenge);
      return card === null ? refused({ kind: "unknown-challenge" }) : publish(customer, { ...written, card });
    },
);
