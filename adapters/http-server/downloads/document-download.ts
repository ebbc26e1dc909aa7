import { Buffer } from "node:buffer";
import { DOCUMENT_DOWNLOAD, documentQueryIn } from "#adapters/http-contract/invoices/document-download.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** An invoice or credit note of the caller, as a PDF. Another customer's document is not found. */
export const documentDownload =
  (download: DownloadDocument): RawRoute =>
  (api, whoAsks) => {
    api.post(DOCUMENT_DOWNLOAD, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const asked = documentQueryIn(request.body);
      if (asked === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const file = await download(session.customer, asked);
      if (file.kind === "refused") {
        return reply.code(404).send(envelopeOf(404, file.refusal.kind === "unknown-order" ? "Order not found" : "Invoice not found"));
      }
      return reply
        .header("content-type", "application/pdf")
        .header("content-disposition", `attachment; filename="${file.value.name}"`)
        .send(Buffer.from(file.value.bytes));
    });
  };
