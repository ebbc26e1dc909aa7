import { Buffer } from "node:buffer";
import { BILL_DOWNLOAD, billQueryIn } from "#adapters/http-contract/consultations/bill-download.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** A paper of an appointment of the caller, as a PDF. Another customer's is not found. */
export const billDownload =
  (download: DownloadBill): RawRoute =>
  (api, whoAsks) => {
    api.get(BILL_DOWNLOAD, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const asked = billQueryIn(request.query);
      if (asked === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const file = await download(session.customer, asked);
      if (file.kind === "refused") return reply.code(404).send(envelopeOf(404, "Invoice not found"));
      return reply
        .header("content-type", "application/pdf")
        .header("content-disposition", `attachment; filename="${file.value.name}"`)
        .send(Buffer.from(file.value.bytes));
    });
  };
