import { Buffer } from "node:buffer";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";
import type { Result } from "#core/shared/result.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

type Paper<Asked> = {
  readonly at: string;
  /** What a query asks for; null: it is none that was declared. */
  readonly askedIn: (query: unknown) => Asked | null;
  readonly download: (customer: CustomerId, asked: Asked) => Promise<Result<DocumentFile, unknown>>;
};

/** A paper of something that the caller bought, as a PDF. Another customer's is not found. */
export const paperDownload =
  <Asked>({ at, askedIn, download }: Paper<Asked>): RawRoute =>
  (api, whoAsks) => {
    api.get(at, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const asked = askedIn(request.query);
      if (asked === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const file = await download(session.customer, asked);
      if (file.kind === "refused") return reply.code(404).send(envelopeOf(404, "Invoice not found"));
      return reply
        .header("content-type", "application/pdf")
        .header("content-disposition", `attachment; filename="${file.value.name}"`)
        .send(Buffer.from(file.value.bytes));
    });
  };
