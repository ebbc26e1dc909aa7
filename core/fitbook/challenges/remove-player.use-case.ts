import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { visiblePeople } from "../profiles/visible-person.ts";
import { postTextIn } from "../post-text.ts";
import { seesChallenge } from "./challenge-sight.ts";
import { enteredUntil } from "./own-days.ts";
import { mayRemove } from "./visible-challenge.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "./challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ChallengeId } from "../challenge.ts";
import type { ChallengeFacts } from "./challenges.port.ts";
import type { UnknownChallenge } from "./unknown-challenge.ts";

/** In characters: of why somebody is removed, which they are shown. */
export const LONGEST_REMOVAL_REASON = 500;

/** `unknown-player`: nobody whom the board names to the customer. `since` in milliseconds since 1970. */
export type RemovalRefusal =
  | UnknownChallenge
  | { readonly kind: "unknown-player" | "no-reason" }
  | { readonly kind: "final"; readonly since: number };

/**
 * Removes a player from a challenge for its maker, before its board is frozen, with a reason that the player is shown. Who plays without a
 * name is removed by staff alone. Source: specification/challenges.md, Removing a player.
 */
export type RemovePlayer = (
  customer: CustomerId,
  removed: { readonly challenge: ChallengeId; readonly player: CustomerId; readonly reason: string },
) => Promise<Result<null, RemovalRefusal>>;
export const RemovePlayer = useCase<RemovePlayer>("fitbook", "RemovePlayer");

type Needs = { readonly challenges: Pick<Challenges, "facts" | "remove">; readonly people: Pick<People, "facts">; readonly now: Clock };

export const makeRemovePlayer = maker(
  RemovePlayer,
  { challenges: Challenges, now: Clock, people: People },
  ({ challenges, people, now }: Needs) =>
    async (customer, { challenge, player, reason: written }) => {
      const at = now();
      const [facts = null] = await challenges.facts(customer, [challenge]);
      if (facts === null || !facts.ties.isMaker || !seesChallenge(facts.ties)) return refused({ kind: "unknown-challenge" });
      const reason = postTextIn(written, LONGEST_REMOVAL_REASON);
      if (reason === null || reason === "") return refused({ kind: "no-reason" });
      const [person] = visiblePeople(await people.facts(customer, [player]));
      if (person === undefined || person.isSelf) return refused({ kind: "unknown-player" });
      return challenges.remove<Awaited<ReturnType<RemovePlayer>>>({
        challenge,
        player,
        at,
        decide(seen) {
          if (seen === null || !isPlaying(seen) || seen.part?.isAnonymous === true)
            return { change: null, answer: refused({ kind: "unknown-player" }) };
          if (!mayRemove({ ...facts, challenge: seen.challenge }, at))
            return { change: null, answer: refused({ kind: "final", since: enteredUntil(seen.challenge.end) }) };
          return { change: { reason, audit: null, result: null }, answer: ok(null) };
        },
      });
    },
);

export const isPlaying = ({ part }: Pick<ChallengeFacts, "part">): boolean => part?.isPlaying === true;
