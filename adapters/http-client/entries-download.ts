import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import type { Api } from "./over-http.ts";

const ENTRIES = "the file of one's entries";

/** Asks the server for the file, and hands it on once all of it has come. */
export const takeMyEntriesOverHttp =
  (api: Api): TakeMyEntries =>
  async (customer, form) => {
    const at = async () => {
      const { ENTRIES_DOWNLOAD } = await import("#adapters/http-contract/trackers/entries-download.ts"); // Loaded by the first call.
      return form === "presses" ? ENTRIES_DOWNLOAD : `${ENTRIES_DOWNLOAD}?tracker=${form}`;
    };
    const response = await fetchAsCustomer(api, { customer, of: ENTRIES, at, body: null });
    if (!response.ok) throw new PortUnavailable(ENTRIES, response.status);
    return onePiece(await bytesOf(api, { customer, of: ENTRIES }, response));
  };

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
