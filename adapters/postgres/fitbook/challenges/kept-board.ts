import { challengeId } from "#core/fitbook/challenge.ts";
import { boardChallenge, entryId } from "#core/fitbook/challenges/kept-challenge.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { keptChallengeIn } from "./challenge-facts.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { BoardSpan, KeptBoard, ResultRow } from "#core/fitbook/challenges/challenges.port.ts";
import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import type { BoardFacts, Entry } from "#core/fitbook/leaderboard/board-facts.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ChallengeEntryRow } from "#adapters/postgres/fitbook/tables.ts";
import type { Selectable } from "kysely";

/** All that is kept of a challenge's board; null: there is no such challenge. */
export async function keptBoard(db: Database, id: ChallengeId): Promise<KeptBoard | null> {
  const row = await db.selectFrom("challenge").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const challenge = keptChallengeIn(row);
  const standings = await db
    .selectFrom("challenge_player")
    .select(["customer", "score", "days"])
    .where("challenge", "=", id)
    .where("left_at", "is", null)
    .orderBy("customer")
    .execute();
  return {
    challenge,
    board: await boardFacts(db, challenge),
    standings: standings.map(({ customer, score, days }) => ({ customer: customerId(customer), score, days })),
    result: await resultRows(db, id, { from: 0, limit: null }),
  };
}

/** The players and entries of a board. */
async function boardFacts(db: Database, challenge: KeptChallenge): Promise<Omit<BoardFacts, "at">> {
  const players = await db.selectFrom("challenge_player").selectAll().where("challenge", "=", challenge.id).orderBy("customer").execute();
  const entries = await db
    .selectFrom("challenge_entry")
    .selectAll()
    .where("challenge", "=", challenge.id)
    .orderBy("customer")
    .orderBy("day")
    .execute();
  return {
    challenge: boardChallenge(challenge),
    viewer: null,
    blocks: [],
    players: players.map(({ customer, joined_at, left_at, removed_at, is_anonymous }) => ({
      person: customer,
      joinedAt: joined_at.getTime(),
      leftAt: left_at?.getTime() ?? null,
      removedAt: removed_at?.getTime() ?? null,
      isAnonymous: is_anonymous,
    })),
    entries: entries.map(entryIn),
  };
}

export const entryIn = ({ customer, challenge, day: of, amount, logged_at, changes }: Selectable<ChallengeEntryRow>): Entry => ({
  id: entryId(challengeId(challenge), customerId(customer), day(of)),
  person: customer,
  day: day(of),
  amount,
  changes,
  loggedAt: logged_at.getTime(),
});

/** A player's own entries, by their days. */
export async function entriesOf(db: Database, customer: CustomerId, challenge: ChallengeId): Promise<readonly Entry[]> {
  const rows = await db
    .selectFrom("challenge_entry")
    .selectAll()
    .where("customer", "=", customer)
    .where("challenge", "=", challenge)
    .orderBy("day")
    .execute();
  return rows.map(entryIn);
}

/** Rows of the last result; `limit` null: all of them from `from` on. */
export async function resultRows(
  db: Database,
  challenge: ChallengeId,
  { from, limit }: Pick<BoardSpan, "from"> & { readonly limit: number | null },
): Promise<readonly ResultRow[]> {
  const rows = await db
    .selectFrom((page) =>
      page
        .selectFrom("challenge_result")
        .select(["challenge", "place", "customer", "rank", "score", "days", "badges"])
        .where("challenge", "=", challenge)
        .where("version", "=", page.selectFrom("challenge").select("result_version").where("id", "=", challenge))
        .where("place", ">=", from)
        .orderBy("place")
        .$if(limit !== null, (query) => query.limit(limit ?? 0))
        .as("result"),
    )
    .leftJoin("challenge_player as player", (join) =>
      join.onRef("player.challenge", "=", "result.challenge").onRef("player.customer", "=", "result.customer"),
    )
    .select(["result.customer", "result.rank", "result.score", "result.days", "result.badges", "player.is_anonymous"])
    .orderBy("result.place")
    .execute();
  return rows.map(({ customer, is_anonymous, ...row }) => ({
    ...row,
    customer: customer === null ? null : customerId(customer),
    isAnonymous: is_anonymous === true,
  }));
}
