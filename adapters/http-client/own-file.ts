import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import type { MediaType } from "#core/files/upload.ts";
import type { Api } from "./over-http.ts";

const OWN_FILE = "a file of one's own";

/** Asks the server for a file that is shown to its owner alone. */
export const readOwnFileOverHttp =
  (api: Api): ReadMyFile =>
  async (customer, id) => {
    const at = async () => `${(await import("#adapters/http-contract/identity/person.ts")).FILES}?_id=${encodeURIComponent(id)}`; // Loaded by the first call.
    const response = await fetchAsCustomer(api, { customer, of: OWN_FILE, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-upload" });
    if (!response.ok) throw new PortUnavailable(OWN_FILE, response.status);
    const mediaType = (response.headers.get("content-type") ?? "image/webp") as MediaType;
    return ok({ mediaType, bytes: await bytesOf(api, { customer, of: OWN_FILE }, response) });
  };
