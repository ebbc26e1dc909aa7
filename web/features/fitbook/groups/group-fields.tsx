import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { LONGEST_GROUP_NAME } from "#core/fitbook/group.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { GroupPictureField } from "#web/features/fitbook/group-picture/group-picture-field.tsx";
import { groupWords } from "./group-words.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { GroupFormModel } from "./group-form-model.ts";

const { form: words } = groupWords;
const WAYS = [
  { value: "yes", words: words.openToAll },
  { value: "no", words: words.byInvitation },
] as const;

type GroupFieldsProps = {
  readonly model: GroupFormModel;
  readonly customer: CustomerId;
  readonly back: string;
  readonly onSubmit: () => void;
};

/** What a group says of itself, and who comes into it. */
export const GroupFields = observer(function GroupFields({ model, customer, back, onSubmit }: GroupFieldsProps) {
  const { values, problemOf } = model.form;
  const isChanged = useCallback(() => model.form.isChanged || model.picture.isChanged, [model]);
  const field = (name: "name" | "about" | "rules") => ({
    value: values[name],
    onChange: (value: string) => model.form.fill(name, value),
    problem: problemOf(name) === null ? null : words.problems[name],
  });
  const [send, sending] = model.isEditing ? [words.save, words.saving] : [words.make, words.making];
  return (
    <Form label={send} onSubmit={onSubmit} faults={model.form.faults} autoComplete="off">
      <UnsavedChanges isChanged={isChanged} />
      <TextField label={words.name} hint={words.nameHint} most={LONGEST_GROUP_NAME} {...field("name")} />
      <GroupPictureField model={model.picture} customer={customer} tries={model.form.faults} />
      <TextArea label={words.about} {...field("about")} />
      <TextArea label={words.rules} {...field("rules")} />
      {model.hasWays ? (
        <>
          <ChoiceField<"yes" | "no">
            label={words.whoComes}
            choices={WAYS}
            value={values.open}
            onChange={(value) => model.form.fill("open", value)}
          />
          <TickField
            label={words.membersInvite}
            isTicked={values.membersInvite === "yes"}
            onChange={(isTicked) => model.form.fill("membersInvite", isTicked ? "yes" : "")}
          />
        </>
      ) : null}
      <FormEnd
        state={model.form.state}
        refusal={model.refusal === null ? null : groupWords.refusals[model.refusal]}
        back={back}
        words={{ send, sending }}
      />
    </Form>
  );
});
