import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { readKeys, readQuizzes } from "./read-quizzes.ts";
import { readTurns } from "./read-turns.ts";
import type { CountedQuiz, Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import type { TurnedQuiz } from "#core/quizzes/content/turned-quiz.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresQuizzes = (db: Database): Quizzes =>
  namingOutages<Quizzes>("quizzes", {
    async list(limit) {
      const rows = await db.selectFrom("quiz").select("id").orderBy("closes_at", "desc").orderBy("id").limit(limit).execute();
      const ids = rows.map(({ id }) => id);
      const found = await counted(db, ids);
      return found.toSorted((a, b) => ids.indexOf(a.quiz.id) - ids.indexOf(b.quiz.id));
    },
    find: async (id) => (await turned(db, [id]))[0] ?? null,
    counted: async (id) => (await counted(db, [id]))[0] ?? null,
    keys: (id) => readKeys(db, id),
  });

async function counted(db: Database, ids: readonly string[]): Promise<readonly CountedQuiz[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("quiz_attempt")
    .select(["quiz", sql<number>`count(*)::int`.as("takers")])
    .where("quiz", "in", ids)
    .groupBy("quiz")
    .execute();
  const takers = new Map(rows.map((row) => [row.quiz, row.takers]));
  return (await turned(db, ids)).map((one) => ({ ...one, takers: takers.get(one.quiz.id) ?? 0 }));
}

async function turned(db: Database, ids: readonly string[]): Promise<readonly TurnedQuiz[]> {
  const quizzes = await readQuizzes(db, ids);
  const live = quizzes.filter(({ mode }) => mode.kind === "live").map(({ id }) => id);
  const turns = await readTurns(db, live);
  return quizzes.map((quiz) => ({ quiz, turns: turns.get(quiz.id) ?? [] }));
}
