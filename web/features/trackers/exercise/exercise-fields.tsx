import { observer } from "mobx-react-lite";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { exercisePhrases as words } from "#web/features/trackers/wording/exercise.ts";
import { NothingFound } from "#web/features/trackers/page/nothing-found.tsx";
import { FurtherRows } from "#web/features/trackers/page/further-rows.tsx";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import type { ExerciseFormModel } from "./exercise-form-model.ts";

type ExerciseFieldsProps = {
  readonly model: ExerciseFormModel;
  readonly asksWeight: boolean;
  /** Whether the energy that the weight is for is told. */
  readonly tellsEnergy: boolean;
};

/** What was done, when, and for how long; the weight where none is known. */
export const ExerciseFields = observer(function ExerciseFields({ model, asksWeight, tellsEnergy }: ExerciseFieldsProps) {
  const { problems } = model;
  const hasTried = model.faults > 0;
  const unnamed = hasTried && problems.activity ? words.chooseOne : null;
  return (
    <>
      <TextField label={words.search} hint={words.searchHint} value={model.words} onChange={model.search} autoComplete="off" />
      <NothingFound isShown={model.isNothingFound} words={model.words} />
      {model.offered.length === 0 && unnamed === null ? null : (
        <ChoiceField label={words.what} choices={model.offered} value={model.activity ?? ""} onChange={model.choose} problem={unnamed} />
      )}
      <FurtherRows search={model.further} />
      <TextField
        label={words.minutes}
        value={model.minutes}
        onChange={(minutes) => model.enter({ minutes })}
        inputMode="numeric"
        problem={hasTried && problems.minutes ? words.wrongMinutes : null}
      />
      {asksWeight ? (
        <TextField
          label={words.weight}
          hint={tellsEnergy ? words.weightHint : words.weightKept}
          value={model.kg}
          onChange={(kg) => model.enter({ kg })}
          inputMode="decimal"
          problem={hasTried && problems.kg ? words.wrongWeight : null}
        />
      ) : null}
      <TextField label={trackerPhrases.entries.date} type="date" value={model.day} onChange={(day) => model.enter({ day })} />
      <TextField label={trackerPhrases.entries.time} type="time" value={model.time} onChange={(time) => model.enter({ time })} />
    </>
  );
});
