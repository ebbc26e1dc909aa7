import { observer } from "mobx-react-lite";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { formWords } from "#web/design/wording/form.ts";
import { MeasureField } from "./measure-field.tsx";
import { measureWords } from "./measure-words.ts";
import type { MeasureName } from "./body-measures.ts";
import type { FieldProblem, Values } from "./worked.ts";

type MeasuringTool = {
  readonly values: Values<MeasureName>;
  readonly problemOf: (field: MeasureName) => FieldProblem | null;
  readonly fill: (field: MeasureName, value: string) => void;
};

type MeasureFieldsProps = {
  readonly tool: MeasuringTool;
  /** From which age the tool answers, and whether it needs to know. */
  readonly age: { readonly from: number; readonly isNeeded: boolean };
};

const SEXES = ["female", "male"] as const;

/** What every tool of a body asks: whose formula, age, weight and height. */
export const MeasureFields = observer(function MeasureFields({ tool: { values, problemOf, fill }, age }: MeasureFieldsProps) {
  const unit = (name: "weight_unit" | "height_unit", label: string, units: readonly (keyof typeof measureWords.units)[]) => ({
    name,
    label,
    value: values[name],
    choices: units.map((value) => ({ value, words: measureWords.units[value] })),
    onChange: (chosen: string) => fill(name, chosen),
  });
  return (
    <>
      <div className="tool-pair">
        <MeasureField
          label={measureWords.weight}
          name="weight"
          value={values.weight}
          onChange={(value) => fill("weight", value)}
          problem={measureWords.ofWeight(problemOf("weight"), values.weight_unit)}
          unit={unit("weight_unit", measureWords.weightUnit, ["kg", "lb"])}
        />
        <MeasureField
          label={measureWords.height}
          name="height"
          value={values.height}
          onChange={(value) => fill("height", value)}
          problem={measureWords.ofHeight(problemOf("height"), values.height_unit)}
          unit={unit("height_unit", measureWords.heightUnit, ["cm", "ft"])}
          inches={{
            name: "height_in",
            label: measureWords.inches,
            value: values.height_in,
            onChange: (value) => fill("height_in", value),
          }}
        />
      </div>
      <div className="tool-pair">
        <ChoiceField
          label={measureWords.sex}
          name="sex"
          choices={SEXES.map((value) => ({ value, words: measureWords.sexes[value] }))}
          value={values.sex}
          onChange={(value) => fill("sex", value)}
          problem={measureWords.ofChoice(problemOf("sex"))}
        />
        <TextField
          label={measureWords.age}
          name="age"
          inputMode="numeric"
          most={3}
          value={values.age}
          onChange={(value) => fill("age", value)}
          problem={measureWords.ofAge(problemOf("age"), age.from)}
          {...(age.isNeeded ? {} : { isOptional: formWords.optional })}
        />
      </div>
      <TickField
        label={measureWords.pregnant}
        name="pregnant"
        isTicked={values.pregnant !== ""}
        onChange={(isTicked) => fill("pregnant", isTicked ? "on" : "")}
      />
    </>
  );
});
