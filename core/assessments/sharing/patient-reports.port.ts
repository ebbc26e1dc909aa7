import { token } from "../../shared/token.ts";
import type { FileId } from "../../files/file-id.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { PatientReport } from "./patient-report.ts";

/** `most`: how many there may be for an appointment. */
export type AddedReport = Pick<PatientReport, "id" | "customer" | "member" | "booking"> & { readonly at: number; readonly most: number };

/** Reports that patients sent for their appointments; their files are stored as uploads. */
export type PatientReports = {
  /**
   * Makes a report of an upload of the customer's, once. Counted and added as one step. "unknown-file": the customer has no such upload for
   * reports, or it is another appointment's.
   */
  add(report: AddedReport): Promise<PatientReport | "too-many" | "unknown-file">;
  /** Those of a customer's appointment, the first sent first. */
  of(customer: CustomerId, booking: PayableId): Promise<readonly PatientReport[]>;
  /** All of a customer, the first sent first. */
  all(customer: CustomerId): Promise<readonly PatientReport[]>;
  /** null: the customer has none of that id. */
  withId(customer: CustomerId, id: FileId): Promise<PatientReport | null>;
  /** With its upload. Where it has gone already nothing happens. */
  remove(customer: CustomerId, id: FileId): Promise<void>;
  /** `at` null: it is shown again. */
  hide(customer: CustomerId, id: FileId, at: number | null): Promise<void>;
};
export const PatientReports = token<PatientReports>("PatientReports");
