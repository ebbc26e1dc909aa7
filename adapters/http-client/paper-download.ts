import { fileNameOf } from "#core/invoices/download-document.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";
import type { Result } from "#core/shared/result.ts";
import type { Api } from "./over-http.ts";

/** `of`: what it is called where it can't be had; `at`: its address, which comes with the first call. */
type Paper = { readonly of: string; readonly at: () => Promise<string>; readonly id: string; readonly number: string };

/** Asks the server for a paper of something that was bought as a file. */
export async function paperOverHttp(
  api: Api,
  customer: CustomerId,
  { of, at, id, number }: Paper,
): Promise<Result<DocumentFile, { readonly kind: "unknown-document" }>> {
  const address = async () => `${await at()}?${new URLSearchParams({ id, number })}`;
  const response = await fetchAsCustomer(api, { customer, of, at: address, body: null });
  if (response.status === 404) return refused({ kind: "unknown-document" });
  if (!response.ok) throw new PortUnavailable(of, response.status);
  return ok({ name: fileNameOf(number), bytes: await bytesOf(api, { customer, of }, response) });
}
