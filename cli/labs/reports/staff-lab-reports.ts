import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { FileLabReport, LabReportFile } from "#core/labs/reports/file-lab-report.use-case.ts";
import type { SentValue } from "#core/labs/booking/sent-value.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the command asks of the shop's data. */
export type StaffLabReports = { readonly file: (report: Omit<LabReportFile, "staff">) => ReturnType<FileLabReport> };

/** What it asks of the file format. */
export type ReportFiles = {
  inLines(
    lines: AsyncIterable<readonly InputLine[]>,
  ): Promise<{ readonly values: readonly SentValue[]; readonly faults: readonly LineFault[] }>;
};
