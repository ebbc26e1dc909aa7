import { answeredTogether } from "#adapters/postgres/engine/answered-together.ts";
import { changedBy, rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { Answer } from "#core/quizzes/quiz.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

export type FirstAnswer = { readonly customer: CustomerId; readonly quiz: QuizId; readonly answer: Answer };

/**
 * Keeps an answer unless the attempt has one to that question; false: it has, or there is no attempt. In a live quiz a thousand answer
 * within a second: those that come together are kept by one statement. Of a customer who answers twice at once, and of an attempt that
 * somebody else holds, the answer is kept by a statement of its own afterwards, so that nobody waits for another's attempt.
 */
export function firstAnswers(db: Database): (one: FirstAnswer) => Promise<boolean> {
  const keptTogether = answeredTogether((answers: readonly FirstAnswer[]) => addedOf(db, answers));
  return async (one) => (await keptTogether(one)) === true || addAlone(db, one);
}

const addAlone = async (db: Database, { customer, quiz, answer }: FirstAnswer): Promise<boolean> =>
  (await changedBy(db, ADD_ONE, [customer, quiz, answer.question, JSON.stringify([answer])])) > 0;

/** Which of the answers are kept now, in their order. A single one is left to its own statement, which costs less. */
async function addedOf(db: Database, answers: readonly FirstAnswer[]): Promise<readonly boolean[]> {
  if (answers.length === 1) return [false];
  const ofAttempts = new Map(answers.map((one, nth) => [`${one.quiz} ${one.customer}`, { ...one, nth }]));
  const added = await rowsOf<{ nth: number }>(db, ADD_MANY, [JSON.stringify([...ofAttempts.values()])]);
  const stored = new Set(added.map(({ nth }) => nth));
  return answers.map((_, nth) => stored.has(nth));
}

const ADD_ONE: Statement = {
  name: "quiz answer added",
  text: `update quiz_attempt set answers = answers || $4::jsonb
    where customer = $1 and quiz = $2 and not answers @> jsonb_build_array(jsonb_build_object('question', $3::text))`,
};

const ADD_MANY: Statement = {
  name: "quiz answers added",
  text: `with asked as materialized (
      select * from json_to_recordset($1) as one (nth int, customer text, quiz text, answer jsonb)
    ), free as materialized (
      select nth, customer, quiz, answer from asked join quiz_attempt using (customer, quiz) for no key update of quiz_attempt skip locked
    )
    update quiz_attempt set answers = answers || free.answer from free
    where quiz_attempt.customer = free.customer and quiz_attempt.quiz = free.quiz
      and not answers @> jsonb_build_array(jsonb_build_object('question', free.answer -> 'question'))
    returning nth`,
};
