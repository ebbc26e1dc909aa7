import { SignedOut } from "#core/identity/signed-out.ts";
import { fileNameOf } from "#core/invoices/download-document.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import type { Api } from "./over-http.ts";

/** Asks the server for a paper as a file; it comes in no envelope. */
export const downloadDocumentOverHttp =
  (api: Api): DownloadDocument =>
  async (customer, { order, number }) => {
    const bearer = api.bearerOf(customer);
    if (bearer === null) throw new SignedOut();
    const { DOCUMENT_DOWNLOAD } = await import("#adapters/http-contract/invoices/document-download.ts").catch(unavailable); // Loaded by the first call.
    const response = await fetch(`${api.url}${DOCUMENT_DOWNLOAD}`, {
      method: "POST",
      headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
      body: JSON.stringify({ _id: order, number }),
      cache: "no-store",
      credentials: "omit",
    }).catch(unavailable);
    if (response.status === 401) {
      api.ended(bearer);
      throw new SignedOut();
    }
    if (response.status === 404) return refused({ kind: "unknown-document" });
    if (!response.ok) throw new PortUnavailable(DOCUMENT_DOWNLOAD, response.status);
    const bytes = new Uint8Array(await response.arrayBuffer().catch(unavailable));
    const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
    return ok({ name: named ?? fileNameOf(number ?? "invoice"), bytes });
  };

function unavailable(cause: unknown): never {
  throw new PortUnavailable("a paper as a file", cause);
}
