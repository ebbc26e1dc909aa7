import * as z from "zod/mini";
import { labBookingId } from "./booking-shapes.ts";
import type { PayableId } from "#core/ledger/entry.ts";

/** Where a laboratory's report comes as a file: no endpoint, since it answers in no envelope. */
export const LAB_REPORT_DOWNLOAD = "/labs/reportfile";

export const labReportQuery = z.object({ id: labBookingId });

/** The booking whose report a query asks for; null: it asks for none. */
export function labReportQueryIn(query: unknown): PayableId | null {
  const read = labReportQuery.safeParse(query);
  return read.success ? read.data.id : null;
}
