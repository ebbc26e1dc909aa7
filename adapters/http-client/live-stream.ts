import { Observable } from "rxjs";
import { SignedOut } from "#core/identity/signed-out.ts";
import { eventsIn } from "./event-stream.ts";
import type { Subscriber } from "rxjs";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { LiveNews, WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import type { Api } from "./over-http.ts";

/** The server beats every twenty seconds: after a longer silence, in milliseconds, nobody is there any more. */
const SILENCE = 50_000;

/**
 * Listens to a live quiz until the line is lost, and completes then: whoever listens comes back, and is told all anew. Fails with SignedOut
 * alone.
 */
export const watchLiveOverHttp =
  (api: Api): WatchLiveQuiz =>
  (customer, id) =>
    new Observable((listener) => {
      const stopped = new AbortController();
      void listen(api, { customer, id, listener, stopped: stopped.signal });
      return () => stopped.abort();
    });

type Listening = {
  readonly customer: CustomerId;
  readonly id: QuizId;
  readonly listener: Subscriber<LiveNews>;
  readonly stopped: AbortSignal;
};

async function listen(api: Api, { customer, id, listener, stopped }: Listening): Promise<void> {
  const bearer = api.bearerOf(customer);
  if (bearer === null) return listener.error(new SignedOut());
  const silent = new AbortController();
  let silence = setTimeout(() => silent.abort(), SILENCE);
  try {
    const { liveStreamContract } = await import("#adapters/http-contract/quizzes/live-stream.ts"); // Loaded by the first call.
    const response = await fetch(`${api.url}${liveStreamContract.path}?${new URLSearchParams({ id })}`, {
      headers: { authorization: `Bearer ${bearer}`, accept: "text/event-stream" },
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
        const news = liveStreamContract.newsIn(event);
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
