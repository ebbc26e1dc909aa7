import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { Selectable } from "kysely";
import type { KeylessMode, KeylessQuiz } from "#core/quizzes/content/keyless-quiz.ts";
import type { QuestionKey } from "#core/quizzes/content/question-key.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { QuizRow } from "./tables.ts";

/** Quizzes with their questions, by their ids; null: all. No key is read. */
export async function readQuizzes(db: Database, ids: readonly string[] | null): Promise<readonly KeylessQuiz[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .selectFrom("quiz")
    .selectAll()
    .$if(ids !== null, (query) => query.where("id", "in", ids ?? []))
    .orderBy("id")
    .execute();
  const questions = await db
    .selectFrom("quiz_question")
    .selectAll()
    .$if(ids !== null, (query) => query.where("quiz", "in", ids ?? []))
    .orderBy("place")
    .execute();
  const byQuiz = Map.groupBy(questions, ({ quiz }) => quiz);
  return rows.map((row) => ({
    id: quizId(row.id),
    title: row.title,
    note: row.note,
    mode: modeOf(row),
    opensAt: row.opens_at.getTime(),
    closesAt: row.closes_at.getTime(),
    questions: (byQuiz.get(row.id) ?? []).map(({ quiz: _, place: _1, ...question }) => question),
  }));
}

export const readKeys = (db: Database, quiz: string): Promise<readonly QuestionKey[]> => rowsOf<QuestionKey>(db, KEYS, [quiz]);

/** Each server asks for them at the end of every live question. */
const KEYS: Statement = {
  name: "quiz keys",
  text: `select question, key, explanation, source
    from quiz_key join quiz_question on quiz_question.quiz = quiz_key.quiz and quiz_question.id = quiz_key.question
    where quiz_key.quiz = $1 order by place`,
};

const modeOf = ({ mode, minutes, pass_percent }: Selectable<QuizRow>): KeylessMode =>
  mode === "live" || minutes === null || pass_percent === null
    ? { kind: "live" }
    : { kind: "questionnaire", minutes, passPercent: pass_percent };
