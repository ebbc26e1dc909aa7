import { observer } from "mobx-react-lite";
import { useState } from "react";
import { daysAfter } from "#core/shared/day.ts";
import { LONGEST_PAUSE } from "#core/trackers/pause.ts";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

const { pause: words } = trackerWords;
const CHOICES = Array.from({ length: LONGEST_PAUSE }, (_, nth) => ({ value: String(nth + 1), words: String(nth + 1) }));

/** Days on which nothing is expected. */
export const PauseForm = observer(function PauseForm({ store }: { readonly store: TrackerStore }) {
  const { today, notes } = store;
  const [days, choose] = useState("3");
  const lasting = notes.settings.pauses.find(({ from, to }) => from <= today && today <= to);
  return (
    <Accordion heading={words.title}>
      {lasting === undefined ? (
        <Form onSubmit={() => void store.pause({ from: today, to: daysAfter(today, Number(days) - 1) })} faults={0}>
          <div className="stack gap-3">
            <p>{words.text}</p>
            <SelectField label={words.days} choices={CHOICES} value={days} onChange={choose} />
            <SendButton state="ready">{words.start}</SendButton>
          </div>
        </Form>
      ) : (
        <div className="stack justify-items-start gap-3">
          <p>{words.lasting({ day: trackerWords.wholeDay(lasting.to) })}</p>
          <Button look="quiet" onPress={() => void store.pause(null)}>
            {words.end}
          </Button>
        </div>
      )}
    </Accordion>
  );
});
