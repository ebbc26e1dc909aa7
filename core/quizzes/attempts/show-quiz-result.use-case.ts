import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { earned } from "../earned.ts";
import { quizResult } from "../quiz-result.ts";
import { quizState } from "../quiz-times.ts";
import { scoredQuiz } from "../content/scored-quiz.ts";
import { marksOfAll } from "./marks-of-all.ts";
import { orderedOptions } from "./ordered-options.ts";
import { attemptAt, attemptOf } from "./quiz-attempt.ts";
import { receivedQuiz } from "./finish-quiz.use-case.ts";
import { shownQuiz } from "./shown-quiz.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AnswerKey, AnswerValue } from "../quiz.ts";
import type { KeylessQuestion, KeylessQuiz, QuizId, QuizText } from "../content/keyless-quiz.ts";
import type { ReceivedQuiz } from "./finish-quiz.use-case.ts";
import type { KeptMarks, QuizAttempt } from "./quiz-attempt.ts";
import type { QuizAttempts } from "./quiz-attempts.port.ts";
import type { Quizzes } from "./quizzes.port.ts";
import type { QuizNotFound } from "./show-quiz.use-case.ts";
import type { ShownQuiz } from "./shown-quiz.ts";

/** A question once it may be told: one's own answer (null: none), the right one, what it earned in hundredths, why, and where from. */
export type SolvedQuestion = {
  readonly question: KeylessQuestion;
  readonly given: AnswerValue | null;
  readonly key: AnswerKey;
  readonly earned: number;
  readonly explanation: QuizText;
  readonly source: string;
};

/** `score` and `max` in hundredths of a point. */
export type QuizMarks = KeptMarks & { readonly max: number; readonly percent: number; readonly isPassed: boolean };

/** `solved` null: the quiz is not over, and nobody is told anything. */
export type OwnResult = {
  readonly quiz: ShownQuiz;
  readonly received: ReceivedQuiz;
  readonly solved: { readonly marks: QuizMarks; readonly questions: readonly SolvedQuestion[] } | null;
};

export type ResultRefusal =
  | QuizNotFound
  | { readonly kind: "not-taken" }
  | { readonly kind: "attempting"; readonly deadline: number | null };

/** One's own result, from when it may be told on. Source: specification/quizzes.md, When keys are told. */
export type ShowQuizResult = (customer: CustomerId, id: QuizId) => Promise<Result<OwnResult, ResultRefusal>>;
export const ShowQuizResult = token<ShowQuizResult>("ShowQuizResult");

type Needs = {
  readonly quizzes: Pick<Quizzes, "find" | "keys">;
  readonly attempts: Pick<QuizAttempts, "at" | "mark">;
  readonly now: Clock;
};

export const makeShowQuizResult = ({ quizzes, attempts, now }: Needs): ShowQuizResult => {
  async function marked(quiz: KeylessQuiz, attempt: QuizAttempt): Promise<QuizAttempt> {
    if (attempt.marks !== null) return attempt;
    const keys = await quizzes.keys(quiz.id);
    await attempts.mark(quiz.id, (all) => marksOfAll({ quiz, keys }, all));
    return (await attempts.at(attempt.customer, quiz.id)) ?? attempt;
  }
  return async (customer, id) => {
    const at = now();
    const found = await quizzes.find(id);
    const shown = found === null ? null : shownQuiz(found, at);
    if (found === null || shown === null) return refused({ kind: "not-found" });
    const { quiz } = found;
    const attempt = await attempts.at(customer, id);
    if (attempt === null) return refused({ kind: "not-taken" });
    const { state, deadline } = attemptAt(quiz, attempt, at);
    if (state === "attempting") return refused({ kind: "attempting", deadline });
    const received = receivedQuiz(quiz, attempt, at);
    if (quizState(quiz, at) !== "closed") return ok({ quiz: shown, received, solved: null });
    const { marks, answers, seed } = await marked(quiz, attempt);
    if (marks === null) throw new TypeError(`${id} is over and an attempt at it has no marks`);
    const keys = await quizzes.keys(id);
    const scored = scoredQuiz(quiz, keys);
    const questions = quiz.questions.flatMap((question): readonly SolvedQuestion[] => {
      const key = keys.find((one) => one.question === question.id);
      const scoring = scored.questions.find((one) => one.id === question.id);
      if (key === undefined || scoring === undefined) return [];
      const given = answers.find((answer) => answer.question === question.id)?.value ?? null;
      const { explanation, source } = key;
      return [
        {
          ...{ question: orderedOptions(question, seed), given, key: key.key, explanation, source },
          earned: given === null ? 0 : earned(scoring, given),
        },
      ];
    });
    const own = quizResult({ quiz: scored, attempts: [attemptOf(attempt)], at }).attempts[0]?.marks ?? null;
    if (own === null || own.percent === null || own.isPassed === null) throw new TypeError(`${id} is over and tells no marks`);
    const { max, percent, isPassed } = own;
    return ok({ quiz: shown, received, solved: { marks: { ...marks, max, percent, isPassed }, questions } });
  };
};
