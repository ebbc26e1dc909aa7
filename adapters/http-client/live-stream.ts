import { watchOnce } from "./watch-once.ts";
import type { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import type { Api } from "./over-http.ts";

/** Listens to a live quiz until the line is lost: whoever listens comes back, and is told all anew. */
export const watchLiveOverHttp =
  (api: Api): WatchLiveQuiz =>
  (customer, id) =>
    watchOnce(api, customer, async () => {
      const { liveStreamContract } = await import("#adapters/http-contract/quizzes/live-stream.ts");
      return { path: `${liveStreamContract.path}?${new URLSearchParams({ id })}`, newsIn: liveStreamContract.newsIn };
    });
