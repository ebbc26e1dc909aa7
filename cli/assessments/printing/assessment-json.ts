import type { AssessedAnswers } from "#core/assessments/assess-answers.ts";

/** What `assessment check --json` prints, its keys in that order. Source: specification/assessments.md, The commands. */
export const assessmentJson = ({ enabled, completeness: { answered, required, percent, missing }, dropped }: AssessedAnswers) => ({
  enabled,
  answered,
  required,
  percent,
  missing,
  dropped,
});
