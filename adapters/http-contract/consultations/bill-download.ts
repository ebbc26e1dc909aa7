import { payableId } from "#core/ledger/entry.ts";
import { boundedText, idOf } from "#adapters/http-contract/scalars.ts";
import * as z from "zod";
import type { RequestedBill } from "#core/consultations/bills/download-bill.use-case.ts";

/** Where a paper of an appointment comes as a file: no endpoint, since it answers in no envelope. */
export const BILL_DOWNLOAD = "/get/invoicefile";

/** Characters of a paper's number, with room for what somebody types. */
const LONGEST = 20;

export const billQuery = z.object({ id: idOf(payableId), number: boundedText(LONGEST) });

/** What a query asks for; null: it is none that was declared. */
export function billQueryIn(query: unknown): RequestedBill | null {
  const read = billQuery.safeParse(query);
  return read.success ? { booking: read.data.id, number: read.data.number } : null;
}
