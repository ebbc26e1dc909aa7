import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import type { MediaType } from "#core/files/upload.ts";
import type { Api } from "./over-http.ts";

const PRIVATE_FILE = "a private file";

/** Asks the server for a private file, which only its owner may see. */
export const readPrivateFileOverHttp =
  (api: Api): ReadMyFile =>
  async (customer, id) => {
    const at = async () => `${(await import("#adapters/http-contract/identity/person.ts")).FILES}?_id=${encodeURIComponent(id)}`; // Loaded by the first call.
    const response = await fetchAsCustomer(api, { customer, of: PRIVATE_FILE, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-upload" });
    if (!response.ok) throw new PortUnavailable(PRIVATE_FILE, response.status);
    const mediaType = (response.headers.get("content-type") ?? "image/webp") as MediaType;
    return ok({ mediaType, bytes: await bytesOf(api, { customer, of: PRIVATE_FILE }, response) });
  };
