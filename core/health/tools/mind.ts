import { countedStep } from "../counted-step.ts";
import type { HealthAnswer } from "../health-answer.ts";

export const MIND_CATEGORIES = ["emotional", "occupational", "social"] as const;
export type MindCategory = (typeof MIND_CATEGORIES)[number];

/** `answers` by the ids of questions, from 0 to 4; a question without one is not answered. */
export type MindInput = { readonly category: MindCategory; readonly answers: ReadonlyMap<string, number> };
export type MindAnswer = HealthAnswer & {
  readonly answered: number;
  readonly required: number;
  readonly missing: readonly string[];
  readonly lowest: readonly string[];
};

const TURNED: Readonly<Record<MindCategory, readonly number[]>> = { emotional: [3, 6], occupational: [2, 7], social: [2, 5] };

/** The ids of the eight questions of a category, in order. */
export const mindQuestions = (category: MindCategory): readonly string[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${category}-${number}`);

/** Whether a question, counted from 1, is turned: the more often, the less well. */
export const isTurned = (category: MindCategory, question: number): boolean => TURNED[category].includes(question);

/** An index of eight answers, and what to begin with. Source: specification/health-tools.md, mind. */
export function mind({ category, answers }: MindInput): MindAnswer {
  const questions = mindQuestions(category);
  const scores = questions.flatMap((id, index) => {
    const answer = answers.get(id);
    return answer === undefined ? [] : [{ id, score: isTurned(category, index + 1) ? 4 - answer : answer }];
  });
  const isComplete = scores.length === questions.length;
  const sum = scores.reduce((total, { score }) => total + score, 0);
  const index = (100 * sum) / 32; // A multiple of an eighth, which a double holds exactly.
  const shown = Math.round(index);
  const band = !isComplete ? null : shown < 50 ? "low" : shown < 75 ? "fair" : "good";
  return {
    tool: "mind",
    formula: "mind@1",
    figures: isComplete ? { index: String(shown) } : null,
    band,
    notes: category === "emotional" && band === "low" ? ["helpline"] : [],
    steps: isComplete ? [countedStep("sum", sum), countedStep("index", index)] : [],
    answered: scores.length,
    required: questions.length,
    missing: questions.filter((id) => !answers.has(id)),
    lowest: scores
      .filter(({ score }) => score <= 2)
      .toSorted((a, b) => a.score - b.score)
      .slice(0, 2)
      .map(({ id }) => id),
  };
}
