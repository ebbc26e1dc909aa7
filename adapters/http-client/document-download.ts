import { fileNameOf } from "#core/invoices/download-document.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer, fileNameIn } from "./fetch-as-customer.ts";
import type { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import type { Api } from "./over-http.ts";

const A_PAPER = "a paper as a file";

/** Asks the server for a paper as a file. */
export const downloadDocumentOverHttp =
  (api: Api): DownloadDocument =>
  async (customer, { order, number }) => {
    const at = async () => (await import("#adapters/http-contract/invoices/document-download.ts")).DOCUMENT_DOWNLOAD; // Loaded by the first call.
    const response = await fetchAsCustomer(api, { customer, of: A_PAPER, at, body: { _id: order, number } });
    if (response.status === 404) return refused({ kind: "unknown-document" });
    if (!response.ok) throw new PortUnavailable(A_PAPER, response.status);
    const name = fileNameIn(response, fileNameOf(number ?? "invoice"));
    return ok({ name, bytes: await bytesOf(api, { customer, of: A_PAPER }, response) });
  };
