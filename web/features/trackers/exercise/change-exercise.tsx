import { observer } from "mobx-react-lite";
import { useState } from "react";
import { ChangeForm } from "#web/features/trackers/page/change-form.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { furtherActivities, furtherActivitiesNeeds } from "./further-activities.ts";
import { ExerciseFields } from "./exercise-fields.tsx";
import { ExerciseFormModel } from "./exercise-form-model.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";

type ChangeExerciseProps = { readonly entry: NotedEntry; readonly view: DayView; readonly onDone: () => void };

/** Changes what was done, and with which weight it is worked out. */
export const ChangeExercise = observer(function ChangeExercise({ entry, view, onDone }: ChangeExerciseProps) {
  const useCases = useNeeds(furtherActivitiesNeeds);
  const [model] = useState(() => new ExerciseFormModel(view, entry, furtherActivities(useCases)));
  const submit = () => {
    if (model.submit()) onDone();
  };
  return (
    <ChangeForm faults={model.faults} onSubmit={submit} onLeave={onDone}>
      <ExerciseFields model={model} asksWeight={view.store.bodyFigures !== "hidden"} tellsEnergy={view.store.bodyFigures === "shown"} />
    </ChangeForm>
  );
});
