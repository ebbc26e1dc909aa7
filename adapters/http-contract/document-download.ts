import { payableId } from "#core/ledger/entry.ts";
import { fields } from "./endpoint.ts";
import { asked, idOf, orNull } from "./scalars.ts";
import * as z from "zod";
import type { DocumentAsked } from "#core/invoices/show-document.use-case.ts";

/** Where a paper comes as a file: no endpoint, since it answers in no envelope. */
export const DOCUMENT_DOWNLOAD = "/shopUserOrder/user/downloadInvoice";

/** Characters of a paper's number, with room for what somebody types. */
const LONGEST = 20;

/** A paper of an order by its number; without one the order's first invoice. */
export const documentAsked: z.ZodType<DocumentAsked> = fields({
  order: ["_id", idOf(payableId)],
  number: orNull(asked(LONGEST)),
});

/** What a body asks for; null: it is none that was declared. */
export function documentAskedIn(body: unknown): DocumentAsked | null {
  const read = z.safeDecode(documentAsked, body as z.input<typeof documentAsked>);
  return read.success ? read.data : null;
}
