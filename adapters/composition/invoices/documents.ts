import { pdfDocuments } from "#adapters/pdf/pdf-documents.ts";
import { Documents } from "#core/invoices/documents.port.ts";
import type { Container } from "#adapters/composition/container.ts";

/** Drawn in this process; nothing is loaded before the first paper. */
export function documentsInProcess(container: Container): void {
  container.bind(Documents).toConstantValue(pdfDocuments());
}
