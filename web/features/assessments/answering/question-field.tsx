import { observer } from "mobx-react-lite";
import { useState } from "react";
import { typedNumber } from "#core/shared/typed-number.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { assessmentWords as words } from "#web/features/assessments/assessment-words.ts";
import { FormerAllergies } from "./former-allergies.tsx";
import { LinesField } from "./lines-field.tsx";
import { SeveralField } from "./several-field.tsx";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";
import type { AnsweredQuestions } from "./answered-questions.ts";

type QuestionFieldProps = { readonly model: AnsweredQuestions; readonly item: QuestionnaireItem };

/** A question, as its type asks it. What is chosen is saved at once, what is typed once a hand rests. */
export const QuestionField = observer(function QuestionField({ model, item }: QuestionFieldProps) {
  const { linkId, options } = item;
  const values = model.valuesOf(linkId);
  const [value] = values;
  const label = item.isRequired ? words.told(item) : `${words.told(item)} ${words.optional}`;
  const problem = problemOf(model, item);
  const choose = (chosen: string) => void model.answer(linkId, [chosen]);
  switch (item.type) {
    case "display":
      return <p>{words.told(item)}</p>;
    case "attachment":
      return null; // Reports are sent for an appointment, by the page that knows which.
    case "boolean":
      return (
        <ChoiceField
          label={label}
          choices={[
            { value: "yes", words: words.yes },
            { value: "no", words: words.no },
          ]}
          value={value === undefined ? "" : value === true ? "yes" : "no"}
          problem={problem}
          onChange={(chosen) => void model.answer(linkId, [chosen === "yes"])}
        />
      );
    case "choice":
      return item.isRepeated ? (
        <SeveralField
          label={label}
          item={item}
          values={values}
          problem={problem}
          onChange={(chosen) => void model.answer(linkId, chosen)}
        />
      ) : (
        <ChoiceField
          label={label}
          choices={options.map((option) => ({ value: option.code, words: words.told(option) }))}
          value={String(value ?? "")}
          problem={problem}
          onChange={choose}
        />
      );
    case "integer":
    case "decimal":
    case "quantity":
      return item.ends === null ? (
        <NumberField model={model} item={item} label={label} />
      ) : (
        <ScaleField label={label} item={item} value={value} problem={problem} onChange={(chosen) => void model.answer(linkId, [chosen])} />
      );
    case "text":
      if (item.isReadOnly) return value === undefined ? null : <FormerAllergies model={model} text={String(value)} />;
      return <TextArea label={label} value={String(value ?? "")} problem={problem} onChange={(text) => model.type(linkId, typed(text))} />;
    case "string":
      return item.isRepeated ? (
        <LinesField
          label={label}
          values={values}
          most={item.mostCharacters ?? 200}
          problem={problem}
          onChange={(lines) => model.type(linkId, lines)}
        />
      ) : (
        <LineField model={model} item={item} label={label} />
      );
    case "open-choice":
      return <LineField model={model} item={item} label={label} />;
    case "date":
      return (
        <TextField
          label={label}
          type="date"
          value={String(value ?? "")}
          problem={problem}
          onChange={(text) => void model.answer(linkId, typed(text))}
        />
      );
    case "group":
      return <h3 className="heading-3">{words.told(item)}</h3>;
  }
});

const LineField = observer(function LineField({ model, item, label }: QuestionFieldProps & { readonly label: string }) {
  const [value] = model.valuesOf(item.linkId);
  return (
    <TextField
      label={label}
      value={String(value ?? "")}
      problem={problemOf(model, item)}
      most={item.mostCharacters ?? 200}
      onChange={(text) => model.type(item.linkId, typed(text))}
    />
  );
});

const typed = (text: string): readonly string[] => (text.trim() === "" ? [] : [text]);

function problemOf(model: AnsweredQuestions, item: QuestionnaireItem): string | null {
  if (!model.isChecked) return null;
  if (!model.fits(item) && item.type !== "attachment") return words.unfit;
  return model.completeness.missing.includes(item.linkId) ? words.missing : null;
}

type ScaleFieldProps = {
  readonly label: string;
  readonly item: QuestionnaireItem;
  readonly value: unknown;
  readonly problem: string | null;
  readonly onChange: (value: number) => void;
};

/** A whole number of a scale, each to press; what its ends stand for is said. */
function ScaleField({ label, item, value, problem, onChange }: ScaleFieldProps) {
  const { least, most } = item.range ?? { least: 0, most: 10 };
  const figures = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return (
    <div className="stack gap-1">
      <ChoiceField
        label={label}
        choices={figures.map((figure) => ({ value: figure, words: figure }))}
        value={value === undefined ? "" : String(value)}
        problem={problem}
        onChange={(chosen) => onChange(Number(chosen))}
      />
      <p className="small muted">{words.hint(item)}</p>
    </div>
  );
}

/** A number as it is typed; what is none yet is no answer, and is told once the page is left. */
const NumberField = observer(function NumberField({ model, item, label }: QuestionFieldProps & { readonly label: string }) {
  const [value] = model.valuesOf(item.linkId);
  const [text, type] = useState(value === undefined ? "" : String(value));
  const hint = words.hint(item);
  const change = (given: string) => {
    type(given);
    const read = typedNumber(given);
    model.type(item.linkId, read === null ? [] : [read]);
  };
  const problem = model.isChecked && text.trim() !== "" && typedNumber(text) === null ? words.unfit : problemOf(model, item);
  return (
    <TextField
      label={label}
      value={text}
      inputMode={item.type === "integer" ? "numeric" : "decimal"}
      problem={problem}
      {...(hint === null ? {} : { hint })}
      onChange={change}
    />
  );
});
