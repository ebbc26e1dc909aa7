import type { TimedQuiz, Turn } from "./quiz.ts";

/** When a live question was opened and when it ended, in milliseconds since 1970. */
export type OpenTurn = { readonly begins: number; readonly ends: number };

/**
 * Each question that was opened. It ends when its seconds are over, when the host closes it, when the next one opens, or with the quiz.
 * Source: specification/quizzes.md, Live questions.
 */
export function openTurns(quiz: Turning, turns: readonly Turn[]): ReadonlyMap<string, OpenTurn> {
  const seconds = new Map(quiz.questions.map((question) => [question.id, question.seconds]));
  return new Map(turns.map((turn, index) => [turn.question, spanOf(turn, seconds.get(turn.question) ?? 0, turns[index + 1], quiz)]));
}

/** The same of one question, without looking at the others; null: it was not opened. */
export function openTurnOf(quiz: Turning, turns: readonly Turn[], question: string): OpenTurn | null {
  const index = turns.findLastIndex((turn) => turn.question === question);
  const turn = turns[index];
  const seconds = quiz.questions.find(({ id }) => id === question)?.seconds ?? 0;
  return turn === undefined ? null : spanOf(turn, seconds, turns[index + 1], quiz);
}

type Turning = Pick<TimedQuiz, "closesAt" | "questions">;

function spanOf({ at, closedAt }: Turn, seconds: number, next: Turn | undefined, { closesAt }: Turning): OpenTurn {
  return { begins: at, ends: Math.min(at + seconds * 1_000, closedAt ?? closesAt, next?.at ?? closesAt, closesAt) };
}
