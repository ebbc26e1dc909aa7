import { DOCUMENT_DOWNLOAD, documentQueryIn } from "#adapters/http-contract/invoices/document-download.ts";
import { fileDownload, notFound, savedPdf } from "./file-download.ts";
import type { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** An invoice or credit note of the caller, as a PDF. Another customer's document is not found. */
export const documentDownload = (download: DownloadDocument): RawRoute =>
  fileDownload({
    at: DOCUMENT_DOWNLOAD,
    in: "body",
    askedIn: documentQueryIn,
    read: download,
    fileOf: savedPdf,
    refusalOf: ({ kind }) => notFound(kind === "unknown-order" ? "Order not found" : "Invoice not found"),
  });
