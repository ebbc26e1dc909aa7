import type { Attempt, Quiz, TimedQuiz } from "./quiz.ts";

/**
 * How much later than a deadline an answer may arrive because of a slow line, in milliseconds. It is not shown.
 * Source: specification/quizzes.md, The way through a quiz.
 */
export const GRACE = 2_000;

const MINUTE = 60_000;

export type QuizState = "upcoming" | "open" | "settling" | "closed";

/** Source: specification/quizzes.md, Window and attempt. */
export function quizState({ opensAt, closesAt }: Pick<Quiz, "opensAt" | "closesAt">, at: number): QuizState {
  if (at < opensAt) return "upcoming";
  if (at < closesAt) return "open";
  return at < resultsFrom({ closesAt }) ? "settling" : "closed";
}

/**
 * Whether an attempt was begun while that was possible, and if so, until when it lasts. In a live quiz people may join before the
 * beginning.
 */
export type AttemptSpan = { readonly kind: "within"; readonly ends: number } | { readonly kind: "too_early" | "too_late" };

export function attemptSpan({ opensAt, closesAt, mode }: Omit<TimedQuiz, "questions">, { startedAt }: Attempt): AttemptSpan {
  if (startedAt >= closesAt) return { kind: "too_late" };
  switch (mode.kind) {
    case "live":
      return { kind: "within", ends: closesAt };
    case "questionnaire":
      return startedAt < opensAt ? { kind: "too_early" } : { kind: "within", ends: Math.min(startedAt + mode.minutes * MINUTE, closesAt) };
  }
}

/** From when on a quiz that people play alone tells its right answers. */
export const resultsFrom = ({ closesAt }: Pick<Quiz, "closesAt">): number => closesAt + GRACE;
