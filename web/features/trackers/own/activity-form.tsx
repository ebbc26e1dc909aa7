import { observer } from "mobx-react-lite";
import { useState } from "react";
import { LONGEST_NAME } from "#core/trackers/own-value.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { ownActivityPhrases as words } from "#web/features/trackers/wording/own-activity.ts";
import { ActivityFormModel } from "./activity-form-model.ts";
import type { OwnActivity } from "#core/trackers/own-value.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import type { OwnEntry } from "./own-entry.ts";
import type { OwnFormEnds } from "./own-row.tsx";

/** `entry` null: a new one. */
type ActivityFormProps = OwnFormEnds & { readonly store: TrackerStore; readonly entry: OwnEntry<OwnActivity> | null };

/** Writes an activity of one's own down, or anew. */
export const ActivityForm = observer(function ActivityForm({ store, entry, onSaved, onLeave }: ActivityFormProps) {
  const [model] = useState(() => new ActivityFormModel(store, entry));
  const { problems } = model;
  const submit = () => {
    if (model.submit()) onSaved();
  };
  return (
    <Form label={entry === null ? words.add : words.changeNamed(entry.value)} onSubmit={submit} faults={model.faults}>
      <div className="tracker-change">
        <TextField
          label={words.name}
          value={model.name}
          onChange={(name) => model.enter({ name })}
          most={LONGEST_NAME}
          autoComplete="off"
          problem={problems.name ? words.noName : null}
        />
        <TextField
          label={words.met}
          hint={words.metHint}
          value={model.met}
          onChange={(met) => model.enter({ met })}
          inputMode="decimal"
          problem={problems.met ? words.wrongMet : null}
        />
        <span className="row flex-wrap">
          <SendButton state="ready">{words.save}</SendButton>
          <Button look="text" onPress={onLeave}>
            {words.leave}
          </Button>
        </span>
      </div>
    </Form>
  );
});
