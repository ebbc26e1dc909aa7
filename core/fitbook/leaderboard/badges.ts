export type Badge = "gold" | "silver" | "bronze" | "finisher";

/** A player's result: `days` on which something counted; `rank` null: nothing was scored. */
type Result = { readonly rank: number | null; readonly score: number; readonly days: number };

/** The challenge's `goal` and length in days, and how many of its players scored. */
type Finished = { readonly goal: number | null; readonly days: number; readonly scored: number };

/**
 * What a completed challenge gives badges for. `medals`: those of the ranks from the first on. `finisher`: the least of a figure that a
 * finisher must reach.
 */
export type BadgeTerms = {
  readonly medals: readonly Badge[];
  readonly finisher: { readonly figure: "score" | "days"; readonly least: number };
};

/**
 * Medals need at least two players who scored. A finisher must reach the goal or, without a goal, half of the days.
 * Source: specification/challenges.md, Badges.
 */
export const badgeTerms = ({ goal, days, scored }: Finished): BadgeTerms => ({
  medals: scored < 2 ? [] : MEDALS,
  finisher: goal === null ? { figure: "days", least: Math.ceil(days / 2) } : { figure: "score", least: goal },
});

/** The badges of a player of a completed challenge. */
export function badgesOf(result: Result, { medals, finisher }: BadgeTerms): readonly Badge[] {
  const medal = result.rank === null ? undefined : medals[result.rank - 1];
  const isFinisher = result[finisher.figure] >= finisher.least;
  return [...(medal === undefined ? [] : [medal]), ...(isFinisher ? (["finisher"] as const) : [])];
}

const MEDALS: readonly Badge[] = ["gold", "silver", "bronze"];
