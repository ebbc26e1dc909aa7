import { observer } from "mobx-react-lite";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { Button } from "#web/design/button/button.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { sleepPhrases as words } from "#web/features/trackers/wording/sleep.ts";
import type { SleepFormModel } from "./sleep-form-model.ts";

const QUALITIES = [
  { value: "", words: words.unrated },
  ...Object.entries(words.qualities).map(([value, said]) => ({ value, words: said })),
];

/** When a sleep began and ended, and how it was. */
export const SleepFields = observer(function SleepFields({ model }: { readonly model: SleepFormModel }) {
  const { start, end, problem, overlap } = model;
  return (
    <>
      <TextField label={words.startDay} type="date" value={start.day} onChange={(day) => model.enterStart({ day })} />
      <TextField label={words.startTime} type="time" value={start.time} onChange={(time) => model.enterStart({ time })} />
      <TextField label={words.endDay} type="date" value={end.day} onChange={(day) => model.enterEnd({ day })} />
      <TextField
        label={words.endTime}
        type="time"
        value={end.time}
        onChange={(time) => model.enterEnd({ time })}
        problem={problem === null ? null : words.problems[problem]}
      />
      <SelectField label={words.quality} choices={QUALITIES} value={model.quality} onChange={model.rate} />
      <div role="status" className="tracker-overlap">
        {overlap === null ? null : (
          <>
            <p>{words.overlaps({ start: timeAt(overlap.start), end: timeAt(overlap.end) })}</p>
            <Button look="quiet" onPress={model.join}>
              {words.join}
            </Button>
          </>
        )}
      </div>
    </>
  );
});
