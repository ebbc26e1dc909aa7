import { sql } from "kysely";
import { jobsOfResult } from "#core/fitbook/acts/act-job.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { FrozenResult } from "#core/fitbook/challenges/challenges.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Keeps a result and what its players are told of it, as part of the caller's transaction, which holds the challenge for update. Only its
 * players are named in it: so nobody is who isn't there.
 */
export async function putResult(trx: Database, challenge: ChallengeId, { version, at, rows }: FrozenResult): Promise<void> {
  const standings = rows.map(({ customer, rank, score, days, badges }, place) => ({ place, customer, rank, score, days, badges }));
  await sql`insert into challenge_result (challenge, version, place, customer, rank, score, days, badges)
    select ${challenge}, ${version}::int4, place, player.customer, rank, told.score, told.days, badges
    from json_to_recordset(${JSON.stringify(standings)}::json) as told (place int4, customer text, rank int4, score int4, days int4, badges text[])
    left join challenge_player player on player.challenge = ${challenge} and player.customer = told.customer`.execute(trx);
  await noteResult(trx, challenge, { version, at });
}

/** Has a result be the last one, and its players be told of it. */
export async function noteResult(
  trx: Database,
  challenge: ChallengeId,
  { version, at }: Pick<FrozenResult, "version" | "at">,
): Promise<void> {
  await trx.updateTable("challenge").set({ result_version: version }).where("id", "=", challenge).execute();
  await putJobsIn(trx, jobsOfResult(challenge, { version, at }));
}
