import { observer } from "mobx-react-lite";
import { useState } from "react";
import { TextField } from "#web/design/fields/text-field.tsx";
import { ChangeForm } from "#web/features/trackers/page/change-form.tsx";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { GirthFields } from "./girth-fields.tsx";
import { WeightFields } from "./weight-fields.tsx";
import { WeightFormModel } from "./weight-form-model.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";

type ChangeWeightProps = { readonly entry: NotedEntry; readonly view: DayView; readonly onDone: () => void };

const { entries: words } = trackerPhrases;

/** Changes a weight, its day and its time. */
export const ChangeWeight = observer(function ChangeWeight({ entry, view, onDone }: ChangeWeightProps) {
  const [model] = useState(() => new WeightFormModel(view, entry));
  const submit = () => {
    if (model.submit()) onDone();
  };
  return (
    <ChangeForm faults={model.faults} onSubmit={submit} onLeave={onDone}>
      <WeightFields model={model} />
      <TextField label={words.date} type="date" value={model.day} onChange={(day) => model.enter({ day })} latest={view.store.today} />
      <TextField label={words.time} type="time" value={model.time} onChange={(time) => model.enter({ time })} />
      <GirthFields model={model} />
    </ChangeForm>
  );
});
