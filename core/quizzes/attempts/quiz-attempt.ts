import { attemptResult } from "../quiz-result.ts";
import { timedQuiz } from "../content/scored-quiz.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";
import type { Answer, Attempt } from "../quiz.ts";
import type { AttemptResult } from "../quiz-result.ts";

/** What an attempt came to once the quiz was over: hundredths of a point, the place, and among how many. */
export type KeptMarks = { readonly score: number; readonly rank: number; readonly takers: number };

/**
 * An attempt as it is kept: one of a customer at a quiz. `answers` holds the newest of each question that came in time. `seat` counts the
 * devices that took the attempt over, and the last one answers. `seed` orders its options. `marks` null: the quiz is not over, or nobody
 * has looked yet.
 */
export type QuizAttempt = {
  readonly customer: CustomerId;
  readonly quiz: QuizId;
  readonly seed: string;
  readonly seat: number;
  readonly startedAt: number;
  readonly handedInAt: number | null;
  readonly answers: readonly Answer[];
  readonly marks: KeptMarks | null;
};

/** The attempt that a customer begins at a quiz. `seed`: by chance. */
export const newAttempt = (
  customer: CustomerId,
  quiz: QuizId,
  { seed, startedAt }: Pick<QuizAttempt, "seed" | "startedAt">,
): QuizAttempt => ({
  customer,
  quiz,
  seed,
  seat: 1,
  startedAt,
  handedInAt: null,
  answers: [],
  marks: null,
});

export const attemptOf = ({ customer, startedAt, handedInAt, answers }: QuizAttempt): Attempt => ({
  person: customer,
  startedAt,
  handedInAt,
  answers,
});

/** How an attempt stands at an instant. Nothing of a key goes into it. */
export const attemptAt = ({ quiz, turns }: TurnedQuiz, attempt: QuizAttempt, at: number): Omit<AttemptResult, "marks"> =>
  attemptResult(timedQuiz(quiz, turns), attemptOf(attempt), at);

/** An attempt never sees a clock go back: what happens to it happens at the latest instant so far. */
export const instantFor = ({ startedAt, answers }: QuizAttempt, now: number): number =>
  answers.reduce((latest, answer) => Math.max(latest, answer.at), Math.max(startedAt, now));
