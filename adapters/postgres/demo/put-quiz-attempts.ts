import { putAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import type { QuizAttempt } from "#core/quizzes/attempts/quiz-attempt.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Puts the attempts of those people who are there: part of a transaction of the caller. */
export async function putQuizAttempts(trx: Database, attempts: readonly QuizAttempt[]): Promise<void> {
  const people = attempts.map(({ customer }) => customer);
  const rows = people.length === 0 ? [] : await trx.selectFrom("customer").select("id").where("id", "in", people).execute();
  const there = new Set(rows.map(({ id }) => id));
  await putAttempts(
    trx,
    attempts.filter(({ customer }) => there.has(customer)),
  );
}
