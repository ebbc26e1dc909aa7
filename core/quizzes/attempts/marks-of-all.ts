import { quizResult } from "../quiz-result.ts";
import { resultsFrom } from "../quiz-times.ts";
import { scoredQuiz } from "../content/scored-quiz.ts";
import { attemptOf } from "./quiz-attempt.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { KeyedQuiz } from "../content/question-key.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";
import type { KeptMarks, QuizAttempt } from "./quiz-attempt.ts";

/** What every attempt at a quiz has come to once it is over: `quizResult` at the instant from which results are told. */
export function marksOfAll(
  { quiz, turns, keys }: KeyedQuiz & TurnedQuiz,
  attempts: readonly QuizAttempt[],
): ReadonlyMap<CustomerId, KeptMarks> {
  const at = resultsFrom(quiz);
  const { attempts: results } = quizResult({ quiz: scoredQuiz(quiz, keys, turns), attempts: attempts.map(attemptOf), at });
  const takers = attempts.length;
  return new Map(
    attempts.flatMap(({ customer }, index) => {
      const marks = results[index]?.marks ?? null;
      return marks === null || marks.rank === null ? [] : [[customer, { score: marks.score, rank: marks.rank, takers }]];
    }),
  );
}
