import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { firstAnswers } from "./first-answers.ts";
import type { Insertable, Selectable } from "kysely";
import type { QuizAttempt } from "#core/quizzes/attempts/quiz-attempt.ts";
import type { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import type { Answer } from "#core/quizzes/quiz.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { QuizAttemptRow } from "./tables.ts";

export function postgresQuizAttempts(db: Database): QuizAttempts {
  const addFirst = firstAnswers(db);
  return namingOutages<QuizAttempts>("quiz attempts", {
    change: (customer, quiz, decide) =>
      inTransaction(db, async (trx) => {
        // Also where there is no row yet: two tabs that begin at once begin one attempt.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`quiz ${quiz} of ${customer}`}, 57))`.execute(trx);
        const row = await own(trx, customer).where("quiz", "=", quiz).forUpdate().executeTakeFirst();
        const { after, answer } = decide(row === undefined ? null : attemptIn(row));
        if (after !== null) await putAttempts(trx, [after]);
        return answer;
      }),
    async addFirst(customer, quiz, answer) {
      if (await addFirst({ customer, quiz, answer })) return "added";
      const row = await own(db, customer).where("quiz", "=", quiz).executeTakeFirst();
      return row === undefined ? "not-begun" : "answered";
    },
    async answered(quiz, question) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from quiz_attempt
        where quiz = ${quiz} and answers @> ${JSON.stringify([{ question }])}::jsonb`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async answersTo(quiz, question) {
      const [columns] = await rowsOf<AnswersToColumns>(db, ANSWERS_TO, [quiz, question]);
      const { customers, started_at, answers } = columns ?? NOBODY;
      return (customers ?? []).map((customer, nth) => {
        const answer = answers?.[nth] ?? null;
        return { customer: customerId(customer), startedAt: started_at?.[nth] ?? 0, answers: answer === null ? [] : [answer] };
      });
    },
    all: (quiz) => attemptsAt(db, quiz),
    async at(customer, quiz) {
      const row = await own(db, customer).where("quiz", "=", quiz).executeTakeFirst();
      return row === undefined ? null : attemptIn(row);
    },
    async of(customer) {
      const rows = await own(db, customer).orderBy("started_at", "desc").orderBy("quiz").execute();
      return rows.map(attemptIn);
    },
    mark: (quiz, decide) =>
      inTransaction(db, async (trx) => {
        const rows = await trx.selectFrom("quiz_attempt").selectAll().where("quiz", "=", quiz).orderBy("customer").forUpdate().execute();
        const marks = [...decide(rows.map(attemptIn))].map(([customer, one]) => ({ customer, ...one }));
        await sql`update quiz_attempt set score = marked.score, place = marked.rank, takers = marked.takers
          from json_to_recordset(${JSON.stringify(marks)}::json) as marked (customer text, score int, rank int, takers int)
          where quiz_attempt.quiz = ${quiz} and quiz_attempt.customer = marked.customer`.execute(trx);
      }),
  });
}

/** Of the same attempts in the same order; `started_at` in milliseconds since 1970. null: there are none. */
type AnswersToColumns = {
  readonly customers: readonly string[] | null;
  readonly started_at: readonly number[] | null;
  readonly answers: readonly (Answer | null)[] | null;
};

const NOBODY: AnswersToColumns = { customers: null, started_at: null, answers: null };

/**
 * At a question's end the last answer of most is one to it, and looking through all of them takes ten times as long. Each is found once, as
 * the inner query stays as it is; and lists of a thousand are read in half of the time that a thousand rows with JSON take.
 */
const ANSWERS_TO: Statement = {
  name: "quiz answers to a question",
  text: `select json_agg(customer) as customers, json_agg(round(date_part('epoch', started_at) * 1000)::int8) as started_at,
      json_agg(answer) as answers
    from (
      select customer, started_at, case $2
          when answers -> -1 ->> 'question' then answers -> -1
          when answers -> -2 ->> 'question' then answers -> -2
          else jsonb_path_query_first(answers, '$[*] ? (@.question == $asked)', jsonb_build_object('asked', $2::text))
        end as answer
      from quiz_attempt where quiz = $1 offset 0
    ) as attempt`,
};

/** All attempts at a quiz, by the ids of who made them. */
export async function attemptsAt(db: Database, quiz: string): Promise<readonly QuizAttempt[]> {
  const rows = await db.selectFrom("quiz_attempt").selectAll().where("quiz", "=", quiz).orderBy("customer").execute();
  return rows.map(attemptIn);
}

const own = (db: Database, customer: string) => db.selectFrom("quiz_attempt").selectAll().where("customer", "=", customer);

/** Puts attempts as part of the caller's transaction, each in the place of the one that its customer has at its quiz. */
export async function putAttempts(trx: Database, attempts: readonly QuizAttempt[]): Promise<void> {
  if (attempts.length === 0) return;
  await trx
    .insertInto("quiz_attempt")
    .values(attempts.map(rowOf))
    .onConflict((taken) =>
      taken.columns(["customer", "quiz"]).doUpdateSet((set) => ({
        seat: set.ref("excluded.seat"),
        handed_in_at: set.ref("excluded.handed_in_at"),
        answers: set.ref("excluded.answers"),
      })),
    )
    .execute();
}

const rowOf = ({ customer, quiz, seed, seat, startedAt, handedInAt, answers, marks }: QuizAttempt): Insertable<QuizAttemptRow> => ({
  customer,
  quiz,
  seed,
  seat,
  started_at: new Date(startedAt),
  handed_in_at: handedInAt === null ? null : new Date(handedInAt),
  answers: JSON.stringify(answers),
  score: marks?.score ?? null,
  place: marks?.rank ?? null,
  takers: marks?.takers ?? null,
});

const attemptIn = (row: Selectable<QuizAttemptRow>): QuizAttempt => ({
  customer: customerId(row.customer),
  quiz: quizId(row.quiz),
  seed: row.seed,
  seat: row.seat,
  answers: row.answers,
  startedAt: row.started_at.getTime(),
  handedInAt: row.handed_in_at?.getTime() ?? null,
  marks: row.score === null || row.place === null || row.takers === null ? null : { score: row.score, rank: row.place, takers: row.takers },
});
