import { Buffer } from "node:buffer";
import { LAB_REPORT_DOWNLOAD, labReportQueryIn } from "#adapters/http-contract/labs/report-download.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** What a laboratory found in a booking of the caller's, as a PDF. Another customer's is not found. */
export const labReportDownload =
  (download: DownloadLabReport): RawRoute =>
  (api, whoAsks) => {
    api.get(LAB_REPORT_DOWNLOAD, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const asked = labReportQueryIn(request.query);
      if (asked === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const file = await download(session.customer, asked);
      if (file.kind === "refused") return reply.code(404).send(envelopeOf(404, "Report not found"));
      return reply
        .header("content-type", "application/pdf")
        .header("content-disposition", `attachment; filename="${file.value.name}"`)
        .send(Buffer.from(file.value.bytes));
    });
  };
