import { observer } from "mobx-react-lite";
import { useState } from "react";
import { dayIn } from "#core/shared/day.ts";
import { GOAL_RANGES, goalsWithUsual } from "#core/trackers/tracker-goal.ts";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { DailyTracker } from "#core/trackers/tracker-goal.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type GoalFormProps = { readonly store: TrackerStore; readonly tracker: DailyTracker };

const { goal: words } = trackerWords;

/** The goal of a day, and from when on another one is to hold. */
export const GoalForm = observer(function GoalForm({ store, tracker }: GoalFormProps) {
  const { today, notes } = store;
  const inForce = goalsWithUsual(tracker, notes.settings.goals[tracker]).findLast(({ from }) => from <= today);
  const now = inForce?.value ?? GOAL_RANGES[tracker].usual;
  const [value, choose] = useState<string | null>(null);
  const [from, begin] = useState<string>(today);
  const submit = () => {
    const day = dayIn(from);
    if (day !== null) void store.setGoal(tracker, { from: day, value: Number(value ?? now ?? GOAL_RANGES[tracker].from) });
  };
  return (
    <Accordion heading={words.title}>
      <Form onSubmit={submit} faults={0}>
        <div className="stack gap-3">
          <p>{now === null ? words.unset : words.now({ goal: trackerWords.amount(tracker, now) })}</p>
          {inForce?.addsExercise === true ? <p>{words.addsExercise}</p> : null}
          <SelectField
            label={words.value}
            choices={choicesOf(tracker, now)}
            value={value ?? String(now ?? GOAL_RANGES[tracker].from)}
            onChange={choose}
          />
          <TextField label={words.from} type="date" value={from} onChange={begin} earliest={today} hint={words.past} />
          <SendButton state="ready">{words.set}</SendButton>
        </div>
      </Form>
    </Accordion>
  );
});

/** Those that are offered, and the one that holds now. */
function choicesOf(tracker: DailyTracker, now: number | null) {
  const { from, to, offered } = GOAL_RANGES[tracker];
  const round = Array.from({ length: (to - from) / offered + 1 }, (_, nth) => from + nth * offered);
  const values = now === null || round.includes(now) ? round : [...round, now].toSorted((a, b) => a - b);
  return values.map((value) => ({ value: String(value), words: trackerWords.amount(tracker, value) }));
}
