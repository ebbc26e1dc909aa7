import { workOutResult } from "#core/trackers/results/work-out-result.ts";
import { mindAnswersAt } from "#adapters/demo-people/mind-answers-at.ts";
import { trackerResultsAt } from "#adapters/demo-people/tracker-results-at.ts";
import { workOutResults } from "#adapters/health-file/results-file.ts";
import { putMindAnswers } from "#adapters/postgres/trackers/put-mind-answers.ts";
import { putResult } from "#adapters/postgres/trackers/put-result.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Puts what an existing customer kept of the tools, worked out as a call would, as part of the caller's transaction. */
export async function putDemoResults(trx: Database, customer: CustomerId, now: number): Promise<void> {
  for (const { tool, made } of trackerResultsAt(now)) {
    const answers = await workOutResult(workOutResults, tool, made.input);
    if (answers.kind === "refused") throw new TypeError(`a result of the demo can't be worked out: ${JSON.stringify(answers.refusal)}`);
    await putResult(trx, { customer, result: { ...made, tool, answers: answers.value }, received: made.at });
  }
  await putMindAnswers(trx, { customer, ...mindAnswersAt(now) });
}
