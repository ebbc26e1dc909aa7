import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { GRACE } from "../quiz-times.ts";
import { openTurnOf } from "../open-turn.ts";
import { answerFits } from "../attempts/answer-fits.ts";
import { judgeByRecent } from "../attempts/recent-quiz.ts";
import { maker } from "../../shared/use-case.ts";
import { Quizzes } from "../attempts/quizzes.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { QuizAttempts } from "../attempts/quiz-attempts.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { AnswerValue } from "../quiz.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";
import type { QuizNotFound } from "../attempts/show-quiz.use-case.ts";

export type LiveAnswer = { readonly quiz: QuizId; readonly question: string; readonly value: AnswerValue };

/** When the server had it: the same for right and wrong. */
export type TakenAnswer = { readonly at: number };

export type LiveAnswerRefusal =
  /** There is no such live quiz, or they have not joined it. */
  | QuizNotFound
  /** There is no such question, or it was not opened yet. */
  | { readonly kind: "not-asked" }
  | { readonly kind: "late" }
  /** The value is not a possible answer to the question. */
  | { readonly kind: "wrong-answer" }
  /** The customer has answered already, and the first answer counts. */
  | { readonly kind: "answered" };

/**
 * Takes one answer while its question is open. The key is not read, so nothing can tell whether the answer is right. Source:
 * specification/quizzes.md, Which answers count.
 */
export type AnswerLiveQuiz = (customer: CustomerId, sent: LiveAnswer) => Promise<Result<TakenAnswer, LiveAnswerRefusal>>;
export const AnswerLiveQuiz = useCase<AnswerLiveQuiz>("quizzes", "AnswerLiveQuiz");

type Needs = { readonly quizzes: Pick<Quizzes, "find">; readonly attempts: Pick<QuizAttempts, "addFirst">; readonly now: Clock };

export const makeAnswerLiveQuiz = maker(
  AnswerLiveQuiz,
  { quizzes: Quizzes, now: Clock, attempts: QuizAttempts },
  ({ quizzes, attempts, now }: Needs) => {
    const byRecent = judgeByRecent(quizzes, now);
    return (customer, sent) => {
      const at = now();
      return byRecent(sent.quiz, (found) => answeredQuestion(found, { customer, sent, at }));
    };

    async function answeredQuestion(
      found: TurnedQuiz | null,
      { customer, sent: { quiz: id, question, value }, at }: Sending,
    ): Promise<Result<TakenAnswer, LiveAnswerRefusal>> {
      if (found === null || found.quiz.mode.kind !== "live") return refused({ kind: "not-found" });
      const keylessQuestion = found.quiz.questions.find(({ id: one }) => one === question);
      const span = openTurnOf(found.quiz, found.turns, question);
      if (keylessQuestion === undefined || span === null || at < span.begins) return refused({ kind: "not-asked" });
      if (at >= span.ends + GRACE) return refused({ kind: "late" });
      if (!answerFits(keylessQuestion, value)) return refused({ kind: "wrong-answer" });
      switch (await attempts.addFirst(customer, id, { question, value, at })) {
        case "added":
          return ok({ at });
        case "answered":
          return refused({ kind: "answered" });
        case "not-begun":
          return refused({ kind: "not-found" });
      }
    }
  },
);

type Sending = { readonly customer: CustomerId; readonly sent: LiveAnswer; readonly at: number };
