import { putAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import { putQuiz } from "#adapters/postgres/quizzes/put-quiz.ts";
import type { QuizAttempt } from "#core/quizzes/attempts/quiz-attempt.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Puts quizzes, and the attempts of those people who are there: part of a transaction of the caller. */
export async function putQuizzes(trx: Database, quizzes: readonly KeyedQuiz[], attempts: readonly QuizAttempt[]): Promise<void> {
  for (const quiz of quizzes) await putQuiz(trx, quiz);
  const people = attempts.map(({ customer }) => customer);
  const rows = people.length === 0 ? [] : await trx.selectFrom("customer").select("id").where("id", "in", people).execute();
  const there = new Set(rows.map(({ id }) => id));
  await putAttempts(
    trx,
    attempts.filter(({ customer }) => there.has(customer)),
  );
}
