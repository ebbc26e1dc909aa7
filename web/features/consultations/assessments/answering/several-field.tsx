import { CircleAlert } from "lucide-react";
import { assessmentWords as words } from "#web/features/consultations/assessments/assessment-words.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { AnswerOption, QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";

type SeveralFieldProps = {
  readonly label: string;
  readonly item: QuestionnaireItem;
  readonly values: readonly AnswerValue[];
  readonly problem: string | null;
  readonly onChange: (values: readonly AnswerValue[]) => void;
};

/** Any number of a few, all in sight. "None of these" takes the others back, and each of them takes it back. */
export function SeveralField({ label, item: { options, linkId }, values, problem, onChange }: SeveralFieldProps) {
  const press = ({ code, isExclusive }: AnswerOption) => {
    if (values.includes(code)) return onChange(values.filter((value) => value !== code));
    if (isExclusive) return onChange([code]);
    const exclusive = options.filter((option) => option.isExclusive).map((option) => option.code);
    onChange(
      options.flatMap((option) =>
        option.code === code || (values.includes(option.code) && !exclusive.includes(option.code)) ? [option.code] : [],
      ),
    );
  };
  return (
    <fieldset className={problem === null ? "field choice-field" : "field choice-field is-error"}>
      <legend>{label}</legend>
      <div className="row flex-wrap">
        {options.map((option) => {
          const isChosen = values.includes(option.code);
          return (
            <label key={option.code} className={isChosen ? "chip is-chosen" : "chip"}>
              <input
                type="checkbox"
                name={linkId}
                value={option.code}
                checked={isChosen}
                aria-invalid={problem !== null}
                onChange={() => press(option)}
              />
              {words.told(option)}
            </label>
          );
        })}
      </div>
      {problem === null ? null : (
        <span className="field-error" role="alert">
          <CircleAlert className="icon icon-small" aria-hidden="true" />
          {problem}
        </span>
      )}
    </fieldset>
  );
}
