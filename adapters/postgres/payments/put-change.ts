import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { putEntries } from "#adapters/postgres/ledger/put-money.ts";
import { putSteps } from "./put-steps.ts";
import type { Purchase, PurchaseChange } from "#core/payments/purchase/purchase.ts";
import type { Ledger } from "#core/ledger/ledger.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { StepTable } from "./put-steps.ts";

/**
 * What is stored of a purchase beside its steps, its money and its jobs. `row`: what has changed of its own row, and of what goes with
 * that.
 */
type Own = { readonly steps: StepTable; readonly row: () => Promise<unknown>; readonly papers: () => Promise<unknown> };

/**
 * Stores everything that a change of an appointment, a booking of tests or a plan brings about, as part of the caller's transaction. Throws
 * if it would move other money under a known key. Counters of papers are locked last, as with orders.
 */
export async function putChange<Bought extends Purchase>(
  trx: Database,
  { before, ledger }: { readonly before: Bought; readonly ledger: Ledger },
  { after, entries, jobs }: PurchaseChange<Bought>,
  own: Own,
): Promise<void> {
  if (after !== before) await own.row();
  await putSteps(trx, own.steps, after, before.history.length);
  await putEntries(trx, { customer: before.customer, ledger }, entries);
  await putJobsIn(trx, jobs);
  await own.papers();
}
