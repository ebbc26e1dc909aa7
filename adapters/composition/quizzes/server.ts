import { Notifications } from "#core/notifications/notifications.port.ts";
import { LiveTurns } from "#core/quizzes/live/live-turns.port.ts";
import { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import { liveStream } from "#adapters/http-server/streams/live-stream.ts";
import { postgresLiveTurns } from "#adapters/postgres/quizzes/live-turns.ts";
import { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import * as useCases from "#core/quizzes/use-cases.ts";
import { postgresQuizAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import { postgresQuizzes } from "#adapters/postgres/quizzes/quizzes.ts";
import { quizzesContract } from "#adapters/http-contract/quizzes/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const quizzesArea = {
  name: "quizzes",
  ports(container, { db, listener }) {
    container.bind(LiveTurns).toConstantValue(postgresLiveTurns(db, listener));
    container.bind(Quizzes).toConstantValue(postgresQuizzes(db));
    container.bind(QuizAttempts).toConstantValue(postgresQuizAttempts(db));
  },
  useCases,
  routes: (container) => [liveStream({ watch: container.get(WatchLiveQuiz), beats: container.get(Notifications).beats })],
  contract: quizzesContract,
} as const satisfies ServerArea;
