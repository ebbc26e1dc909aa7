import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { assessmentWords as words } from "#web/features/assessments/assessment-words.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";

type LinesFieldProps = {
  readonly label: string;
  readonly values: readonly AnswerValue[];
  readonly most: number;
  readonly problem: string | null;
  readonly onChange: (values: readonly string[]) => void;
};

/** Several answers in words, a field for each. An empty field, and what stands there already, is no answer. */
export function LinesField({ label, values, most, problem, onChange }: LinesFieldProps) {
  const [typed, type] = useState<readonly string[]>(values.map(String));
  const given = values.map(String);
  const lines = isSame(answered(typed), given) ? typed : given; // Else another device, or a press, has answered it.
  const fields = lines.length === 0 ? [""] : lines;
  const enter = (changed: readonly string[]) => {
    type(changed);
    onChange(answered(changed));
  };
  return (
    <fieldset className={problem === null ? "field choice-field" : "field choice-field is-error"}>
      <legend>{label}</legend>
      <div className="stack gap-2">
        {fields.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place alone.
          <div key={place} className="stack gap-1">
            <TextField
              label={words.line({ number: String(place + 1) })}
              value={line}
              most={most}
              onChange={(text) => enter(fields.with(place, text))}
            />
            {fields.length === 1 ? null : (
              <div className="row">
                <Button look="danger-quiet" onPress={() => enter(fields.toSpliced(place, 1))}>
                  {words.removeLine}
                  <span className="visually-hidden"> {line === "" ? words.line({ number: String(place + 1) }) : line}</span>
                </Button>
              </div>
            )}
          </div>
        ))}
        <div className="row">
          <Button look="quiet" onPress={() => type([...fields, ""])}>
            {words.addLine}
          </Button>
        </div>
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

const answered = (lines: readonly string[]): readonly string[] => [...new Set(lines.filter((line) => line.trim() !== ""))];

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, place) => one === others[place]);
