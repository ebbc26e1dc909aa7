import * as z from "zod/mini";
import { payableId } from "#core/ledger/entry.ts";
import { boundedText, idOf } from "#adapters/http-contract/scalars.ts";
import type { RequestedPaper } from "#core/invoices/paper-file.ts";

/** Where a paper of something that was bought comes as a file: no endpoint, since it answers in no envelope. */
export const PAPER_DOWNLOADS = {
  appointment: "/get/invoicefile",
  plan: "/subscription/invoicefile",
  tests: "/labs/invoicefile",
} as const;

/** Characters of a paper's number, with room for what somebody types. */
const LONGEST = 20;

export const paperQuery = z.object({ id: idOf(payableId), number: boundedText(LONGEST) });

/** What a query asks for; null: it is none that was declared. */
export function requestedPaperIn(query: unknown): RequestedPaper | null {
  const read = paperQuery.safeParse(query);
  return read.success ? { of: read.data.id, number: read.data.number } : null;
}
