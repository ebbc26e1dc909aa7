import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { ProfileFormModel, profileFormNeeds } from "./profile-form-model.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { form: words } = fitbookWords;

type SettingsFormProps = {
  readonly customer: CustomerId;
  readonly profile: FitbookProfile;
  readonly onChanged: (profile: FitbookProfile) => void;
};

/** How others see the customer, to be changed at any time. */
export const SettingsForm = observer(function SettingsForm({ customer, profile, onChanged }: SettingsFormProps) {
  const useCases = useNeeds(profileFormNeeds);
  const clock = useDependency(Clock);
  const [model] = useState(
    () => new ProfileFormModel({ account: { name: profile.name, birthdate: null }, profile }, { customer, ...useCases, clock }),
  );
  const isChanged = useCallback(() => model.form.isChanged, [model]);
  const save = async () => {
    const saved = await model.save();
    if (saved !== null) onChanged(saved);
  };
  return (
    <Form label={words.title} onSubmit={() => void save()} faults={model.form.faults}>
      <UnsavedChanges isChanged={isChanged} />
      <ProfileFields model={model} />
      <div role="status">{model.isSaved ? <Notice kind="good">{words.saved}</Notice> : null}</div>
      <FormEnd state={model.form.state} refusal={null} back={null} words={{ send: words.save, sending: words.saving }} />
    </Form>
  );
});
