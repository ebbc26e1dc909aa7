import * as z from "zod/mini";
import { AnswerQuiz } from "#core/quizzes/attempts/answer-quiz.use-case.ts";
import { FinishQuiz } from "#core/quizzes/attempts/finish-quiz.use-case.ts";
import { ListOwnQuizzes } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import { ListQuizzes } from "#core/quizzes/attempts/list-quizzes.use-case.ts";
import { ShowQuiz } from "#core/quizzes/attempts/show-quiz.use-case.ts";
import { ShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { indianTime } from "#core/shared/indian-time.ts";
import { answerOf, endpoint, fields, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { instant } from "#adapters/http-contract/scalars.ts";
import { answerKey, answerValue, keptAnswer, keylessQuestion, quiz, shownQuiz } from "./quiz-shapes.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";

const notFound = { "not-found": answerOf(404, "Not found") } as const;
const received = {
  answered: z.int(),
  questions: z.int(),
  finishedAt: ["finished_at", instant],
  resultsAt: ["results_at", instant],
} as const;
const taken = answerOf(409, "You have taken this quiz.", fields({ finishedAt: ["finished_at", instant] }));

export const listQuizzes = endpoint(ListQuizzes, {
  method: "GET",
  path: "/quizzes",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: only("quizzes", z.array(shownQuiz)),
});

export const showQuiz = endpoint(ShowQuiz, {
  method: "GET",
  path: "/quiz",
  in: "query",
  audience: "anyone",
  request: only("id", quiz),
  response: shownQuiz,
  refusals: notFound,
});

export const listOwnQuizzes = endpoint(ListOwnQuizzes, {
  method: "GET",
  path: "/quiz/own",
  in: "query",
  audience: "customer",
  request: nothing,
  response: only(
    "attempts",
    z.array(
      fields({
        quiz: ["quiz_id", quiz],
        isOver: ["over", z.boolean()],
        deadline: z.nullable(instant),
        answered: z.int(),
        resultsAt: ["results_at", instant],
      }),
    ),
  ),
});

export const startQuiz = endpoint(StartQuiz, {
  method: "POST",
  path: "/quiz/start",
  in: "body",
  audience: "customer",
  request: only("id", quiz),
  response: fields({
    quiz: shownQuiz,
    at: instant,
    seat: z.int(),
    deadline: instant,
    questions: z.array(keylessQuestion),
    answers: z.array(keptAnswer),
  }),
  refusals: {
    ...notFound,
    taken,
    "not-open": answerOf(409, "This quiz is not open yet.", fields({ opensAt: ["opens_at", instant] })),
    closed: answerOf(410, "This quiz is over.", fields({ closedAt: ["closed_at", instant] })),
  },
});

export const answerQuiz = endpoint(AnswerQuiz, {
  method: "PUT",
  path: "/quiz/answer",
  in: "body",
  audience: "customer",
  request: fields({
    quiz: ["id", quiz],
    seat: z.int().check(z.minimum(1)),
    question: z.string().check(z.maxLength(60)),
    value: answerValue,
  }),
  response: fields({ at: instant, answered: z.int() }),
  refusals: {
    ...notFound,
    "wrong-answer": answerOf(400, "This is no answer to this question."),
    taken,
    "taken-over": answerOf(409, "You go on with this quiz on another device.", fields({ seat: z.int() })),
    over: answerOf(410, "Time is up.", fields({ savedAt: ["saved_at", z.nullable(instant)] }), ({ savedAt }) =>
      savedAt === null ? "Time is up." : `Time is up. Your answers were saved at ${indianTime(savedAt)}.`,
    ),
  },
});

export const finishQuiz = endpoint(FinishQuiz, {
  method: "POST",
  path: "/quiz/finish",
  in: "body",
  audience: "customer",
  request: only("id", quiz),
  response: fields(received),
  refusals: notFound,
});

const solvedQuestion = fields({
  question: keylessQuestion,
  given: answerValue,
  key: answerKey,
  earned: z.int(),
  explanation: bilingualText,
  source: z.string(),
});

export const showQuizResult = endpoint(ShowQuizResult, {
  method: "GET",
  path: "/quiz/result",
  in: "query",
  audience: "customer",
  request: only("id", quiz),
  response: fields({
    quiz: shownQuiz,
    received: fields(received),
    solved: z.nullable(
      fields({
        marks: fields({
          score: z.int(),
          max: z.int(),
          percent: z.nullable(z.int()),
          isPassed: ["passed", z.nullable(z.boolean())],
          rank: z.int(),
          takers: z.int(),
        }),
        questions: z.array(solvedQuestion),
      }),
    ),
  }),
  refusals: {
    ...notFound,
    attempting: answerOf(409, "This quiz is not handed in yet.", fields({ deadline: z.nullable(instant) })),
    "not-taken": answerOf(409, "You have not taken this quiz."),
  },
});
