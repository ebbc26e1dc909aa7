import { AnswerQuiz } from "#core/quizzes/attempts/answer-quiz.use-case.ts";
import { FinishQuiz } from "#core/quizzes/attempts/finish-quiz.use-case.ts";
import { ListOwnQuizzes } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import { ListQuizzes } from "#core/quizzes/attempts/list-quizzes.use-case.ts";
import { ShowQuiz } from "#core/quizzes/attempts/show-quiz.use-case.ts";
import { ShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { AnswerLiveQuiz } from "#core/quizzes/live/answer-live-quiz.use-case.ts";
import { JoinLiveQuiz } from "#core/quizzes/live/join-live-quiz.use-case.ts";
import { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import { watchLiveOverHttp } from "#adapters/http-client/live-stream.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

export function quizzesOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/quizzes/endpoints.ts"), {
    listQuizzes: ListQuizzes,
    showQuiz: ShowQuiz,
    listOwnQuizzes: ListOwnQuizzes,
    startQuiz: StartQuiz,
    answerQuiz: AnswerQuiz,
    finishQuiz: FinishQuiz,
    showQuizResult: ShowQuizResult,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/quizzes/live-endpoints.ts"), {
    joinLiveQuiz: JoinLiveQuiz,
    answerLiveQuiz: AnswerLiveQuiz,
  });
  container.bind(WatchLiveQuiz).toConstantValue(watchLiveOverHttp(api));
}
