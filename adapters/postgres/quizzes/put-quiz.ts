import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Puts a quiz, its questions and their keys as part of the caller's transaction, in the place of the one with its id. */
export async function putQuiz(trx: Database, { quiz, keys }: KeyedQuiz): Promise<void> {
  const { id, title, note, opensAt, closesAt, mode, questions } = quiz;
  const columns = {
    title: JSON.stringify(title),
    note: JSON.stringify(note),
    opens_at: new Date(opensAt),
    closes_at: new Date(closesAt),
    mode: mode.kind,
    minutes: mode.kind === "live" ? null : mode.minutes,
    pass_percent: mode.kind === "live" ? null : mode.passPercent,
  };
  await trx
    .insertInto("quiz")
    .values({ id, ...columns })
    .onConflict((taken) => taken.column("id").doUpdateSet(columns))
    .execute();
  await trx.deleteFrom("quiz_question").where("quiz", "=", id).execute(); // Their keys go with them.
  await trx
    .insertInto("quiz_question")
    .values(
      questions.map(({ text, options, ...question }, place) => ({
        ...question,
        quiz: id,
        place,
        text: JSON.stringify(text),
        options: JSON.stringify(options),
      })),
    )
    .execute();
  await trx
    .insertInto("quiz_key")
    .values(
      keys.map(({ question, key, explanation, source }) => ({
        quiz: id,
        question,
        source,
        key: JSON.stringify(key),
        explanation: JSON.stringify(explanation),
      })),
    )
    .execute();
}
