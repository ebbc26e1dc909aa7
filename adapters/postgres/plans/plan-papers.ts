import { counterOfPlanPaper, issuedPlanPaper } from "#core/plans/issued-plan-paper.ts";
import { nextSerial } from "#adapters/postgres/invoices/document-numbers.ts";
import type { PlanPaperToIssue } from "#core/plans/issued-plan-paper.ts";
import type { Subscription } from "#core/plans/subscription.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Gives the papers of a plan the next numbers and stores them, as part of the caller's transaction. */
export async function putPlanPapers(trx: Database, subscription: Subscription, papers: readonly PlanPaperToIssue[]): Promise<void> {
  if (papers.length === 0) return;
  const company = (await trx.selectFrom("content").select("company").executeTakeFirst())?.company ?? null;
  for (const paper of papers) {
    const serial = await nextSerial(trx, counterOfPlanPaper(paper));
    const { kind, number, day, amount, ...facts } = issuedPlanPaper(paper, subscription, { serial, company });
    await trx
      .insertInto("plan_paper")
      .values({ subscription_id: subscription.id, kind, number, day, amount, facts: JSON.stringify(facts) })
      .execute();
  }
}
