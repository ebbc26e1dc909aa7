import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import type { MediaType } from "#core/files/upload.ts";
import type { Api } from "./over-http.ts";

/** Asks the server for a file that is shown to its owner alone; it comes in no envelope, and no cache keeps it. */
export const readOwnFileOverHttp =
  (api: Api): ReadMyFile =>
  async (customer, id) => {
    const bearer = api.bearerOf(customer);
    if (bearer === null) throw new SignedOut();
    const { FILES } = await import("#adapters/http-contract/identity/person.ts").catch(unavailable); // Loaded by the first call.
    const response = await fetch(`${api.url}${FILES}?_id=${encodeURIComponent(id)}`, {
      headers: { authorization: `Bearer ${bearer}` },
      cache: "no-store",
      credentials: "omit",
    }).catch(unavailable);
    if (response.status === 401) {
      api.ended(bearer);
      throw new SignedOut();
    }
    if (response.status === 404) return refused({ kind: "unknown-upload" });
    if (!response.ok) throw new PortUnavailable(FILES, response.status);
    const mediaType = (response.headers.get("content-type") ?? "image/webp") as MediaType;
    return ok({ mediaType, bytes: new Uint8Array(await response.arrayBuffer().catch(unavailable)) });
  };

function unavailable(cause: unknown): never {
  throw new PortUnavailable("a file of one's own", cause);
}
