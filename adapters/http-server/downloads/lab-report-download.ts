import { LAB_REPORT_DOWNLOAD, labReportQueryIn } from "#adapters/http-contract/labs/report-download.ts";
import { fileDownload, notFound, savedPdf } from "./file-download.ts";
import type { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** What a laboratory found in a booking of the caller's, as a PDF. Another customer's is not found. */
export const labReportDownload = (download: DownloadLabReport): RawRoute =>
  fileDownload({
    at: LAB_REPORT_DOWNLOAD,
    in: "query",
    askedIn: labReportQueryIn,
    read: download,
    fileOf: savedPdf,
    refusalOf: () => notFound("Report not found"),
  });
