import { holderOf } from "#core/account/patient.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import type { Api } from "./over-http.ts";

const ENTRIES = "the file of one's entries";

/** Asks the server for the file, and hands it on once all of it has come. */
export const takeMyEntriesOverHttp =
  (api: Api): TakeMyEntries =>
  async (patient, form) => {
    const customer = holderOf(patient);
    const at = async () => {
      const [{ ENTRIES_DOWNLOAD }, { wireOfPatient }] = await Promise.all([
        import("#adapters/http-contract/trackers/entries-download.ts"),
        import("#adapters/http-contract/patient-name.ts"),
      ]); // Loaded by the first call.
      const query = new URLSearchParams({ ...(form === "presses" ? {} : { tracker: form }), ...wireOfPatient(patient) });
      return query.size === 0 ? ENTRIES_DOWNLOAD : `${ENTRIES_DOWNLOAD}?${query}`;
    };
    const response = await fetchAsCustomer(api, { customer, of: ENTRIES, at, body: null });
    if (!response.ok) throw new PortUnavailable(ENTRIES, response.status);
    return onePiece(await bytesOf(api, { customer, of: ENTRIES }, response));
  };

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
