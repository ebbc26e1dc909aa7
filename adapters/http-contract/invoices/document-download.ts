import { payableId } from "#core/ledger/entry.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { boundedText, idOf, orNull } from "#adapters/http-contract/scalars.ts";
import * as z from "zod/mini";
import type { DocumentQuery } from "#core/invoices/show-document.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** Where a paper comes as a file: no endpoint, since it answers in no envelope. */
export const DOCUMENT_DOWNLOAD = "/shopUserOrder/user/downloadInvoice";

/** Characters of a paper's number, with room for what somebody types. */
const LONGEST = 20;

/** A paper of an order by its number; without one the order's first invoice. */
export const documentQuery: Shape<DocumentQuery> = fields({
  order: ["_id", idOf(payableId)],
  number: orNull(boundedText(LONGEST)),
});

/** What a body asks for; null: it is none that was declared. */
export function documentQueryIn(body: unknown): DocumentQuery | null {
  const read = z.safeDecode(documentQuery, body as z.input<typeof documentQuery>);
  return read.success ? read.data : null;
}
