import { observer } from "mobx-react-lite";
import { ACTIVITY_FACTORS, AIMS } from "#core/health/activity-factors.ts";
import { AGES } from "#core/health/measures.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { MeasureFields } from "#web/features/health/tool/measure-fields.tsx";
import { measureWords } from "#web/features/health/tool/measure-words.ts";
import { Form } from "#web/design/fields/form.tsx";
import { TOOL_FORM } from "#web/features/health/sitting/sitting-field.ts";
import { toolWords } from "#web/features/health/wording/tools.ts";
import { needsWords } from "./needs-words.ts";
import type { ToolModel } from "#web/features/health/tool/tool-model.ts";
import type { NeedsField } from "./needs-values.ts";
import type { NeedsAnswers } from "./work-out-needs.ts";

type NeedsFormProps = { readonly tool: ToolModel<NeedsField, NeedsAnswers>; readonly onSubmit: () => void };

const choicesOf = (values: object, words: Readonly<Record<string, string>>) =>
  Object.keys(values).map((value) => ({ value, words: words[value] ?? value }));

/** What daily needs hang on. */
export const NeedsForm = observer(function NeedsForm({ tool, onSubmit }: NeedsFormProps) {
  return (
    <Form id={TOOL_FORM} standsWithoutScript autoComplete="off" label={needsWords.form} faults={tool.faults} onSubmit={onSubmit}>
      <MeasureFields tool={tool} age={{ from: AGES.adult, isNeeded: true }} />
      <SelectField
        label={needsWords.activity}
        name="activity"
        choices={choicesOf(ACTIVITY_FACTORS, needsWords.activities)}
        unchosen={needsWords.unchosen}
        value={tool.values.activity}
        onChange={(value) => tool.fill("activity", value)}
        problem={measureWords.ofChoice(tool.problemOf("activity"))}
      />
      <ChoiceField
        label={needsWords.aim}
        name="aim"
        choices={choicesOf(AIMS, needsWords.aims)}
        value={tool.values.aim}
        onChange={(value) => tool.fill("aim", value)}
        problem={measureWords.ofChoice(tool.problemOf("aim"))}
      />
      <div role="status">{tool.isUnavailable ? <Notice kind="bad">{toolWords.unavailable}</Notice> : null}</div>
      <div>
        <SendButton state="ready">{toolWords.workOut}</SendButton>
      </div>
    </Form>
  );
});
