import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { readForBooking } from "../../consultations/booking/access-entry.ts";
import { sharedLabReports } from "../lab-reports/shared-lab-reports.ts";
import { readableData } from "../sharing/readable-data.ts";
import { maker } from "../../shared/use-case.ts";
import { Assessments } from "../answering/assessments.port.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { MeasuredProfiles } from "../answering/measured-profiles.ts";
import { PatientReports } from "../sharing/patient-reports.port.ts";
import { SharedCopies } from "../sharing/shared-copies.port.ts";
import { Households } from "../../account/households.port.ts";
import { Trackers } from "../../trackers/trackers.port.ts";
import { TrackerSpans } from "../sharing/tracker-spans.port.ts";
import { PractitionerOf } from "../../consultations/practitioner/practitioner-of.use-case.ts";
import { AccessLog } from "../../consultations/access/access-log.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { LabReportShares } from "../lab-reports/lab-report-shares.port.ts";
import { LabBookings } from "../../labs/booking/lab-bookings.port.ts";
import { LabReports } from "../../labs/reports/lab-reports.port.ts";
import { Files } from "../../files/files.port.ts";
import type { FileId } from "../../files/file-id.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { ReportType } from "../sharing/patient-report.ts";
import type { SharedLabReportNeeds } from "../lab-reports/shared-lab-reports.ts";
import type { UnknownReport } from "../reports/remove-report.use-case.ts";
import type { ReadableNeeds } from "../sharing/readable-data.ts";

export type ReportOfBooking = { readonly booking: PayableId; readonly report: FileId };
export type ReportFile = { readonly mediaType: ReportType; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * A report that the patient of an appointment shares with its practitioner, who is signed in: one that they sent, or the PDF of a
 * laboratory. The patient's log has it before anything is answered. Somebody else's, a hidden one and one that may no longer be read are
 * refused like one that does not exist.
 * Source: specification/consultations.md, Who may see what.
 */
export type ReadSharedReport = (account: CustomerId, booking: ReportOfBooking) => Promise<Result<ReportFile, UnknownReport>>;
export const ReadSharedReport = useCase<ReadSharedReport>("assessments", "ReadSharedReport");

type Needs = ReadableNeeds &
  SharedLabReportNeeds & {
    readonly files: Pick<Files, "read">;
    readonly accessLog: Pick<AccessLog, "add">;
    readonly now: Clock;
  };

export const makeReadSharedReport = maker(
  ReadSharedReport,
  {
    assessments: Assessments,
    bookings: Bookings,
    consents: ListCareConsents,
    profiles: MeasuredProfiles,
    reports: PatientReports,
    copies: SharedCopies,
    households: Households,
    trackers: Trackers,
    spans: TrackerSpans,
    practitionerOf: PractitionerOf,
    accessLog: AccessLog,
    now: Clock,
    shares: LabReportShares,
    labBookings: LabBookings,
    labReports: LabReports,
    files: Files,
  },
  ({ files, accessLog, now, ...needs }: Needs) =>
    async (account, { booking, report }) => {
      const at = now();
      const found = await readableData(needs, account, { booking, at });
      if (found.kind === "refused") return refused({ kind: "unknown-report" });
      const { kept, readable } = found.value;
      if (readable === null) return refused({ kind: "unknown-report" });
      const sent = readable.data.reports.find(({ id }) => id === report);
      const isLaboratorys =
        sent === undefined &&
        (await sharedLabReports(needs, kept.booking, readable.frozenAt)).some(({ papers }) => papers.some(({ file }) => file === report));
      if (sent === undefined && !isLaboratorys) return refused({ kind: "unknown-report" });
      const bytes = await files.read(report);
      if (bytes === null) return refused({ kind: "unknown-report" });
      await accessLog.add(readForBooking(kept, { seen: [isLaboratorys ? "lab-reports" : "reports"], at }));
      return ok({ mediaType: sent?.mediaType ?? "application/pdf", bytes: new Uint8Array(bytes) });
    },
);
