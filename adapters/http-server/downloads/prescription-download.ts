import { Buffer } from "node:buffer";
import { PRESCRIPTION_DOWNLOAD, prescriptionQueryIn } from "#adapters/http-contract/consultations/prescription-download.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { DownloadPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** A version of what was prescribed to the caller, as a PDF. Another customer's is not found. */
export const prescriptionDownload =
  (download: DownloadPrescription): RawRoute =>
  (api, whoAsks) => {
    api.get(PRESCRIPTION_DOWNLOAD, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const asked = prescriptionQueryIn(request.query);
      if (asked === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const file = await download(session.customer, asked);
      if (file.kind === "refused") return reply.code(404).send(envelopeOf(404, "Prescription not found"));
      return reply
        .header("content-type", "application/pdf")
        .header("content-disposition", `attachment; filename="${file.value.name}"`)
        .send(Buffer.from(file.value.bytes));
    });
  };
