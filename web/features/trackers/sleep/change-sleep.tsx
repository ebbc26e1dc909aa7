import { observer } from "mobx-react-lite";
import { useState } from "react";
import { ChangeForm } from "#web/features/trackers/page/change-form.tsx";
import { SleepFields } from "./sleep-fields.tsx";
import { SleepFormModel } from "./sleep-form-model.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";

type ChangeSleepProps = { readonly entry: NotedEntry; readonly view: DayView; readonly onDone: () => void };

/** Changes both times of a sleep and how it was. */
export const ChangeSleep = observer(function ChangeSleep({ entry, view, onDone }: ChangeSleepProps) {
  const [model] = useState(() => new SleepFormModel(view, entry));
  const submit = () => {
    if (model.submit()) onDone();
  };
  return (
    <ChangeForm faults={model.faults} onSubmit={submit} onLeave={onDone}>
      <SleepFields model={model} />
    </ChangeForm>
  );
});
