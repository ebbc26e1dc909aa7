import { observer } from "mobx-react-lite";
import { useState } from "react";
import { ChangeForm } from "#web/features/trackers/page/change-form.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { furtherFoods, furtherFoodsNeeds } from "./further-foods.ts";
import { MealFields } from "./meal-fields.tsx";
import { MealFormModel } from "./meal-form-model.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";

type ChangeMealProps = { readonly entry: NotedEntry; readonly view: DayView; readonly onDone: () => void };

/** Changes what was eaten, how much, at which meal and when. */
export const ChangeMeal = observer(function ChangeMeal({ entry, view, onDone }: ChangeMealProps) {
  const useCases = useNeeds(furtherFoodsNeeds);
  const [model] = useState(() => new MealFormModel(view, entry, furtherFoods(useCases)));
  const submit = () => {
    if (model.submit()) onDone();
  };
  return (
    <ChangeForm faults={model.faults} onSubmit={submit} onLeave={onDone}>
      <MealFields model={model} />
    </ChangeForm>
  );
});
