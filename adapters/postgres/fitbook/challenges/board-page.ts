import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import type { RawBuilder } from "kysely";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { BoardSpan, KeptRow } from "#core/fitbook/challenges/challenges.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type BoardRow = {
  readonly customer: string;
  readonly score: number;
  readonly days: number;
  readonly is_anonymous: boolean;
  readonly higher: number;
};

/**
 * Who play now, from a place on, and how many score more than the first of them. The place is looked for among the numbers of players by
 * their scores: only those who tie with the first row are passed one by one.
 */
export async function boardPage(
  db: Database,
  challenge: ChallengeId,
  { from, limit }: BoardSpan,
): Promise<{ readonly rows: readonly KeptRow[]; readonly higher: number }> {
  const { rows } = await sql<BoardRow>`
    with spans as (${placesOf(challenge, sql`span = 1024`)}),
      first_span as (select lowest, higher from spans where higher <= ${from} order by higher desc limit 1),
      scores as (${placesOf(challenge, sql`span = 1 and lowest between (select lowest from first_span) and (select lowest + 1023 from first_span)`)}),
      first as (select scores.lowest as score, first_span.higher + scores.higher as higher from scores, first_span
        where first_span.higher + scores.higher <= ${from} order by scores.higher desc limit 1)
    select player.*, first.higher from first cross join lateral (
      select customer, score, days, is_anonymous from challenge_player
      where challenge = ${challenge} and left_at is null and score <= first.score
      order by score desc, customer offset greatest(0, ${from}::int - first.higher) limit ${limit}) as player`.execute(db);
  return {
    higher: rows[0]?.higher ?? 0,
    rows: rows.map(({ customer, score, days, is_anonymous }) => ({
      customer: customerId(customer),
      score,
      days,
      isAnonymous: is_anonymous,
    })),
  };
}

/** How many of these score more than each of them. */
const placesOf = (challenge: ChallengeId, which: RawBuilder<unknown>) => sql`select lowest, players,
    (sum(players) over (order by lowest desc) - players)::int as higher
  from (select lowest, sum(players) as players from challenge_tally where challenge = ${challenge} and ${which} group by lowest having sum(players) > 0) as counted`;

/** How many play a challenge, which a column names. */
export const playersOf = (challenge: string): string =>
  `(select coalesce(sum(players), 0)::int from challenge_tally tally where tally.challenge = ${challenge} and span = 1024)`;

/** How many of them score more, likewise. */
export const playersAbove = (challenge: string, score: string): string =>
  `(select coalesce(sum(players), 0)::int from challenge_tally tally where tally.challenge = ${challenge}
    and (span = 1024 and lowest > ${score} or span = 1 and lowest > ${score} and lowest < ${score} - ${score} % 1024 + 1024))`;

/** Counts the players of a challenge anew. Nobody else's change of any challenge is counted meanwhile. */
export async function recountPlayers(trx: Database, challenge: ChallengeId): Promise<void> {
  await sql`lock table challenge_tally in share row exclusive mode`.execute(trx);
  await trx.deleteFrom("challenge_tally").where("challenge", "=", challenge).execute();
  await sql`insert into challenge_tally (challenge, span, lowest, players)
    select challenge, span, score - score % span, count(*) from challenge_player cross join unnest(array[1, 1024]) as span
    where challenge = ${challenge} and left_at is null group by 1, 2, 3`.execute(trx);
}

/** Whether the numbers of a challenge's players by their scores are not what its players make. */
export async function isMiscounted(db: Database, challenge: ChallengeId): Promise<boolean> {
  const { rows } = await sql`select from (
      select span, lowest, players from challenge_tally where challenge = ${challenge}
      union all select span, score - score % span, -1 from challenge_player cross join unnest(array[1, 1024]) as span
      where challenge = ${challenge} and left_at is null
    ) as both_sides group by span, lowest having sum(players) <> 0 limit 1`.execute(db);
  return rows.length > 0;
}
