import { Documents } from "#core/invoices/documents.port.ts";
import { DownloadDocument, makeDownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { makeShowDocument, ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { Orders } from "#core/orders/order/orders.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function invoicesInProcess(container: Container): void {
  make(container, DownloadDocument, makeDownloadDocument, { showDocument: ShowDocument, documents: Documents });
  make(container, ShowDocument, makeShowDocument, { orders: Orders });
}
