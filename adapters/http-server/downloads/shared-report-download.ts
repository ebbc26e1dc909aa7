import { SHARED_REPORT, sharedReportIn } from "#adapters/http-contract/assessments/report-shapes.ts";
import { asAttachment } from "#adapters/http-server/uploads/uploaded-file-headers.ts";
import { fileDownload, notFound } from "./file-download.ts";
import type { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** A report that a patient shares with the practitioner who asks. Anybody else's is not found. */
export const sharedReportDownload = (read: ReadSharedReport): RawRoute =>
  fileDownload({
    at: SHARED_REPORT,
    in: "query",
    askedIn: sharedReportIn,
    read,
    fileOf: ({ mediaType, bytes }) => ({ headers: asAttachment({ mediaType, name: "report" }), body: bytes }),
    refusalOf: () => notFound("Report not found"),
  });
