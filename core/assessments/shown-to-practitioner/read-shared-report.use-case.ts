import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { readForBooking } from "../../consultations/booking/access-entry.ts";
import { sharedLabReports } from "../lab-reports/shared-lab-reports.ts";
import { readableData } from "../sharing/readable-data.ts";
import type { AccessLog } from "../../consultations/access/access-log.port.ts";
import type { FileId } from "../../files/file-id.ts";
import type { Files } from "../../files/files.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { ReportType } from "../sharing/patient-report.ts";
import type { SharedLabReportNeeds } from "../lab-reports/shared-lab-reports.ts";
import type { UnknownReport } from "../reports/remove-report.use-case.ts";
import type { ReadableNeeds } from "../sharing/readable-data.ts";

export type ReportOfBooking = { readonly booking: PayableId; readonly report: FileId };
export type ReportFile = { readonly mediaType: ReportType; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * A report that the patient of an appointment shares with its practitioner, who is signed in: one that they sent, or the PDF of a laboratory. The patient's log has it before anything is
 * answered. Somebody else's, a hidden one and one that may no longer be read are refused like one that does not exist.
 * Source: specification/consultations.md, Who may see what.
 */
export type ReadSharedReport = (account: CustomerId, asked: ReportOfBooking) => Promise<Result<ReportFile, UnknownReport>>;
export const ReadSharedReport = token<ReadSharedReport>("ReadSharedReport");

type Needs = ReadableNeeds &
  SharedLabReportNeeds & {
    readonly files: Pick<Files, "read">;
    readonly accessLog: Pick<AccessLog, "add">;
    readonly now: Clock;
  };

export const makeReadSharedReport =
  ({ files, accessLog, now, ...needs }: Needs): ReadSharedReport =>
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
  };
