import { Observable } from "rxjs";
import { SignedOut } from "#core/identity/signed-out.ts";
import { eventsIn } from "./event-stream.ts";
import type { Subscriber } from "rxjs";
import type { CallNews, WatchCall, WatchedCall } from "#core/consultations/call/watch-call.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Api } from "./over-http.ts";

/** The server beats every twenty seconds: after a longer silence, in milliseconds, nobody is there any more. */
const SILENCE = 50_000;

/**
 * Listens to a seat until the line is lost, and completes then: whoever listens asks for a new token and comes back. Fails with SignedOut
 * alone. Both tokens go in headers, never in the address, where they would be written down; hence fetch and not EventSource.
 */
export const watchCallOverHttp =
  (api: Api): WatchCall =>
  ({ customer }, asked) =>
    new Observable((listener) => {
      const stopped = new AbortController();
      void listen(api, { customer, asked, listener, stopped: stopped.signal });
      return () => stopped.abort();
    });

type Listening = {
  readonly customer: CustomerId;
  readonly asked: WatchedCall;
  readonly listener: Subscriber<CallNews>;
  readonly stopped: AbortSignal;
};

async function listen(api: Api, { customer, asked, listener, stopped }: Listening): Promise<void> {
  const bearer = api.bearerOf(customer);
  if (bearer === null) return listener.error(new SignedOut());
  const silent = new AbortController();
  let silence = setTimeout(() => silent.abort(), SILENCE);
  try {
    const { callStreamContract } = await import("#adapters/http-contract/consultations/call-stream.ts"); // Loaded by the first call.
    const response = await fetch(`${api.url}${callStreamContract.path}`, {
      headers: {
        authorization: `Bearer ${bearer}`,
        accept: "text/event-stream",
        [callStreamContract.tokenHeader]: asked.token,
        ...(asked.after === null ? {} : { "last-event-id": String(asked.after) }),
      },
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.any([stopped, silent.signal]),
    });
    if (response.status === 401) {
      api.ended(bearer);
      return listener.error(new SignedOut());
    }
    if (response.ok && response.body !== null) {
      const isAlive = () => {
        clearTimeout(silence);
        silence = setTimeout(() => silent.abort(), SILENCE);
      };
      for await (const event of eventsIn(response.body, isAlive)) {
        const news = callStreamContract.newsIn(event);
        if (news !== null) listener.next(news);
      }
    }
  } catch {
    // No network, or no server: both pass, and whoever listens comes back.
  } finally {
    clearTimeout(silence);
  }
  listener.complete();
}
