import { badgesOf, badgeTerms } from "../leaderboard/badges.ts";
import { challengeState, challengeTimes } from "../leaderboard/challenge-times.ts";
import { ranked } from "../leaderboard/ranked.ts";
import type { BadgeTerms } from "../leaderboard/badges.ts";
import type { Freezing, KeptRow, ResultRow, FreezingFacts } from "./challenges.port.ts";

/**
 * How the board of a challenge that is completed at `at` and has no result yet is frozen; null: it is not to be. The result is what
 * `resultOf` makes of the standings that were kept with each entry. Source: specification/challenges.md, States of a challenge.
 */
export function freezingOf({ version, challenge, playedAtClose, scored }: FreezingFacts, at: number): Freezing | null {
  const times = challengeTimes(challenge);
  if (version > 0 || at < times.frozen) return null;
  if (challengeState({ cancelledAt: challenge.cancelledAt, at, playedAtClose }, times) !== "completed") return null;
  return { version: 1, at, badges: badgeTerms({ goal: challenge.goal, days: times.days, scored }) };
}

/**
 * Rows with their ranks and badges, in the given order, which starts with the highest score. Source: specification/challenges.md, Score and
 * rank.
 */
export const resultOf = (fromTheHighest: readonly KeptRow[], badges: BadgeTerms): readonly ResultRow[] =>
  ranked(fromTheHighest).map((standing) => {
    const row = { ...standing, rank: standing.score === 0 ? null : standing.rank };
    return { ...row, badges: badgesOf(row, badges) };
  });
