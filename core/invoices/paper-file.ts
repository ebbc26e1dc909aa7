import { ok, refused } from "../shared/result.ts";
import { fileNameOf } from "./download-document.use-case.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Result } from "../shared/result.ts";
import type { DocumentFile } from "./download-document.use-case.ts";

/** A paper of something that was bought (`of`), by its number. */
export type RequestedPaper = { readonly of: PayableId; readonly number: string };

/** What was bought has no paper with this number. */
export type UnknownDocument = { readonly kind: "unknown-document" };

/** One of the papers that somebody may see as a PDF, which `draw` makes. Source: specification/invoices.md, Call. */
export async function paperFile<Paper extends { readonly number: string }, Refusal>(
  shown: Result<readonly Paper[], Refusal>,
  number: string,
  draw: (paper: Paper) => Promise<Uint8Array>,
): Promise<Result<DocumentFile, Refusal | UnknownDocument>> {
  if (shown.kind === "refused") return shown;
  const paper = shown.value.find((one) => one.number === number);
  return paper === undefined ? refused({ kind: "unknown-document" }) : ok({ name: fileNameOf(number), bytes: await draw(paper) });
}
