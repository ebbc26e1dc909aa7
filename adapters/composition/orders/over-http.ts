import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { downloadDocumentOverHttp } from "#adapters/http-client/document-download.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

export function ordersOverHttp(container: Container, api: Api): void {
  container.bind(DownloadDocument).toConstantValue(downloadDocumentOverHttp(api));
}
