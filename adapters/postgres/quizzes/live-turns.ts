import { sql } from "kysely";
import { filter, map } from "rxjs";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { quizName, quizSignalOf } from "#adapters/postgres/engine/customer-channel.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { readQuizzes } from "./read-quizzes.ts";
import { readTurns } from "./read-turns.ts";
import type { LiveTurns } from "#core/quizzes/live/live-turns.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";

export const postgresLiveTurns = (db: Database, listener: Pick<NotificationListener, "of">): LiveTurns => ({
  ...namingOutages<Pick<LiveTurns, "change">>("live quizzes", {
    change: (id, decide) =>
      inTransaction(db, async (trx) => {
        await trx.selectFrom("quiz").select("id").where("id", "=", id).forNoKeyUpdate().execute(); // Players join meanwhile.
        const [quiz] = await readQuizzes(trx, [id]);
        const { after, answer } = decide(quiz === undefined ? null : { quiz, turns: await turnsOf(trx, id) });
        if (after !== null) {
          const { quiz: left, turns } = after.hosted;
          await trx
            .updateTable("quiz")
            .set({ closes_at: new Date(left.closesAt) })
            .where("id", "=", id)
            .execute();
          if (turns.length > 0)
            await trx
              .insertInto("quiz_turn")
              .values(
                turns.map(({ question, at, closedAt }) => ({
                  quiz: id,
                  question,
                  at: new Date(at),
                  closed_at: closedAt === null ? null : new Date(closedAt),
                })),
              )
              .onConflict((taken) =>
                taken.columns(["quiz", "question"]).doUpdateSet((set) => ({ closed_at: set.ref("excluded.closed_at") })),
              )
              .execute();
          await putAudit(trx, after.audit);
          await sql`select ${quizSignalOf(id)}`.execute(trx);
        }
        return answer;
      }),
  }),
  beats: (id) =>
    listener.of(quizName(id)).pipe(
      filter((beat) => beat === "news"),
      map(() => undefined),
    ),
});

const turnsOf = async (trx: Database, id: string) => (await readTurns(trx, [id])).get(id) ?? [];
