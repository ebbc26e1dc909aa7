import { map, of } from "rxjs";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { liveStreamContract } from "#adapters/http-contract/quizzes/live-stream.ts";
import { eventStream } from "./event-stream.ts";
import type { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import type { RawRoute } from "../routes.ts";
import type { EventStreamNeeds } from "./event-stream.ts";

/** Sends how a live quiz stands. Ends with the quiz. */
export const liveStream = ({ watch, ...needs }: EventStreamNeeds<WatchLiveQuiz>): RawRoute =>
  eventStream({
    ...needs,
    path: liveStreamContract.path,
    events({ customer }, request) {
      const query = request.query as { readonly id?: unknown };
      const id = liveStreamContract.idIn(query.id);
      const news = id === null ? of({ view: null }) : watch(customer, quizId(id));
      return news.pipe(map((news) => ({ id: null, data: liveStreamContract.dataOf(news) })));
    },
  });
