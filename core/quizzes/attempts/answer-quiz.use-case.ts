import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { answerJudge, judgedAnswers } from "../judged-answers.ts";
import { attemptSpan } from "../quiz-times.ts";
import { timedQuiz } from "../content/scored-quiz.ts";
import { answerFits } from "./answer-fits.ts";
import { judgeByRecent } from "./recent-quiz.ts";
import { attemptAt, attemptOf, instantFor } from "./quiz-attempt.ts";
import { maker } from "../../shared/use-case.ts";
import { Quizzes } from "./quizzes.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { QuizAttempts } from "./quiz-attempts.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { Answer, AnswerValue } from "../quiz.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";
import type { QuizAttempt } from "./quiz-attempt.ts";
import type { QuizNotFound } from "./show-quiz.use-case.ts";

/** `value` null: the answer is taken back. `seat`: as `StartQuiz` gave it. */
export type SentAnswer = { readonly quiz: QuizId; readonly seat: number; readonly question: string; readonly value: AnswerValue | null };

/** When it was saved, and how many questions are answered now: the same for right and wrong. */
export type SavedAnswer = { readonly at: number; readonly answered: number };

export type AnswerRefusal =
  | QuizNotFound
  /** There is no such question, or this is no answer to it. */
  | { readonly kind: "wrong-answer" }
  /** Another device has taken the attempt over. */
  | { readonly kind: "taken-over"; readonly seat: number }
  /** It was handed in. */
  | { readonly kind: "taken"; readonly finishedAt: number }
  /** `savedAt`: the last answer that came in time; null: none did. */
  | { readonly kind: "over"; readonly savedAt: number | null };

/** Saves one answer at the server's time; the newest of a question counts. Source: specification/quizzes.md, Which answers count. */
export type AnswerQuiz = (customer: CustomerId, sent: SentAnswer) => Promise<Result<SavedAnswer, AnswerRefusal>>;
export const AnswerQuiz = useCase<AnswerQuiz>("quizzes", "AnswerQuiz");

type Needs = { readonly quizzes: Pick<Quizzes, "find">; readonly attempts: Pick<QuizAttempts, "change">; readonly now: Clock };

export const makeAnswerQuiz = maker(
  AnswerQuiz,
  { quizzes: Quizzes, now: Clock, attempts: QuizAttempts },
  ({ quizzes, attempts, now }: Needs) => {
    const byRecent = judgeByRecent(quizzes, now);
    return (customer, sent) => {
      const called = now();
      return byRecent(sent.quiz, (found) => answeredQuiz(found, { customer, sent, called }));
    };

    async function answeredQuiz(
      found: TurnedQuiz | null,
      { customer, sent: { quiz: id, seat, question, value }, called }: Sending,
    ): Promise<Result<SavedAnswer, AnswerRefusal>> {
      if (found === null || found.quiz.mode.kind === "live") return refused({ kind: "not-found" });
      const { quiz } = found;
      const answered = quiz.questions.find((one) => one.id === question);
      const fits = answered !== undefined && (value === null || answerFits(answered, value));
      return attempts.change<Result<SavedAnswer, AnswerRefusal>>(customer, id, (before) => {
        if (before === null) return { after: null, answer: refused({ kind: "not-found" }) };
        const at = instantFor(before, called);
        const answer: Answer = { question, value, at };
        const after: QuizAttempt = { ...before, answers: [...before.answers, answer] };
        const span = attemptSpan(timedQuiz(quiz), attemptOf(before));
        const judge = answerJudge({ at, turns: null, questions: quiz.questions });
        const isLate = before.marks !== null || judgedAnswers(attemptOf(after), span, judge).at(-1) !== "counted";
        if (isLate) {
          const { finishedAt } = attemptAt(found, before, at);
          return {
            after: null,
            answer:
              before.handedInAt === null
                ? refused({ kind: "over", savedAt: lastSaved(before) })
                : refused({ kind: "taken", finishedAt: finishedAt ?? before.handedInAt }),
          };
        }
        if (seat !== before.seat) return { after: null, answer: refused({ kind: "taken-over", seat: before.seat }) };
        if (!fits) return { after: null, answer: refused({ kind: "wrong-answer" }) };
        const remaining: QuizAttempt = { ...before, answers: [...before.answers.filter((one) => one.question !== question), answer] };
        return { after: remaining, answer: ok({ at, answered: remaining.answers.filter((one) => one.value !== null).length }) };
      });
    }
  },
);

type Sending = { readonly customer: CustomerId; readonly sent: SentAnswer; readonly called: number };

const lastSaved = ({ answers }: QuizAttempt): number | null =>
  answers.length === 0 ? null : Math.max(...answers.map((answer) => answer.at));
