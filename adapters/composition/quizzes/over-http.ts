import { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import { watchLiveOverHttp } from "#adapters/http-client/live-stream.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

export function quizzesOverHttp(container: Container, api: Api): void {
  container.bind(WatchLiveQuiz).toConstantValue(watchLiveOverHttp(api));
}
