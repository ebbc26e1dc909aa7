import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { appointmentToShareFor } from "../sharing/appointment-to-share-for.ts";
import { MOST_REPORTS } from "../sharing/patient-report.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { PatientReports } from "../sharing/patient-reports.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { FileId } from "../../files/file-id.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { NotShareable, SharingNeeds } from "../sharing/appointment-to-share-for.ts";
import type { PatientReport } from "../sharing/patient-report.ts";

/** `file`: what SendReport answered. */
export type NewReport = { readonly booking: PayableId; readonly file: FileId };

export type ReportNotAdded = NotShareable | { readonly kind: "too-many" } | { readonly kind: "unknown-file" };

/**
 * Makes a report of a file that was sent, for an appointment of the customer's. Named again it stays one. Source:
 * specification/assessments.md, Reports.
 */
export type AddReport = (customer: CustomerId, report: NewReport) => Promise<Result<PatientReport, ReportNotAdded>>;
export const AddReport = useCase<AddReport>("assessments", "AddReport");

type Needs = SharingNeeds & {
  readonly reports: Pick<PatientReports, "add">;
};

export const makeAddReport = maker(
  AddReport,
  { bookings: Bookings, consents: ListCareConsents, reports: PatientReports, now: Clock },
  ({ reports, ...needs }: Needs) =>
    async (customer, { booking: id, file }) => {
      const open = await appointmentToShareFor(needs, customer, id);
      if (open.kind === "refused") return open;
      const { booking, at } = open.value;
      const { member } = booking;
      const added = await reports.add({ id: file, customer, member, booking: id, at, most: MOST_REPORTS });
      return typeof added === "string" ? refused({ kind: added }) : ok(added);
    },
);
