import { namedChallenge } from "../challenge.ts";
import type { Day } from "../../shared/day.ts";
import type { VisibleChallenge } from "../challenges/visible-challenge.ts";
import type { Badge } from "../leaderboard/badges.ts";
import type { Scoring } from "../leaderboard/board-facts.ts";
import type { Measure } from "../leaderboard/measure.ts";

/**
 * What somebody shares of a challenge that is over: their own figures as they were then, and no way to the challenge or to a tracker.
 * `players`: how many played. Source: specification/fitbook.md, Cards.
 */
export type ChallengeCard = {
  /** Its title; null: not everybody may see the challenge. */
  readonly activity: string | null;
  /** Its title in Hindi; null: it has none, or not everybody may see the challenge. */
  readonly hindi: { readonly activity: string } | null;
  readonly measure: Measure;
  readonly scoring: Scoring;
  readonly start: Day;
  readonly end: Day;
  readonly score: number;
  readonly rank: number;
  readonly players: number;
  readonly badges: readonly Badge[];
};

/** The card of the viewer's own result; null: the challenge is not over, or they scored nothing in it. */
export function challengeCard(challenge: VisibleChallenge): ChallengeCard | null {
  const { measure, scoring, start, end, state, players, me } = challenge;
  if (state !== "completed" || me === null || me.rank === null) return null;
  const named = challenge.isOpen && challenge.isForAll ? namedChallenge(challenge) : null;
  const titles = { activity: named?.activity ?? null, hindi: named?.hindi ?? null };
  return { ...titles, measure, scoring, start, end, score: me.score, rank: me.rank, players, badges: me.badges };
}
