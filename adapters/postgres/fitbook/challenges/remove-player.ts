import { jobOfRemoval } from "#core/fitbook/acts/act-job.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { challengeFacts } from "./challenge-facts.ts";
import { resultRows } from "./kept-board.ts";
import { putResult } from "./put-result.ts";
import type { RemovalTransaction } from "#core/fitbook/challenges/challenges.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Removes a player as core decides. The player waits first, then the challenge, as in every change of a part; no entry and no result is
 * made meanwhile.
 */
export const removePlayer = <Answer>(db: Database, { challenge, player, at, decide }: RemovalTransaction<Answer>): Promise<Answer> =>
  inTransaction(db, async (trx) => {
    await trx.selectFrom("customer").select("id").where("id", "=", player).forNoKeyUpdate().execute();
    await trx.selectFrom("challenge").select("id").where("id", "=", challenge).forUpdate().execute();
    const [facts = null] = await challengeFacts(trx, player, [challenge]);
    const { change, answer } = decide(facts);
    if (change === null) return answer;
    const removed_at = new Date(at);
    await trx
      .updateTable("challenge_player")
      .set({ left_at: removed_at, removed_at, removed_reason: change.reason, tracker_shared_at: null })
      .where("challenge", "=", challenge)
      .where("customer", "=", player)
      .execute();
    if (change.result !== null) await putResult(trx, challenge, change.result(await resultRows(trx, challenge, { from: 0, limit: null })));
    if (change.audit !== null) await putAudit(trx, change.audit);
    await putJobsIn(trx, [jobOfRemoval(challenge, player, at)]);
    return answer;
  });
