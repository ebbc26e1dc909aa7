import { Documents } from "#core/invoices/documents.port.ts";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import * as useCases from "#core/invoices/use-cases.ts";
import { documentDownload } from "#adapters/http-server/downloads/document-download.ts";
import { pdfDocuments } from "#adapters/pdf/pdf-documents.ts";
import { invoicesContract } from "#adapters/http-contract/invoices/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const invoicesArea = {
  name: "invoices",
  ports(container) {
    container.bind(Documents).toConstantValue(pdfDocuments()); // Nothing is loaded before the first paper.
  },
  routes: (container) => [documentDownload(container.get(DownloadDocument))],
  useCases,
  contract: invoicesContract,
} as const satisfies ServerArea;
