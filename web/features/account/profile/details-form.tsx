import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { GENDERS } from "#core/identity/customer.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency, useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { SAVED } from "#web/platform/own-page/saved-state.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { profileWords } from "#web/features/account/wording/profile.ts";
import { DetailsModel, detailsNeeds } from "./details-model.ts";
import type { Customer } from "#core/identity/customer.ts";

export const DetailsForm = observer(function DetailsForm({ customer }: { readonly customer: Customer }) {
  const session = useStore(SessionStore);
  const useCases = useNeeds(detailsNeeds);
  const clock = useDependency(Clock);
  const navigate = useNavigate();
  const [model] = useState(() => new DetailsModel(customer, session, useCases, clock));
  useEffect(() => model.showCustomer(customer), [model, customer]);
  const isChanged = useCallback(() => model.form.isChanged, [model]);
  const { values, state, faults, problemOf } = model.form;
  const problem = problemOf("birthdate");
  const save = async () => {
    if (await model.save()) void navigate(accountAddress.profile, { state: SAVED });
  };
  return (
    <Form onSubmit={() => void save()} faults={faults}>
      <UnsavedChanges isChanged={isChanged} />
      <ChoiceField
        label={profileWords.fields.gender}
        choices={GENDERS.map((gender) => ({ value: gender, words: profileWords.genders[gender] }))}
        value={values.gender}
        onChange={(gender) => model.form.fill("gender", gender)}
      />
      <TextField
        label={profileWords.fields.birthdate}
        type="date"
        autoComplete="bday"
        latest={model.today}
        value={values.birthdate}
        onChange={(birthdate) => model.form.fill("birthdate", birthdate)}
        hint={profileWords.birthdateHint}
        problem={problem === null ? null : profileWords.problems[problem]}
      />
      <FormEnd state={state} refusal={null} back={accountAddress.profile} />
    </Form>
  );
});
