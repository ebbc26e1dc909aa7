import { useState } from "react";
import { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PrivateFile } from "#web/platform/uploads/private-file.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ReportRow } from "./report-row.tsx";
import type { ReportOfBooking } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import type { SharedReport as Report } from "#core/assessments/sharing/shared-data.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type SharedReportProps = {
  /** The practitioner's account. */
  readonly customer: CustomerId;
  readonly booking: string;
  readonly report: Report;
  /** What it is called among the others. */
  readonly title: string;
};

export const readSharedReportNeeds = { readSharedReport: ReadSharedReport };

/** Reads a file that a patient shares for an appointment, for its practitioner. */
export const readSharedReport = (useCases: NeedsOf<typeof readSharedReportNeeds>, customer: CustomerId, report: ReportOfBooking) => () =>
  useCases.readSharedReport(customer, report);

/**
 * A report as the practitioner of the appointment opens it. It is asked for when it is opened, as each opening stands in the patient's log.
 */
export function SharedReport({ customer, booking, report, title }: SharedReportProps) {
  const useCases = useNeeds(readSharedReportNeeds);
  const [file] = useState(() => new PrivateFile(readSharedReport(useCases, customer, { booking: payableId(booking), report: report.id })));
  return <ReportRow report={report} title={title} file={file} />;
}
