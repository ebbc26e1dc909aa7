import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { fetchAsCustomer, reached } from "./fetch-as-customer.ts";
import { answerFor } from "./answer-for.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import type { Api } from "./over-http.ts";

const OWN_DATA_EXPORT = "the export of one's own data";

/** Asks the server for the document and hands on its pieces as they come: it may be long. */
export const takeMyDataOverHttp =
  (api: Api): TakeMyData =>
  async (customer) => {
    const at = async () => (await import("#adapters/http-contract/identity/person.ts")).OWN_DATA; // Loaded by the first call.
    const response = await fetchAsCustomer(api, { customer, of: OWN_DATA_EXPORT, at, body: null });
    if (response.status === 429) return refused({ kind: "too-many-exports" });
    if (!response.ok || response.body === null) throw new PortUnavailable(OWN_DATA_EXPORT, response.status);
    return ok(piecesOf(api, customer, response.body));
  };

async function* piecesOf(api: Api, customer: CustomerId, body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    while (true) {
      const { done, value } = await reached(OWN_DATA_EXPORT, () => reader.read());
      answerFor(api, customer);
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
