import { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import { postgresQuizAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import { postgresQuizzes } from "#adapters/postgres/quizzes/quizzes.ts";
import { quizzesInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/quizzes/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const quizzesArea = {
  name: "quizzes",
  ports(container, { db }) {
    container.bind(Quizzes).toConstantValue(postgresQuizzes(db));
    container.bind(QuizAttempts).toConstantValue(postgresQuizAttempts(db));
  },
  useCases: quizzesInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;
