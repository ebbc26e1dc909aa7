import * as z from "zod/mini";
import { payableId } from "#core/ledger/entry.ts";
import { idOf, uploadedFile } from "#adapters/http-contract/scalars.ts";
import type { ReportType } from "#core/assessments/sharing/patient-report.ts";
import type { ReportOfBooking } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";

/** What a report can be. */
export const REPORT_TYPES = ["image/webp", "application/pdf"] as const satisfies readonly ReportType[];

/** Where the practitioner of an appointment reads a report, as a file: no endpoint, since it answers in no envelope. */
export const SHARED_REPORT = "/get/sharedreport";

export const sharedReportQuery = z.object({ booking_id: idOf(payableId), report_id: uploadedFile });

/** The report that a query asks for; null: it asks for none. */
export function sharedReportIn(query: unknown): ReportOfBooking | null {
  const read = sharedReportQuery.safeParse(query);
  return read.success ? { booking: read.data.booking_id, report: read.data.report_id } : null;
}
