import { token } from "../../shared/token.ts";
import type { PersonsLabReport } from "./persons-lab-report.ts";
import type { ShownLabReport } from "./show-lab-report.use-case.ts";

/** The results of one person's tests. `name` null: the person is no member of the account any more. */
export type PrintedPerson = Omit<PersonsLabReport, "papers"> & { readonly name: string | null };

/** What a report tells on paper. `at`: when the newest of it was sent, in milliseconds since 1970. */
export type PrintedLabReport = Pick<ShownLabReport, "id" | "lab"> & { readonly at: number; readonly people: readonly PrintedPerson[] };

/**
 * A report as a PDF with A4 pages, each test in its newest version, a corrected one with its reason. The same always makes the same bytes.
 */
export type LabReportPaper = (report: PrintedLabReport) => Promise<Uint8Array>;
export const LabReportPaper = token<LabReportPaper>("LabReportPaper");
