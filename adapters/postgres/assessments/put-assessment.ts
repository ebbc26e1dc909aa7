import { stateAfter } from "#core/assessments/answering/assessment-step.ts";
import type { Assessment } from "#core/assessments/answering/assessment.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Keeps an assessment as part of the caller's transaction, in the place of what it was before. */
export async function putAssessment(trx: Database, { steps, answers, ...facts }: Assessment): Promise<void> {
  const changing = { state: stateAfter(steps), answers: JSON.stringify(answers), steps: JSON.stringify(steps) };
  await trx
    .insertInto("assessment")
    .values({ ...facts, ...changing, begun_at: new Date(steps[0]?.at ?? 0) })
    .onConflict((taken) => taken.column("id").doUpdateSet(changing))
    .execute();
}
