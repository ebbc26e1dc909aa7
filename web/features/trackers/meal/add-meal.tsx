import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { mealPhrases as words } from "#web/features/trackers/wording/meal.ts";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { furtherFoods, furtherFoodsNeeds } from "./further-foods.ts";
import { MealFields } from "./meal-fields.tsx";
import { MealFormModel } from "./meal-form-model.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

const OwnDishes = laterPart(lateCode(() => import("#web/features/trackers/own/own-dishes.tsx"), "OwnDishes"));

/** Notes something eaten; below it stand the dishes that can be eaten besides those of the table. */
export const AddMeal = observer(function AddMeal({ view }: { readonly view: DayView }) {
  return (
    <>
      <section aria-labelledby="tracker-add" className="stack gap-3">
        <h2 id="tracker-add" className="heading-3">
          {words.add}
        </h2>
        <MealForm key={view.day} view={view} />
      </section>
      <div className="accordions">
        <Accordion heading={words.ownDishes}>
          <OwnDishes store={view.store} />
        </Accordion>
      </div>
    </>
  );
});

/** Beside the press, as the list of what was eaten may be out of sight. It takes no focus. */
const MealNoted = observer(function MealNoted({ model }: { readonly model: MealFormModel }) {
  const { noted } = model;
  return (
    <div role="status">
      {noted === null ? null : (
        <p className="row flex-wrap">
          {words.noted({ what: noted })}
          <Button look="text" label={words.undoNamed({ what: noted })} onPress={model.undo}>
            {trackerPhrases.entries.undo}
          </Button>
        </p>
      )}
    </div>
  );
});

const MealForm = observer(function MealForm({ view }: { readonly view: DayView }) {
  const useCases = useNeeds(furtherFoodsNeeds);
  const [model] = useState(() => new MealFormModel(view, null, furtherFoods(useCases)));
  return (
    <Form onSubmit={() => void model.submit()} faults={model.faults}>
      <div className="tracker-change">
        <MealFields model={model} />
        <SendButton state="ready">{words.note}</SendButton>
      </div>
      <MealNoted model={model} />
    </Form>
  );
});
