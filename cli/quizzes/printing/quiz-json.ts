import { printedUtc } from "#core/shared/printed-utc.ts";
import { pointsText } from "./points-text.ts";
import type { AttemptResult, QuizResult } from "#core/quizzes/quiz-result.ts";

/** A quiz's result as `quiz score --json` prints it, its keys in that order. Source: specification/quizzes.md, The command. */
export const quizJson = ({ state, keys, attempts }: QuizResult) => ({ state, keys, attempts: attempts.map(attemptJson) });

const attemptJson = ({ person, state, deadline, finishedAt, answers, answered, marks }: AttemptResult) => ({
  person,
  state,
  deadline: deadline === null ? null : printedUtc(deadline),
  finished_at: finishedAt === null ? null : printedUtc(finishedAt),
  answers,
  answered,
  score: marks === null ? null : pointsText(marks.score),
  max: marks === null ? null : pointsText(marks.max),
  percent: marks?.percent ?? null,
  passed: marks?.isPassed ?? null,
  rank: marks?.rank ?? null,
});
