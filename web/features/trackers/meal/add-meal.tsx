import { observer } from "mobx-react-lite";
import { useState } from "react";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { mealPhrases as words } from "#web/features/trackers/wording/meal.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { furtherFoods } from "./further-foods.ts";
import { MealFields } from "./meal-fields.tsx";
import { MealFormModel } from "./meal-form-model.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

/** Notes something eaten. */
export const AddMeal = observer(function AddMeal({ view }: { readonly view: DayView }) {
  return (
    <section aria-labelledby="tracker-add" className="stack gap-3">
      <h2 id="tracker-add" className="heading-3">
        {words.add}
      </h2>
      <MealForm key={view.day} view={view} />
    </section>
  );
});

const MealForm = observer(function MealForm({ view }: { readonly view: DayView }) {
  const whole = useDependency(Whole);
  const [model] = useState(() => new MealFormModel(view, null, furtherFoods(whole)));
  return (
    <Form onSubmit={() => void model.submit()} faults={model.faults}>
      <div className="tracker-change">
        <MealFields model={model} />
        <SendButton state="ready">{words.note}</SendButton>
      </div>
    </Form>
  );
});
