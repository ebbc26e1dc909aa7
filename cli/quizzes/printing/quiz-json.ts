import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import { pointsText } from "./points-text.ts";
import type { AttemptResult, QuizResult } from "#core/quizzes/quiz-result.ts";

/** A quiz's result as `quiz score --json` prints it, its keys in that order. Source: specification/quizzes.md, The command. */
export const quizJson = ({ state, keys, attempts }: QuizResult) => ({ state, keys, attempts: attempts.map(attemptJson) });

const attemptJson = ({ person, state, deadline, finishedAt, answers, answered, marks }: AttemptResult) => ({
  person,
  state,
  deadline: utcOrNull(deadline),
  finished_at: utcOrNull(finishedAt),
  answers,
  answered,
  score: marks === null ? null : pointsText(marks.score),
  max: marks === null ? null : pointsText(marks.max),
  percent: marks?.percent ?? null,
  passed: marks?.isPassed ?? null,
  rank: marks?.rank ?? null,
});
