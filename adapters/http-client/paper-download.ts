import { fileNameOf } from "#core/invoices/download-document.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";
import type { RequestedPaper, UnknownDocument } from "#core/invoices/paper-file.ts";
import type { Result } from "#core/shared/result.ts";
import type { Api } from "./over-http.ts";

/** Asks the server for a paper of something that was bought as a file. `of`: what it is called where it can't be had. */
export const paperOverHttp =
  (api: Api, of: string, what: "appointment" | "plan" | "tests") =>
  async (customer: CustomerId, { of: id, number }: RequestedPaper): Promise<Result<DocumentFile, UnknownDocument>> => {
    const at = async () => {
      const { PAPER_DOWNLOADS } = await import("#adapters/http-contract/invoices/paper-download.ts"); // Loaded by the first call.
      return `${PAPER_DOWNLOADS[what]}?${new URLSearchParams({ id, number })}`;
    };
    const response = await fetchAsCustomer(api, { customer, of, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-document" });
    if (!response.ok) throw new PortUnavailable(of, response.status);
    return ok({ name: fileNameOf(number), bytes: await bytesOf(api, { customer, of }, response) });
  };
