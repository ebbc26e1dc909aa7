import { boardChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import { leaderboard } from "#core/fitbook/leaderboard/leaderboard.ts";
import { demoChallengesAt } from "./challenges-at.ts";
import { demoCustomerId } from "../people-at.ts";
import type { ChallengeCard } from "#core/fitbook/posts/challenge-card.ts";

/** The card of somebody's result in a challenge of the demo that is over at `now`, in milliseconds since 1970. */
export function demoCardAt(now: number, challenge: string, by: string): ChallengeCard {
  const found = demoChallengesAt(now).find((one) => one.challenge.id === `demo-challenge-${challenge}`);
  if (found === undefined) throw new RangeError(`there is no challenge ${challenge} in the demo`);
  const players = found.players.map(({ customer, joinedAt, isAnonymous }) => ({
    person: customer,
    joinedAt,
    isAnonymous,
    leftAt: null,
    removedAt: null,
  }));
  const facts = { challenge: boardChallenge(found.challenge), players, entries: found.entries, at: now, viewer: null, blocks: [] };
  const { rows, players: count, state } = leaderboard(facts);
  const own = rows.find(({ person }) => person === demoCustomerId(by));
  if (state !== "completed" || own === undefined || own.rank === null) throw new RangeError(`${by} has no result in ${challenge}`);
  const { activity, hindi, measure, scoring, start, end } = found.challenge;
  const titles = { activity, hindi: hindi && { activity: hindi.activity } };
  return { ...titles, measure, scoring, start, end, score: own.score, rank: own.rank, players: count, badges: own.badges };
}
