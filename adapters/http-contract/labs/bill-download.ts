import * as z from "zod";
import { boundedText } from "#adapters/http-contract/scalars.ts";
import { labBookingId } from "./booking-shapes.ts";
import type { RequestedLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";

/** Where a paper of a lab booking comes as a file: no endpoint, since it answers in no envelope. */
export const LAB_BILL_DOWNLOAD = "/labs/invoicefile";

/** Characters of a paper's number, with room for what somebody types. */
const LONGEST = 20;

export const labBillQuery = z.object({ id: labBookingId, number: boundedText(LONGEST) });

/** What a query asks for; null: it is none that was declared. */
export function labBillQueryIn(query: unknown): RequestedLabBill | null {
  const read = labBillQuery.safeParse(query);
  return read.success ? { booking: read.data.id, number: read.data.number } : null;
}
