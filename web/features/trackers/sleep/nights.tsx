import MoonStar from "lucide-react/icons/moon-star";
import Sun from "lucide-react/icons/sun";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { isSleep } from "#core/health/tools/sleep.ts";
import { sleepOverlap } from "#core/trackers/sleep-overlap.ts";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { momentAt } from "#web/design/figures/moments.ts";
import { sleepPhrases as words } from "#web/features/trackers/wording/sleep.ts";
import { SleepFields } from "./sleep-fields.tsx";
import { SleepFormModel } from "./sleep-form-model.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

/** Good night and good morning by a press each; or both times by hand. */
export const Nights = observer(function Nights({ view }: { readonly view: DayView }) {
  const { store } = view;
  const { sleep: begun } = store.notes.begun;
  const [said, say] = useState<string | null>(null);
  const wake = () => {
    if (begun === null) return;
    const value = { tracker: "sleep", start: begun, end: store.now(), quality: null } as const;
    const isNoted = isSleep(value.start, value.end) && sleepOverlap("", value, view.entries) === null;
    say(isNoted ? null : words.notNoted);
    if (isNoted) void store.note(value);
    void store.begun("sleep", null);
  };
  return (
    <section aria-labelledby="tracker-add" className="stack gap-3">
      <h2 id="tracker-add" className="heading-3">
        {words.add}
      </h2>
      {begun === null ? (
        <button type="button" className="tracker-press" onClick={() => void store.begun("sleep", store.now())}>
          <MoonStar className="icon" aria-hidden="true" />
          {words.goodNight}
        </button>
      ) : (
        <>
          <button type="button" className="tracker-press" onClick={wake}>
            <Sun className="icon" aria-hidden="true" />
            {words.goodMorning}
          </button>
          <p className="row flex-wrap">
            {words.since({ moment: momentAt(begun) })}
            <Button look="text" onPress={() => void store.begun("sleep", null)}>
              {words.notAfterAll}
            </Button>
          </p>
        </>
      )}
      <p className="small" role="status">
        {said}
      </p>
      <div className="accordions">
        <Accordion heading={words.byHand}>
          <ByHand key={view.day} view={view} />
        </Accordion>
      </div>
    </section>
  );
});

const ByHand = observer(function ByHand({ view }: { readonly view: DayView }) {
  const [model] = useState(() => new SleepFormModel(view, null));
  return (
    <Form onSubmit={() => void model.submit()} faults={model.faults}>
      <div className="tracker-change">
        <SleepFields model={model} />
        <SendButton state="ready">{words.note}</SendButton>
      </div>
    </Form>
  );
});
