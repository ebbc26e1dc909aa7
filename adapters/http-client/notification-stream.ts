import { Observable } from "rxjs";
import { SignedOut } from "#core/identity/signed-out.ts";
import { listen, SILENCE } from "./listen.ts";
import type { Subscriber } from "rxjs";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NotificationNews } from "#core/notifications/notifications.port.ts";
import type { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import type { Api } from "./over-http.ts";

/** Milliseconds. */
type Pauses = { readonly first: number; readonly longest: number; readonly silence: number };
const PAUSES: Pauses = { first: 1_000, longest: 60_000, silence: SILENCE };

/**
 * Listens to the server, and comes back by itself wherever the line is lost, with what it last knew. Fails with SignedOut alone.
 */
export const watchOverHttp =
  (api: Api, pauses = PAUSES): WatchNotifications =>
  (customer, version) =>
    new Observable((listener) => {
      const stopped = new AbortController();
      void keepListening({ api, customer, pauses, listener, stopped: stopped.signal }, version);
      return () => stopped.abort();
    });

type Listening = {
  readonly api: Api;
  readonly customer: CustomerId;
  readonly pauses: Pauses;
  readonly listener: Subscriber<NotificationNews>;
  readonly stopped: AbortSignal;
};

async function keepListening({ api, customer, pauses, listener, stopped }: Listening, version: number | null): Promise<void> {
  let known = version;
  let pause = pauses.first;
  while (!stopped.aborted) {
    const bearer = api.bearerOf(customer);
    if (bearer === null) return listener.error(new SignedOut());
    const heard = await listen({
      bearer,
      silence: pauses.silence,
      stopped,
      async asked() {
        const { notificationStreamContract } = await import("#adapters/http-contract/notifications/notification-stream.ts");
        return {
          address: `${api.url}${notificationStreamContract.path}`,
          headers: known === null ? {} : { "last-event-id": String(known) },
          next(event) {
            const news = notificationStreamContract.newsIn(event);
            if (news === null) return;
            known = news.version;
            pause = pauses.first;
            listener.next(news);
          },
        };
      },
    });
    if (heard === "signed-out") {
      api.ended(bearer);
      return listener.error(new SignedOut());
    }
    await after(pause * (0.5 + Math.random()), stopped); // Not all at the same moment where a server starts again.
    pause = Math.min(2 * pause, pauses.longest);
  }
}

function after(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stopped.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
