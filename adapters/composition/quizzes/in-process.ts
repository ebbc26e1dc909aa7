import { AnswerQuiz, makeAnswerQuiz } from "#core/quizzes/attempts/answer-quiz.use-case.ts";
import { FinishQuiz, makeFinishQuiz } from "#core/quizzes/attempts/finish-quiz.use-case.ts";
import { AnswerLiveQuiz, makeAnswerLiveQuiz } from "#core/quizzes/live/answer-live-quiz.use-case.ts";
import { JoinLiveQuiz, makeJoinLiveQuiz } from "#core/quizzes/live/join-live-quiz.use-case.ts";
import { LiveTurns } from "#core/quizzes/live/live-turns.port.ts";
import { makeWatchLiveQuiz, WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import { People } from "#core/fitbook/profiles/people.port.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { ListOwnQuizzes, makeListOwnQuizzes } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import { ListQuizzes, makeListQuizzes } from "#core/quizzes/attempts/list-quizzes.use-case.ts";
import { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import { makeShowQuiz, ShowQuiz } from "#core/quizzes/attempts/show-quiz.use-case.ts";
import { makeShowQuizResult, ShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { makeStartQuiz, StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function quizzesInProcess(container: Container): void {
  const shown = { quizzes: Quizzes, now: Clock };
  const own = { ...shown, attempts: QuizAttempts };
  make(container, JoinLiveQuiz, makeJoinLiveQuiz, { ...own, newId: NewId });
  make(container, AnswerLiveQuiz, makeAnswerLiveQuiz, own);
  make(container, WatchLiveQuiz, makeWatchLiveQuiz, { ...own, turns: LiveTurns, people: People, notifications: Notifications });
  make(container, ListQuizzes, makeListQuizzes, shown);
  make(container, ShowQuiz, makeShowQuiz, shown);
  make(container, ListOwnQuizzes, makeListOwnQuizzes, own);
  make(container, StartQuiz, makeStartQuiz, { ...own, newId: NewId });
  make(container, AnswerQuiz, makeAnswerQuiz, own);
  make(container, FinishQuiz, makeFinishQuiz, own);
  make(container, ShowQuizResult, makeShowQuizResult, own);
}
