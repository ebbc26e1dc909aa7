import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { cardPhrases } from "#web/features/health/wording/card.ts";
import type { TypedRow } from "./typed-row.ts";

/** What a formula's card tells of: which formula, what it answered, and what went in. */
export type CardDetailsProps = {
  readonly formula: keyof typeof cardPhrases.formulas;
  readonly answer: HealthAnswer;
  readonly typed: readonly TypedRow[];
};
