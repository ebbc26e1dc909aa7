import { sql } from "kysely";
import { jobsOfResult } from "#core/fitbook/acts/act-job.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { FrozenResult } from "#core/fitbook/challenges/challenges.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Keeps a result and what its players are told of it, as part of the caller's transaction. */
export async function putResult(trx: Database, challenge: ChallengeId, { version, at, rows }: FrozenResult): Promise<void> {
  const told = rows.map(({ customer, rank, score, days, badges }, place) => ({
    challenge,
    version,
    place,
    customer,
    rank,
    score,
    days,
    badges,
  }));
  await sql`insert into challenge_result select * from json_populate_recordset(null::challenge_result, ${JSON.stringify(told)}::json)`.execute(
    trx,
  );
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
