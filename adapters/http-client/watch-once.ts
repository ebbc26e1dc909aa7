import { Observable } from "rxjs";
import { SignedOut } from "#core/identity/signed-out.ts";
import { listen } from "./listen.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Api } from "./over-http.ts";
import type { ServerEvent } from "./event-stream.ts";
import type { Listened } from "./listen.ts";

/** `newsIn`: what an event says; null: it is not understood. */
type Watched<News> = Omit<Listened, "address" | "next"> & { readonly path: string; readonly newsIn: (event: ServerEvent) => News | null };

/**
 * What a stream of events tells a customer until its line is lost; it completes then, and whoever listens comes back. `call` loads the
 * contract with its first call. Fails with SignedOut alone.
 */
export const watchOnce = <News>(api: Api, customer: CustomerId, call: () => Promise<Watched<News>>): Observable<News> =>
  new Observable((listener) => {
    const stopped = new AbortController();
    void tell();
    return () => stopped.abort();

    async function tell(): Promise<void> {
      const bearer = api.bearerOf(customer);
      if (bearer === null) return listener.error(new SignedOut());
      const heard = await listen({
        bearer,
        stopped: stopped.signal,
        async asked() {
          const { path, newsIn, ...others } = await call();
          return {
            ...others,
            address: `${api.url}${path}`,
            next(event) {
              const news = newsIn(event);
              if (news !== null) listener.next(news);
            },
          };
        },
      });
      if (heard === "lost") return listener.complete();
      api.ended(bearer);
      listener.error(new SignedOut());
    }
  });
