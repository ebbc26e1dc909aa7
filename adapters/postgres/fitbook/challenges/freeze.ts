import { sql } from "kysely";
import { boardChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import { challengeTimes } from "#core/fitbook/leaderboard/challenge-times.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { keptChallengeIn } from "./challenge-facts.ts";
import { noteResult } from "./put-result.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { ChallengeTimes } from "#core/fitbook/leaderboard/challenge-times.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Keeps a result as core decides. Its rows are made where the standings are, in one statement: what `resultOf` of core makes of them. They
 * name players alone, as `putResult` has it.
 */
export const freeze = (db: Database, challenge: ChallengeId, decide: Parameters<Challenges["freeze"]>[1]): Promise<void> =>
  inTransaction(db, async (trx) => {
    const row = await trx.selectFrom("challenge").selectAll().where("id", "=", challenge).forUpdate().executeTakeFirst();
    if (row === undefined) return;
    const stored = keptChallengeIn(row);
    const times = challengeTimes(stored);
    const { rows: counts } = await sql<{ played_at_close: number; scored: number }>`
      select (count(*) filter (where ${plays(times, times.joiningCloses)}))::int as played_at_close,
        (count(*) filter (where score > 0 and ${plays(times, times.frozen)}))::int as scored
      from challenge_player where challenge = ${challenge}`.execute(trx);
    const { played_at_close: playedAtClose = 0, scored = 0 } = counts[0] ?? {};
    const freezing = decide({ version: stored.version, challenge: boardChallenge(stored), playedAtClose, scored });
    if (freezing === null) return;
    const { version, at, badges } = freezing;
    await sql`insert into challenge_result (challenge, version, place, customer, rank, score, days, badges)
      select ${challenge}, ${version}::int4, place - 1, customer, case when score > 0 then rank end, score, days,
        case when score > 0 and rank <= cardinality(medals) then medals[rank : rank] else '{}' end
          || case when ${sql.ref(badges.finisher.figure)} >= ${badges.finisher.least} then array['finisher'] else '{}' end
      from (select customer, score, days, (rank() over (order by score desc))::int4 as rank, (row_number() over (order by score desc, customer))::int4 as place
        from challenge_player where challenge = ${challenge} and ${plays(times, times.frozen)}) as ranked
      cross join (select ${badges.medals}::text[] as medals) as won`.execute(trx);
    await noteResult(trx, challenge, { version, at });
  });

/** Whether a player takes part at an instant, as `plays` of core says it. */
const plays = ({ joiningCloses }: ChallengeTimes, at: number) => {
  const [closes, instant] = [new Date(joiningCloses), new Date(at)];
  return sql<boolean>`(joined_at <= ${instant} and joined_at < ${closes} and (left_at is null or left_at > ${instant}) and (removed_at is null or removed_at > ${instant}))`;
};
