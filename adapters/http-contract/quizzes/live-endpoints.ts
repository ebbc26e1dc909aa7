import * as z from "zod/mini";
import { AnswerLiveQuiz } from "#core/quizzes/live/answer-live-quiz.use-case.ts";
import { JoinLiveQuiz } from "#core/quizzes/live/join-live-quiz.use-case.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { instant } from "#adapters/http-contract/scalars.ts";
import { givenAnswer, quiz } from "./quiz-shapes.ts";

const notFound = { "not-found": answerOf(404, "Not found") } as const;

export const joinLiveQuiz = endpoint(JoinLiveQuiz, {
  method: "POST",
  path: "/quiz/live/join",
  in: "body",
  audience: "customer",
  request: only("id", quiz),
  response: fields({ startedAt: ["started_at", instant] }),
  refusals: { ...notFound, closed: answerOf(410, "This quiz is over.", fields({ closedAt: ["closed_at", instant] })) },
});

export const answerLiveQuiz = endpoint(AnswerLiveQuiz, {
  method: "PUT",
  path: "/quiz/live/answer",
  in: "body",
  audience: "customer",
  request: fields({ quiz: ["id", quiz], question: z.string().check(z.maxLength(60)), value: givenAnswer }),
  response: fields({ at: instant }),
  byHand: ({ at }) => ({ at: new Date(at).toISOString() }),
  refusals: {
    ...notFound,
    "not-asked": answerOf(425, "This question is not open yet."),
    late: answerOf(410, "Time is up."),
    "wrong-answer": answerOf(400, "This is no answer to this question."),
    answered: answerOf(409, "You have answered this question."),
  },
});
