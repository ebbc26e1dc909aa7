import { observer } from "mobx-react-lite";
import { useState } from "react";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { weightPhrases as words } from "#web/features/trackers/wording/weight.ts";
import { GirthFields } from "./girth-fields.tsx";
import { WeightFields } from "./weight-fields.tsx";
import { WeightFormModel } from "./weight-form-model.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

/** One field and one press. */
export const WeighIn = observer(function WeighIn({ view }: { readonly view: DayView }) {
  return (
    <section aria-labelledby="tracker-add" className="stack gap-3">
      <h2 id="tracker-add" className="heading-3">
        {words.add}
      </h2>
      <WeighInForm key={view.day} view={view} />
    </section>
  );
});

const WeighInForm = observer(function WeighInForm({ view }: { readonly view: DayView }) {
  const [model] = useState(() => new WeightFormModel(view, null));
  return (
    <Form onSubmit={() => void model.submit()} faults={model.faults}>
      <div className="tracker-own">
        <WeightFields model={model} />
        <SendButton state="ready">{model.isDoubted ? words.meant : words.note}</SendButton>
      </div>
      <GirthFields model={model} />
    </Form>
  );
});
