import * as z from "zod";
import { payableId } from "#core/ledger/entry.ts";
import { boundedText, idOf } from "#adapters/http-contract/scalars.ts";
import type { RequestedPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";

/** Where a paper of a plan comes as a file: no endpoint, since it answers in no envelope. */
export const PLAN_BILL_DOWNLOAD = "/subscription/invoicefile";

/** Characters of a paper's number, with room for what somebody types. */
const LONGEST = 20;

const planBillQuery = z.object({ id: idOf(payableId), number: boundedText(LONGEST) });

/** What a query asks for; null: it is none that was declared. */
export function planBillQueryIn(query: unknown): RequestedPlanBill | null {
  const read = planBillQuery.safeParse(query);
  return read.success ? { subscription: read.data.id, number: read.data.number } : null;
}
