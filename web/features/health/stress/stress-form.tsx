import { observer } from "mobx-react-lite";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TOOL_FORM } from "#web/features/health/sitting/sitting-field.ts";
import { toolWords } from "#web/features/health/wording/tools.ts";
import { stressAnswers, STRESS_SCALE } from "./stress-answers.ts";
import { stressWords } from "./stress-words.ts";
import type { StressModel } from "./stress-model.ts";

type StressFormProps = { readonly model: StressModel; readonly onSubmit: () => void };

/** Ten questions about the last month. */
export const StressForm = observer(function StressForm({ model, onSubmit }: StressFormProps) {
  const { answers, missing, faults } = model;
  const choices = STRESS_SCALE.map((step) => ({ value: String(step), words: stressWords.scale[step] ?? "" }));
  return (
    <Form id={TOOL_FORM} standsWithoutScript autoComplete="off" label={stressWords.form} faults={faults} onSubmit={onSubmit}>
      <p className="strong">{stressWords.howOften}</p>
      {stressWords.questions.map((questionText, index) => {
        const question = index + 1;
        const answer = answers[index] ?? null;
        return (
          <ChoiceField
            key={questionText}
            label={stressWords.numbered({ number: String(question), asked: questionText })}
            name={stressAnswers.field(question)}
            choices={choices}
            value={answer === null ? "" : String(answer)}
            onChange={(value) => void model.answer(question, Number(value))}
            problem={missing.includes(question) ? stressWords.unanswered : null}
          />
        );
      })}
      <div role="status">{missing.length === 0 ? null : <p className="strong">{stressWords.missingText(missing)}</p>}</div>
      <div>
        <SendButton state="ready">{toolWords.workOut}</SendButton>
      </div>
    </Form>
  );
});
