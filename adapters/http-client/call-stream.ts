import { watchOnce } from "./watch-once.ts";
import type { WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import type { Api } from "./over-http.ts";

/** Listens to a seat until the line is lost: whoever listens asks for a new token and comes back. Both tokens go in headers. */
export const watchCallOverHttp =
  (api: Api): WatchCall =>
  ({ customer }, { token, after }) =>
    watchOnce(api, customer, async () => {
      const { callStreamContract } = await import("#adapters/http-contract/consultations/call-stream.ts");
      return {
        path: callStreamContract.path,
        headers: { [callStreamContract.tokenHeader]: token, ...(after === null ? {} : { "last-event-id": String(after) }) },
        newsIn: callStreamContract.newsIn,
      };
    });
