import type { TimedQuiz, Turn } from "./quiz.ts";

/** When a live question was opened and when it ended, in milliseconds since 1970. */
export type OpenTurn = { readonly begins: number; readonly ends: number };

/**
 * Each question that was opened. It ends when its seconds are over, when the host closes it, when the next one opens, or with the quiz.
 * Source: specification/quizzes.md, Live questions.
 */
export function openTurns(
  { closesAt, questions }: Pick<TimedQuiz, "closesAt" | "questions">,
  turns: readonly Turn[],
): ReadonlyMap<string, OpenTurn> {
  const seconds = new Map(questions.map((question) => [question.id, question.seconds]));
  return new Map(
    turns.map(({ question, at, closedAt }, index) => {
      const own = at + (seconds.get(question) ?? 0) * 1_000;
      return [question, { begins: at, ends: Math.min(own, closedAt ?? closesAt, turns[index + 1]?.at ?? closesAt, closesAt) }];
    }),
  );
}
