export type Badge = "gold" | "silver" | "bronze" | "finisher";

/** A player's result: `days` on which something counted; `rank` null: nothing was scored. */
type Result = { readonly rank: number | null; readonly score: number; readonly days: number };

/** The challenge's `goal` and length in days, and how many of its players scored. */
type Finished = { readonly goal: number | null; readonly days: number; readonly scored: number };

/**
 * The badges of a completed challenge. Medals need at least two players who scored. A finisher must reach the goal or, without a goal, half
 * of the days. Source: specification/challenges.md, Badges.
 */
export function badgesOf({ rank, score, days }: Result, challenge: Finished): readonly Badge[] {
  const medal = rank === null || challenge.scored < 2 ? undefined : MEDALS[rank - 1];
  const isFinisher = challenge.goal === null ? 2 * days >= challenge.days : score >= challenge.goal;
  return [...(medal === undefined ? [] : [medal]), ...(isFinisher ? (["finisher"] as const) : [])];
}

const MEDALS: readonly Badge[] = ["gold", "silver", "bronze"];
