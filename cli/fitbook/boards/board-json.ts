import { printedUtc } from "#core/shared/printed-utc.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { PlayerOnBoard } from "#core/fitbook/staff/player-on-board.ts";
import type { ExplainedChallenge } from "#core/fitbook/staff/explain-challenge.use-case.ts";
import type { Entry, Player } from "#core/fitbook/leaderboard/board-facts.ts";

/** A real board as `leaderboard check` reads it. Source: specification/challenges.md, The command. */
export const boardJson = ({ challenge, facts }: ExplainedChallenge): object => ({
  challenge: {
    _id: challenge.id,
    measure: challenge.measure,
    start: challenge.start,
    end: challenge.end,
    scoring: challenge.scoring.kind,
    cap: challenge.cap,
    day_goal: challenge.scoring.kind === "total" ? null : challenge.scoring.dayGoal,
    goal: challenge.goal,
    cancelled_at: utcOrNull(challenge.cancelledAt),
    group: challenge.group,
  },
  at: printedUtc(facts.at),
  viewer: facts.viewer,
  players: facts.players.map(boardPlayerJson),
  blocks: facts.blocks,
  entries: facts.entries.map(entryJson),
});

const boardPlayerJson = ({ person, joinedAt, leftAt, removedAt, isAnonymous }: Player): object => ({
  person,
  joined_at: printedUtc(joinedAt),
  left_at: utcOrNull(leftAt),
  removed_at: utcOrNull(removedAt),
  anonymous: isAnonymous,
});

const entryJson = ({ id, person, day, amount, loggedAt, changes }: Entry): object => ({
  _id: id,
  person,
  day,
  amount,
  logged_at: printedUtc(loggedAt),
  changes: changes.map((change) => ({ at: printedUtc(change.at), amount: change.amount })),
});

/** One player of a board, as `challenge explain --player` prints them: who stands beside them, and their days, the last first. */
export const playerJson = ({ customer, standing, beside, days }: PlayerOnBoard) => ({
  user_id: customer,
  rank: standing.rank,
  score: standing.score,
  next: standing.next,
  beside: beside.map(({ rank, person, score }) => ({ rank, person, score })),
  days: days.map(({ day, amount, counted, reason }) => ({ day, amount, counted, reason })),
});
