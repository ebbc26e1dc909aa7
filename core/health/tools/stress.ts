import { countedStep } from "../counted-step.ts";
import type { HealthAnswer } from "../health-answer.ts";

/** `missing`: numbers of questions, from 1. */
export type StressAnswer = HealthAnswer & { readonly missing: readonly number[] };

const TURNED: ReadonlySet<number> = new Set([4, 5, 7, 8]);

/**
 * The score of ten answers from 0 to 4, some of which count in reverse; null: not answered. Source: specification/health-tools.md, stress.
 */
export function stress({ answers }: { readonly answers: readonly (number | null)[] }): StressAnswer {
  const missing = answers.flatMap((answer, index) => (answer === null ? [index + 1] : []));
  const common = { tool: "stress", formula: "stress@1" };
  if (missing.length > 0) return { ...common, figures: null, band: null, notes: [], steps: [], missing };
  const counts = answers.map((answer, index) => countedAnswer(index + 1, answer ?? 0));
  const score = counts.reduce((sum, count) => sum + count, 0);
  const turned = counts.reduce((sum, count, index) => (TURNED.has(index + 1) ? sum + count : sum), 0);
  const band = score <= 13 ? "low" : score <= 26 ? "moderate" : "high";
  return {
    ...common,
    figures: { score: String(score) },
    band,
    notes: band === "high" ? ["helpline"] : [],
    steps: [countedStep("straight", score - turned), countedStep("turned", turned), countedStep("score", score)],
    missing,
  };
}

/** An answer from 0 to 4 as it counts: some items count in reverse. `item` from 1. Source: specification/health-tools.md, stress. */
export const countedAnswer = (item: number, answer: number): number => (TURNED.has(item) ? 4 - answer : answer);
