import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SentMindAnswer } from "#core/trackers/mind/mind-answers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Putting = { readonly customer: CustomerId; readonly answers: readonly SentMindAnswer[]; readonly at: number };

/** Keeps answers about the mind as part of the caller's transaction, each in the place of the former one. */
export async function putMindAnswers(trx: Database, { customer, answers, at }: Putting): Promise<void> {
  const rows = answers.flatMap(({ questionId, answer }) =>
    answer === null ? [] : [{ customer, question: questionId, answer, answered_at: new Date(at) }],
  );
  const gone = answers.flatMap(({ questionId, answer }) => (answer === null ? [questionId] : []));
  if (gone.length > 0) await trx.deleteFrom("mind_answer").where("customer", "=", customer).where("question", "in", gone).execute();
  if (rows.length === 0) return;
  await trx
    .insertInto("mind_answer")
    .values(rows)
    .onConflict((taken) =>
      taken.columns(["customer", "question"]).doUpdateSet(({ ref }) => ({
        answer: ref("excluded.answer"),
        answered_at: ref("excluded.answered_at"),
      })),
    )
    .execute();
}
