import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import type { Api } from "./over-http.ts";

const CARE = "the export of one's care";

/** Asks the server for everything of a customer's care as a file. */
export const exportCareOverHttp =
  (api: Api): ExportCare =>
  async (customer) => {
    const at = async () => (await import("#adapters/http-contract/assessments/care-export.ts")).CARE_EXPORT; // Loaded by the first call.
    const response = await fetchAsCustomer(api, { customer, of: CARE, at, body: null });
    if (response.status === 429) return refused({ kind: "too-many-exports" });
    if (!response.ok) throw new PortUnavailable(CARE, response.status);
    return ok(await bytesOf(api, { customer, of: CARE }, response));
  };
