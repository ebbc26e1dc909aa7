import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { ShowDocument } from "./show-document.use-case.ts";
import { Documents } from "./documents.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { DocumentQuery, DocumentRefusal } from "./show-document.use-case.ts";

/** A document as a file. The file's name is the document's number, with a hyphen for each slash: "AAAI-2627-000123.pdf". */
export type DocumentFile = { readonly name: string; readonly bytes: Uint8Array };

/** An invoice or credit note of the customer's order as a PDF. Source: specification/invoices.md, Call. */
export type DownloadDocument = (customer: CustomerId, query: DocumentQuery) => Promise<Result<DocumentFile, DocumentRefusal>>;
export const DownloadDocument = useCase<DownloadDocument>("invoices", "DownloadDocument");

export const makeDownloadDocument = maker(
  DownloadDocument,
  { showDocument: ShowDocument, documents: Documents },
  ({ showDocument, documents }) =>
    async (customer, query) => {
      const shown = await showDocument(customer, query);
      if (shown.kind === "refused") return shown;
      const { kind, facts } = shown.value;
      const bytes = await (kind === "invoice" ? documents.invoice(facts) : documents.creditNote(facts));
      return ok({ name: fileNameOf(facts.number), bytes });
    },
);

/** Source: specification/invoices.md, When a paper is made. */
export const fileNameOf = (number: string): string => `${number.replaceAll("/", "-")}.pdf`;
