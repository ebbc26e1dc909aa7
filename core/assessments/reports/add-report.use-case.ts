import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { takesSharedData } from "../sharing/takes-shared-data.ts";
import { MOST_REPORTS } from "./patient-report.ts";
import type { Bookings } from "../../consultations/booking/bookings.port.ts";
import type { UnknownBooking } from "../../consultations/booking/change-my-booking.ts";
import type { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import type { FileId } from "../../files/file-id.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { PatientReport } from "./patient-report.ts";
import type { PatientReports } from "./patient-reports.port.ts";

/** `file`: what SendReport answered. */
export type NewReport = { readonly booking: PayableId; readonly file: FileId };

export type ReportNotAdded =
  | UnknownBooking
  /** Nobody consented to the use of this patient's health data. */
  | { readonly kind: "consent-needed" }
  /** The appointment was cancelled or expired, was missed, or was completed too long ago. */
  | { readonly kind: "closed" }
  | { readonly kind: "too-many" }
  | { readonly kind: "unknown-file" };

/** Makes a report of a file that was sent, for an appointment of the customer's. Named again it stays one. Source: specification/assessments.md, Reports. */
export type AddReport = (customer: CustomerId, report: NewReport) => Promise<Result<PatientReport, ReportNotAdded>>;
export const AddReport = token<AddReport>("AddReport");

type Needs = {
  readonly bookings: Pick<Bookings, "own">;
  readonly consents: ListCareConsents;
  readonly reports: Pick<PatientReports, "add">;
  readonly now: Clock;
};

export const makeAddReport =
  ({ bookings, consents, reports, now }: Needs): AddReport =>
  async (customer, { booking: id, file }) => {
    const [kept, consented] = await Promise.all([bookings.own(customer, id), consents(customer)]);
    if (kept === null) return refused({ kind: "unknown-booking" });
    const { booking } = kept;
    if (!consented.includes(booking.member)) return refused({ kind: "consent-needed" });
    const at = now();
    if (!takesSharedData(booking, at)) return refused({ kind: "closed" });
    const { member } = booking;
    const added = await reports.add({ id: file, customer, member, booking: id, at, most: MOST_REPORTS });
    return typeof added === "string" ? refused({ kind: added }) : ok(added);
  };
