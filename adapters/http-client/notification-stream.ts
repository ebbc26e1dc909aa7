import { Observable } from "rxjs";
import { SignedOut } from "#core/identity/signed-out.ts";
import { eventsIn } from "./event-stream.ts";
import type { Subscriber } from "rxjs";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NotificationNews } from "#core/notifications/notifications.port.ts";
import type { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import type { Api } from "./over-http.ts";

/** Milliseconds. The server beats every twenty seconds: after a longer silence nobody is there any more. */
type Pauses = { readonly first: number; readonly longest: number; readonly silence: number };
const PAUSES: Pauses = { first: 1_000, longest: 60_000, silence: 50_000 };

/**
 * Listens to the server, and comes back by itself wherever the line is lost, with what it last knew. Fails with SignedOut alone.
 *
 * The token goes in a header, never in the address, where it would be written down; hence fetch and not EventSource.
 */
export const watchOverHttp =
  (api: Api, pauses = PAUSES): WatchNotifications =>
  (customer, version) =>
    new Observable((listener) => {
      const stopped = new AbortController();
      void listen({ api, customer, pauses, listener, stopped: stopped.signal }, version);
      return () => stopped.abort();
    });

type Listening = {
  readonly api: Api;
  readonly customer: CustomerId;
  readonly pauses: Pauses;
  readonly listener: Subscriber<NotificationNews>;
  readonly stopped: AbortSignal;
};

async function listen(listening: Listening, version: number | null): Promise<void> {
  const { api, customer, pauses, listener, stopped } = listening;
  let known = version;
  let pause = pauses.first;
  while (!stopped.aborted) {
    const bearer = api.bearerOf(customer);
    if (bearer === null) return listener.error(new SignedOut());
    const heard = await once(listening, { bearer, known }, (news) => {
      known = news.version;
      pause = pauses.first;
      listener.next(news);
    });
    if (heard === "signed-out") {
      api.ended(bearer);
      return listener.error(new SignedOut());
    }
    await after(pause * (0.5 + Math.random()), stopped); // Not all at the same moment where a server starts again.
    pause = Math.min(2 * pause, pauses.longest);
  }
}

type From = { readonly bearer: string; readonly known: number | null };

/** One connection until it ends, however it does. */
async function once(listening: Listening, { bearer, known }: From, next: (news: NotificationNews) => void): Promise<"signed-out" | "lost"> {
  const { api, pauses, stopped } = listening;
  const silent = new AbortController();
  let silence = setTimeout(() => silent.abort(), pauses.silence);
  try {
    const { notificationStreamContract } = await import("#adapters/http-contract/notifications/notification-stream.ts"); // Loaded by the first call.
    const response = await fetch(`${api.url}${notificationStreamContract.path}`, {
      headers: {
        authorization: `Bearer ${bearer}`,
        accept: "text/event-stream",
        ...(known === null ? {} : { "last-event-id": String(known) }),
      },
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.any([stopped, silent.signal]),
    });
    if (response.status === 401) return "signed-out";
    if (!response.ok || response.body === null) return "lost";
    const isAlive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => silent.abort(), pauses.silence);
    };
    for await (const event of eventsIn(response.body, isAlive)) {
      const news = notificationStreamContract.newsIn(event);
      if (news !== null) next(news);
    }
    return "lost";
  } catch {
    return "lost"; // No network, or no server: both pass, and no page says so.
  } finally {
    clearTimeout(silence);
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
