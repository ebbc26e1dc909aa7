import { observer } from "mobx-react-lite";
import { useState } from "react";
import { LONGEST_NAME } from "#core/trackers/own-value.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { dishForm } from "./dish-form-model.ts";
import { DishParts } from "./dish-parts.tsx";
import { dishWords as words } from "./dish-words.ts";
import type { OwnDish } from "#core/trackers/own-value.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import type { OwnEntry } from "./own-entry.ts";
import type { OwnFormEnds } from "./own-row.tsx";

/** `entry` null: a new one. */
type DishFormProps = OwnFormEnds & { readonly store: TrackerStore; readonly entry: OwnEntry<OwnDish> | null };

/** Writes a dish of one's own down, or anew. */
export const DishForm = observer(function DishForm({ store, entry, onSaved, onLeave }: DishFormProps) {
  const [model] = useState(() => dishForm(store, entry));
  const { problems, parts } = model;
  const grams = words.grams(model.grams);
  const submit = () => {
    if (model.submit()) onSaved();
  };
  return (
    <Form label={entry === null ? words.add : words.changeNamed(entry.value)} onSubmit={submit} faults={model.faults}>
      <div className="stack gap-4">
        <TextField
          label={words.name}
          value={model.name}
          onChange={(name) => model.enter({ name })}
          most={LONGEST_NAME}
          autoComplete="off"
          problem={problems.name ? words.noName : null}
        />
        <DishParts model={model} />
        <div className="tracker-change">
          <TextField
            label={words.cooked}
            {...(parts.length === 0 ? {} : { hint: words.cookedHint({ grams }) })}
            value={model.cooked}
            onChange={(cooked) => model.enter({ cooked })}
            inputMode="decimal"
            problem={problems.cooked ? words.wrongCooked({ grams }) : null}
          />
          <TextField
            label={words.portions}
            value={model.portions}
            onChange={(portions) => model.enter({ portions })}
            inputMode="numeric"
            problem={problems.portions ? words.wrongPortions : null}
          />
        </div>
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
