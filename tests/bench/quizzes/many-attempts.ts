import { createHash } from "node:crypto";
import { sql } from "kysely";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { putQuiz } from "#adapters/postgres/quizzes/put-quiz.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { KeylessMode, KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const QUESTIONS = 20;
const OPTIONS = ["one", "two", "three", "four"];
const AT_ONCE = 2_000;

export type MadeQuiz = {
  readonly id: string;
  readonly mode: KeylessMode;
  readonly opensAt: number;
  readonly closesAt: number;
  /** How long a question is open in a live quiz. */
  readonly seconds?: number;
};

const text = (english: string) => ({ english, hindi: `${english} (हिंदी)` });

/** A quiz of twenty questions with four options each, of which the second is right. */
export function aLongQuiz({ id, mode, opensAt, closesAt, seconds = 20 }: MadeQuiz): KeyedQuiz {
  const questions = Array.from(
    { length: QUESTIONS },
    (_, nth): KeylessQuestion => ({
      id: `q-${nth}`,
      kind: "single",
      text: text(`What is right of ${nth}?`),
      picture: null,
      points: 2,
      penalty: 50,
      seconds,
      options: OPTIONS.map((option) => ({ id: option, text: text(`option ${option} of ${nth}`) })),
    }),
  );
  return {
    quiz: { id: quizId(id), title: text("A long quiz"), note: null, mode, opensAt, closesAt, questions },
    keys: questions.map((question) => ({
      question: question.id,
      key: { kind: "single", option: "two" },
      explanation: text("Because"),
      source: "A source",
    })),
  };
}

/** People with an open session each. `bearerOf` tells what the nth of them sends. */
export async function putPlayers(db: Database, many: number): Promise<void> {
  const at = new Date();
  for (let from = 0; from < many; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, many - from) }, (_, nth) => from + nth);
    await db
      .insertInto("customer")
      .values(some.map((nth) => ({ id: playerOf(nth), name: `Player ${nth}`, created_at: at, standing: "staying", due_from: null })))
      .execute();
    await db
      .insertInto("session")
      .values(
        some.map((nth) => ({
          id: `session-${nth}`,
          customer: playerOf(nth),
          opened_at: at,
          used_at: at,
          opens: "account" as const,
          token_hash: createHash("sha256").update(bearerOf(nth)).digest(),
        })),
      )
      .execute();
  }
  await sql`analyze customer, session`.execute(db);
}

export const playerOf = (nth: number): string => `player-${nth}`;
export const bearerOf = (nth: number): string => `bearer-of-player-${nth}`;

export type MadeAttempts = {
  readonly quiz: KeyedQuiz;
  readonly many: number;
  /** Of how many questions each has an answer. */
  readonly answered: number;
  readonly startedAt: number;
};

/** The first so many players have taken it, every one with other answers. */
export async function putAttempts(db: Database, { quiz: keyed, many, answered, startedAt }: MadeAttempts): Promise<void> {
  await putQuiz(db, keyed);
  await sql`insert into quiz_attempt (customer, quiz, seed, seat, started_at, handed_in_at, answers)
    select 'player-' || nth, ${keyed.quiz.id}, 'seed ' || nth, 1, ${new Date(startedAt)}, null,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'question', 'q-' || place,
          'value', (array['one', 'two', 'three', 'four'])[1 + (nth / (place + 1) + place) % 4],
          'at', ${sql.lit(startedAt)} + 1000 * place + 1)), '[]'::jsonb)
        from generate_series(0, ${sql.lit(answered - 1)}) as place)
    from generate_series(0, ${sql.lit(many - 1)}) as nth`.execute(db);
  await sql`vacuum analyze quiz_attempt`.execute(db);
}
