import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import type { Api } from "./over-http.ts";

/** Asks the server for the document and hands on its pieces as they come: it is no envelope, and may be long. */
export const takeMyDataOverHttp =
  (api: Api): TakeMyData =>
  async (customer) => {
    const bearer = api.bearerOf(customer);
    if (bearer === null) throw new SignedOut();
    const { OWN_DATA } = await import("#adapters/http-contract/identity/person.ts").catch(unavailable); // Loaded by the first call.
    const response = await fetch(`${api.url}${OWN_DATA}`, {
      headers: { authorization: `Bearer ${bearer}` },
      cache: "no-store",
      credentials: "omit",
    }).catch(unavailable);
    if (response.status === 401) {
      api.ended(bearer);
      throw new SignedOut();
    }
    if (response.status === 429) return refused({ kind: "too-many-exports" });
    if (!response.ok || response.body === null) throw new PortUnavailable(OWN_DATA, response.status);
    return ok(piecesOf(response.body));
  };

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    while (true) {
      const { done, value } = await reader.read().catch(unavailable);
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function unavailable(cause: unknown): never {
  throw new PortUnavailable("the export of one's own data", cause);
}
