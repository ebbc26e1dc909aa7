import { resultOf } from "../challenges/freezing.ts";
import { badgeTerms } from "../leaderboard/badges.ts";
import { challengeTimes } from "../leaderboard/challenge-times.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { ResultRow, FrozenResult } from "../challenges/challenges.port.ts";
import type { KeptChallenge } from "../challenges/kept-challenge.ts";

/**
 * The result after somebody was removed from the last one: the others keep their scores and order, and get ranks and badges anew. Whoever
 * was erased has no entries any more, so it is made of the rows. Source: specification/challenges.md, Removing a player.
 */
export function resultWithout(rows: readonly ResultRow[], removed: CustomerId, { challenge, at }: Removed): FrozenResult {
  const others = rows.filter(({ customer }) => customer !== removed);
  const scored = others.filter(({ score }) => score > 0).length;
  const { goal, version } = challenge;
  const { days: length } = challengeTimes(challenge);
  return {
    version: version + 1,
    at,
    rows: resultOf(others, badgeTerms({ goal, days: length, scored })),
  };
}

type Removed = { readonly challenge: KeptChallenge; readonly at: number };
