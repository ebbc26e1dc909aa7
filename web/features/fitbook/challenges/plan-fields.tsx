import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { LONGEST_TITLE } from "#core/fitbook/challenges/challenge-plan.ts";
import { MEASURE_CAPS, MEASURES } from "#core/fitbook/leaderboard/measure.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { challengeWords } from "./challenge-words.ts";
import type { PlanField, PlanFormModel } from "./plan-form-model.ts";

const { form: words, measures, scorings } = challengeWords;
const MEASURE_CHOICES = MEASURES.map((measure) => ({ value: measure, words: measures[measure] }));
const SCORING_CHOICES = (["total", "goal_days", "streak"] as const).map((kind) => ({ value: kind, words: scorings[kind] }));

type PlanFieldsProps = { readonly model: PlanFormModel; readonly onSubmit: () => void };

/** What a challenge counts, when, and who may join. */
export const PlanFields = observer(function PlanFields({ model, onSubmit }: PlanFieldsProps) {
  const { values, problemOf } = model.form;
  const isChanged = useCallback(() => model.form.isChanged, [model]);
  const field = (name: PlanField) => ({
    value: values[name],
    onChange: (value: string) => model.form.fill(name, value),
    problem: problemOf(name) === null ? null : words.problems[name as keyof typeof words.problems],
  });
  const [send, sending] = model.isEditing ? [words.save, words.saving] : [words.make, words.making];
  return (
    <Form label={send} onSubmit={onSubmit} faults={model.form.faults} autoComplete="off">
      <UnsavedChanges isChanged={isChanged} />
      {model.group === null ? null : <p className="muted">{challengeWords.ofGroup.whoSees({ name: inLanguage(model.group).name })}</p>}
      <TextField label={words.activity} most={LONGEST_TITLE} {...field("activity")} />
      <TextArea label={`${words.about} ${words.aboutOptional}`} {...field("about")} />
      <SelectField label={words.measure} unchosen={words.choose} choices={MEASURE_CHOICES} {...field("measure")} onChange={model.count} />
      <ChoiceField label={words.scoring} choices={SCORING_CHOICES} {...field("scoring")} />
      {values.scoring === "total" ? null : <TextField label={words.dayGoal} inputMode="numeric" most={9} {...field("dayGoal")} />}
      <TextField
        label={words.cap}
        hint={words.capHint({ most: challengeWords.amount(model.measure, MEASURE_CAPS[model.measure]) })}
        inputMode="numeric"
        most={9}
        {...field("cap")}
      />
      <TextField label={words.goal} hint={words.goalHint} inputMode="numeric" most={9} {...field("goal")} />
      <TextField label={words.start} hint={words.startHint} type="date" earliest={model.today} {...field("start")} />
      <TextField label={words.end} type="date" earliest={model.today} {...field("end")} />
      <TickField
        label={model.group === null ? words.open : words.openInGroup}
        isTicked={values.open === "yes"}
        onChange={(isTicked) => model.form.fill("open", isTicked ? "yes" : "")}
      />
      <FormEnd
        state={model.form.state}
        refusal={model.refusal === null ? null : words.refusals[model.refusal]}
        back={model.group === null ? fitbookAddress.challenges : fitbookAddress.group(model.group.id)}
        words={{ send, sending }}
      />
    </Form>
  );
});
