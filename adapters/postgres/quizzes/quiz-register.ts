import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { putQuiz } from "./put-quiz.ts";
import { attemptsAt } from "./quiz-attempts.ts";
import { readKeys, readQuizzes } from "./read-quizzes.ts";
import { readTurns } from "./read-turns.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { QuizRegister } from "#core/quizzes/register/quiz-register.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const IMPORT_LOCK = 1_852_404_336; // The advisory lock of those who import quizzes; nothing else uses this number.

export const postgresQuizRegister = (db: Database): QuizRegister =>
  namingOutages<QuizRegister>("quiz register", {
    find: (ids) => keyed(db, ids),
    attempts: (id) => attemptsAt(db, id),
    turns: async (id) => (await readTurns(db, [id])).get(id) ?? [],
    change: (ids, decide) =>
      inTransaction(db, async (trx) => {
        await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
        const { put, audit, answer } = decide(await keyed(trx, ids));
        for (const one of put) await putQuiz(trx, one);
        if (audit !== null) await putAudit(trx, audit);
        return answer;
      }),
  });

async function keyed(db: Database, ids: readonly string[] | null): Promise<readonly KeyedQuiz[]> {
  const found: KeyedQuiz[] = [];
  for (const quiz of await readQuizzes(db, ids)) found.push({ quiz, keys: await readKeys(db, quiz.id) });
  return found;
}
