import { token } from "../../shared/token.ts";
import type { Upload } from "../../files/upload.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { KeptLabBooking, LabStaffDecision } from "../booking/lab-bookings.port.ts";
import type { LabReport } from "../booking/lab-report.ts";

/** What laboratories have found. Source: specification/labs.md, Reports of a lab. */
export type LabReports = {
  /**
   * Stores a report with the step of its booking and the entry in the audit log, as core decides from what is there at that moment: all of
   * it or nothing. Nobody else changes the booking or reports on it meanwhile. null: there is no such booking.
   */
  file<Answer>(id: PayableId, decide: (seen: ReportedLabBooking) => LabReportDecision<Answer>): Promise<Answer | null>;
  /** All reports for a customer and their members, the oldest first. */
  of(customer: CustomerId): Promise<readonly LabReport[]>;
};
export const LabReports = token<LabReports>("LabReports");

/** A booking with the reports on it, the oldest first. */
export type ReportedLabBooking = KeptLabBooking & { readonly reports: readonly LabReport[] };

/** `report` null: none is stored. `upload`: of its paper, stored with it; null: it has none. */
export type LabReportDecision<Answer> = LabStaffDecision<Answer> & { readonly report: LabReport | null; readonly upload: Upload | null };
