import { Buffer } from "node:buffer";
import { SHARED_REPORT, sharedReportIn } from "#adapters/http-contract/assessments/report-shapes.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import { asAttachment } from "#adapters/http-server/uploads/sent-file.ts";
import type { ReadSharedReport } from "#core/assessments/sharing/read-shared-report.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** A report that a patient shares with the practitioner who asks. Anybody else's is not found. */
export const sharedReportDownload =
  (read: ReadSharedReport): RawRoute =>
  (api, whoAsks) => {
    api.get(SHARED_REPORT, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const asked = sharedReportIn(request.query);
      if (asked === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const file = await read(session.customer, asked);
      if (file.kind === "refused") return reply.code(404).send(envelopeOf(404, "Report not found"));
      const { mediaType, bytes } = file.value;
      return asAttachment(reply, { mediaType, name: "report" }).send(Buffer.from(bytes));
    });
  };
