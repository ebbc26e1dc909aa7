import type { Turn } from "#core/quizzes/quiz.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** The turns of quizzes by the ids of these, each in the order of their times. */
export async function readTurns(db: Database, quizzes: readonly string[]): Promise<ReadonlyMap<string, readonly Turn[]>> {
  if (quizzes.length === 0) return new Map();
  const rows = await db.selectFrom("quiz_turn").selectAll().where("quiz", "in", quizzes).orderBy("at").execute();
  const turnIn = ({ question, at, closed_at }: (typeof rows)[number]): Turn => ({
    question,
    at: at.getTime(),
    closedAt: closed_at?.getTime() ?? null,
  });
  return new Map([...Map.groupBy(rows, ({ quiz }) => quiz)].map(([quiz, theirs]) => [quiz, theirs.map(turnIn)]));
}
