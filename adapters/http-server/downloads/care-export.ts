import { Buffer } from "node:buffer";
import { CARE_EXPORT } from "#adapters/http-contract/assessments/care-export.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** Everything of the caller's care, as a bundle of FHIR R4. */
export const careExport =
  (exportCare: ExportCare): RawRoute =>
  (api, whoAsks) => {
    api.get(CARE_EXPORT, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const file = await exportCare(session.customer);
      if (file.kind === "refused") {
        return reply.code(429).header("retry-after", "3600").send(envelopeOf(429, "Too many requests. Please try again later."));
      }
      return reply
        .header("content-type", "application/fhir+json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="my-health-data.json"')
        .send(Buffer.from(file.value));
    });
  };
