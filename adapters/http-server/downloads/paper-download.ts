import { PAPER_DOWNLOADS, requestedPaperIn } from "#adapters/http-contract/invoices/paper-download.ts";
import { fileDownload, notFound, savedPdf } from "./file-download.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";
import type { RequestedPaper } from "#core/invoices/paper-file.ts";
import type { Result } from "#core/shared/result.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** A paper of something that the caller bought, as a PDF. Another customer's is not found. */
export const paperDownload = (
  of: keyof typeof PAPER_DOWNLOADS,
  download: (customer: CustomerId, paper: RequestedPaper) => Promise<Result<DocumentFile, unknown>>,
): RawRoute =>
  fileDownload({
    at: PAPER_DOWNLOADS[of],
    in: "query",
    askedIn: requestedPaperIn,
    read: download,
    fileOf: savedPdf,
    refusalOf: () => notFound("Invoice not found"),
  });
