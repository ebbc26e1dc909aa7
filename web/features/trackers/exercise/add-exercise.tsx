import Timer from "lucide-react/icons/timer";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { momentAt } from "#web/design/figures/moments.ts";
import { exercisePhrases as words } from "#web/features/trackers/wording/exercise.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { furtherActivities, furtherActivitiesNeeds } from "./further-activities.ts";
import { ExerciseFields } from "./exercise-fields.tsx";
import { ExerciseFormModel } from "./exercise-form-model.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

const OwnActivities = laterPart(lateCode(() => import("#web/features/trackers/own/own-activities.tsx"), "OwnActivities"));

/**
 * What was done, in minutes, or by a stopwatch that outlives the page; below it stand the activities that can be done besides those of the
 * table.
 */
export const AddExercise = observer(function AddExercise({ view }: { readonly view: DayView }) {
  return (
    <>
      <section aria-labelledby="tracker-add" className="stack gap-3">
        <h2 id="tracker-add" className="heading-3">
          {words.add}
        </h2>
        <ExerciseForm key={view.day} view={view} />
      </section>
      <div className="accordions">
        <Accordion heading={words.ownActivities}>
          <OwnActivities store={view.store} />
        </Accordion>
      </div>
    </>
  );
});

const ExerciseForm = observer(function ExerciseForm({ view }: { readonly view: DayView }) {
  const { store } = view;
  const useCases = useNeeds(furtherActivitiesNeeds);
  const [model] = useState(() => new ExerciseFormModel(view, null, furtherActivities(useCases)));
  const { exercise: begun } = store.notes.begun;
  const tellsEnergy = store.bodyFigures === "shown";
  const stop = (at: number) => {
    model.stop(at);
    void store.begun("exercise", null);
  };
  return (
    <Form onSubmit={() => void model.submit()} faults={model.faults}>
      <div className="row flex-wrap">
        <Timer className="icon" aria-hidden="true" />
        {begun === null ? (
          <Button look="quiet" onPress={() => void store.begun("exercise", store.now())}>
            {words.start}
          </Button>
        ) : (
          <>
            <span role="status">{words.since({ moment: momentAt(begun) })}</span>
            <Button look="quiet" onPress={() => stop(begun)}>
              {words.stop}
            </Button>
          </>
        )}
      </div>
      <div className="tracker-change">
        <ExerciseFields model={model} asksWeight={model.knownKg === null} tellsEnergy={tellsEnergy} />
        <SendButton state="ready">{words.note}</SendButton>
      </div>
      {tellsEnergy ? <p className="small muted">{words.howItIsWorkedOut}</p> : null}
    </Form>
  );
});
