import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import type { Entry } from "#core/fitbook/leaderboard/board-facts.ts";
import type { PlayerScore } from "#core/fitbook/leaderboard/player-score.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Put = {
  readonly challenge: KeptChallenge;
  readonly players: readonly (PlayerScore & { readonly customer: CustomerId; readonly joinedAt: number; readonly isAnonymous: boolean })[];
  readonly entries: readonly Entry[];
};

/** Stores challenges with their players and entries for people who already exist, as part of the caller's transaction. */
export async function putChallenges(trx: Database, all: readonly Put[]): Promise<void> {
  for (const { challenge, players, entries } of all) {
    const { id, activity, about, hindi, measure, scoring, cap, goal, start, end, isOpen, maker, group } = challenge;
    const joined = new Date(Math.min(...players.map(({ joinedAt }) => joinedAt)));
    await trx
      .insertInto("challenge")
      .values({
        id,
        activity,
        about,
        measure,
        cap,
        goal,
        maker,
        start_day: start,
        end_day: end,
        is_open: isOpen,
        created_at: joined,
        hindi: hindi && JSON.stringify(hindi),
        fitbook_group: group,
        scoring: scoring.kind,
        day_goal: scoring.kind === "total" ? null : scoring.dayGoal,
      })
      .execute();
    await trx
      .insertInto("challenge_member")
      .values(players.map(({ customer, joinedAt }) => ({ place: id, customer, state: "member" as const, changed_at: new Date(joinedAt) })))
      .execute();
    const playing = players.map(({ customer, joinedAt, isAnonymous, score, days }) => {
      return { challenge: id, customer, joined_at: new Date(joinedAt), is_anonymous: isAnonymous, score, days };
    });
    await trx.insertInto("challenge_player").values(playing).execute();
    const rows = entries.map(({ person, day, amount, loggedAt }) => {
      return { customer: person, challenge: id, day, amount, logged_at: new Date(loggedAt), changes: "[]" };
    });
    if (rows.length > 0) await trx.insertInto("challenge_entry").values(rows).execute();
  }
}
