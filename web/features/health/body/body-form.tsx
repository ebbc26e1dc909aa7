import { observer } from "mobx-react-lite";
import { AGES } from "#core/health/measures.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { MeasureField } from "#web/features/health/tool/measure-field.tsx";
import { MeasureFields } from "#web/features/health/tool/measure-fields.tsx";
import { measureWords } from "#web/features/health/tool/measure-words.ts";
import { Form } from "#web/design/fields/form.tsx";
import { TOOL_FORM } from "#web/features/health/sitting/sitting-field.ts";
import { bodyPhrases } from "#web/features/health/wording/body.ts";
import { toolWords } from "#web/features/health/wording/tools.ts";
import { LateTapePlaces } from "./late-tape-places.tsx";
import type { ToolModel } from "#web/features/health/tool/tool-model.ts";
import type { BodyField } from "./body-values.ts";
import type { BodyAnswers } from "./work-out-body.ts";

type BodyFormProps = { readonly tool: ToolModel<BodyField, BodyAnswers>; readonly onSubmit: () => void };

const GIRTHS = ["neck", "waist", "hip"] as const;

/** What the calculator asks; a result needs weight and height alone. */
export const BodyForm = observer(function BodyForm({ tool, onSubmit }: BodyFormProps) {
  const { values } = tool;
  const unit = {
    name: "girth_unit",
    label: bodyPhrases.girthUnit,
    value: values.girth_unit,
    choices: (["cm", "in"] as const).map((value) => ({ value, words: measureWords.units[value] })),
    onChange: (chosen: string) => tool.fill("girth_unit", chosen),
  };
  return (
    <Form id={TOOL_FORM} standsWithoutScript autoComplete="off" label={bodyPhrases.form} faults={tool.faults} onSubmit={onSubmit}>
      <MeasureFields tool={tool} age={{ from: AGES.from, isNeeded: false }} />
      <fieldset className="tape-fields">
        <legend className="heading-3">{bodyPhrases.tape}</legend>
        <p className="small muted">{bodyPhrases.tapeHint}</p>
        <div className="tape-pair">
          <LateTapePlaces />
          <div className="tool-fields">
            {GIRTHS.map((girth) => (
              <MeasureField
                key={girth}
                label={bodyPhrases.places[girth]}
                name={girth}
                value={values[girth]}
                onChange={(value) => tool.fill(girth, value)}
                problem={measureWords.ofGirth(girth, tool.problemOf(girth), values.girth_unit)}
                hint={bodyPhrases.placeHints[girth]}
                {...(girth === "neck" ? { unit } : {})}
              />
            ))}
          </div>
        </div>
      </fieldset>
      <div role="status">{tool.isUnavailable ? <Notice kind="bad">{toolWords.unavailable}</Notice> : null}</div>
      <div>
        <SendButton state="ready">{toolWords.workOut}</SendButton>
      </div>
    </Form>
  );
});
