import type { Completeness } from "#core/assessments/assess-answers.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";

/** What the fields of questions stand on: what is answered, whether it fits, and whether what is missing is told. */
export type AnsweredQuestions = {
  readonly isChecked: boolean;
  readonly completeness: Pick<Completeness, "missing">;
  valuesOf(linkId: string): readonly AnswerValue[];
  fits(item: QuestionnaireItem): boolean;
  /** Takes what was chosen. */
  answer(linkId: string, values: readonly AnswerValue[]): Promise<void>;
  /** Takes what is being typed. */
  type(linkId: string, values: readonly AnswerValue[]): void;
};
