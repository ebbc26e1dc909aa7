import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { resultsFrom } from "../quiz-times.ts";
import { attemptAt, instantFor } from "./quiz-attempt.ts";
import { maker } from "../../shared/use-case.ts";
import { Quizzes } from "./quizzes.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { QuizAttempts } from "./quiz-attempts.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";
import type { QuizAttempt } from "./quiz-attempt.ts";
import type { QuizNotFound } from "./show-quiz.use-case.ts";

/** What the customer is told of a quiz they handed in: how many questions they answered, and when the results come. */
export type ReceivedQuiz = {
  readonly answered: number;
  readonly questions: number;
  readonly finishedAt: number;
  readonly resultsAt: number;
};

/**
 * Hands an attempt in. If it was handed in before, or its time is over, the answer is the same as then. Source: specification/quizzes.md,
 * Window and attempt.
 */
export type FinishQuiz = (customer: CustomerId, id: QuizId) => Promise<Result<ReceivedQuiz, QuizNotFound>>;
export const FinishQuiz = useCase<FinishQuiz>("quizzes", "FinishQuiz");

type Needs = { readonly quizzes: Pick<Quizzes, "find">; readonly attempts: Pick<QuizAttempts, "change">; readonly now: Clock };

export const makeFinishQuiz = maker(
  FinishQuiz,
  { quizzes: Quizzes, now: Clock, attempts: QuizAttempts },
  ({ quizzes, attempts, now }: Needs) =>
    async (customer, id) => {
      const called = now();
      const found = await quizzes.find(id);
      if (found === null || found.quiz.mode.kind === "live") return refused({ kind: "not-found" });
      return attempts.change<Result<ReceivedQuiz, QuizNotFound>>(customer, id, (before) => {
        if (before === null) return { after: null, answer: refused({ kind: "not-found" }) };
        // An answer of this very instant was saved before, and stays.
        const at = instantFor(before, called);
        if (attemptAt(found, before, at).state !== "attempting") return { after: null, answer: ok(receivedQuiz(found, before, at)) };
        const last = before.answers.some((answer) => answer.at === at) ? at + 1 : at;
        const after = { ...before, handedInAt: last };
        return { after, answer: ok(receivedQuiz(found, after, last)) };
      });
    },
);

export function receivedQuiz(turned: TurnedQuiz, attempt: QuizAttempt, at: number): ReceivedQuiz {
  const { answered, finishedAt } = attemptAt(turned, attempt, at);
  const { quiz } = turned;
  return { answered, questions: quiz.questions.length, finishedAt: finishedAt ?? at, resultsAt: resultsFrom(quiz) };
}
