import { ChipsField } from "#web/design/fields/chips-field.tsx";
import { assessmentWords as words } from "#web/features/assessments/assessment-words.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";

type SeveralFieldProps = {
  readonly label: string;
  readonly item: QuestionnaireItem;
  readonly values: readonly AnswerValue[];
  readonly problem: string | null;
  readonly onChange: (values: readonly AnswerValue[]) => void;
};

/** A question with any number of answers out of a few. */
export const SeveralField = ({ label, item: { options }, values, problem, onChange }: SeveralFieldProps) => (
  <ChipsField
    label={label}
    choices={options.map((option) => ({ value: option.code, words: words.told(option) }))}
    chosen={options.flatMap(({ code }) => (values.includes(code) ? [code] : []))}
    exclusive={options.flatMap(({ code, isExclusive }) => (isExclusive ? [code] : []))}
    problem={problem}
    onChange={onChange}
  />
);
