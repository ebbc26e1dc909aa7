import { useState } from "react";
import { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PrivateFile } from "#web/platform/uploads/private-file.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { ReportRow } from "./report-row.tsx";
import type { ReportOfBooking } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import type { SharedReport as Report } from "#core/assessments/sharing/shared-data.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type SharedReportProps = {
  /** The practitioner's account. */
  readonly customer: CustomerId;
  readonly booking: string;
  readonly report: Report;
  /** What it is called among the others. */
  readonly title: string;
};

/** Reads a file that a patient shares for an appointment, for its practitioner. */
export const readSharedReport = (allDependencies: AllDependencies, customer: CustomerId, report: ReportOfBooking) => () =>
  lateUseCase(allDependencies, ReadSharedReport)(customer, report);

/** A report as the practitioner of the appointment opens it. It is asked for when it is opened, as each opening stands in the patient's log. */
export function SharedReport({ customer, booking, report, title }: SharedReportProps) {
  const allDependencies = useDependency(AllDependencies);
  const [file] = useState(
    () => new PrivateFile(readSharedReport(allDependencies, customer, { booking: payableId(booking), report: report.id })),
  );
  return <ReportRow report={report} title={title} file={file} />;
}
