import { printedUtc } from "#core/shared/printed-utc.ts";
import type { Leaderboard } from "#core/fitbook/leaderboard/leaderboard.ts";

/** A board as `leaderboard check --json` prints it, its keys in that order. Source: specification/challenges.md, The command. */
export const leaderboardJson = (board: Leaderboard) => ({
  state: board.state,
  joinable: board.isJoinable,
  days: board.days,
  frozen_at: printedUtc(board.frozenAt),
  players: board.players,
  rows: board.rows.map(({ rank, person, score, days, badges }) => ({ rank, person, score, days, badges })),
  me: board.me === null ? null : { rank: board.me.rank, score: board.me.score, next: board.me.next },
  entries: board.entries.map(({ id, reason }) => ({ _id: id, reason })),
});
