import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useWayBack, withWayBack } from "#web/platform/own-page/way-back.ts";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { SAVED, savedAs } from "#web/platform/own-page/saved-state.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { AddressFields } from "./address-fields.tsx";
import { AddressFormModel, addressFormNeeds } from "./address-form-model.ts";
import type { Profile } from "#core/account/profile.ts";
import type { Address } from "#core/account/address.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type AddressFormProps = { readonly given: Address | null; readonly customer: CustomerId };

export const AddressForm = observer(function AddressForm({ given, customer }: AddressFormProps) {
  const useCases = useNeeds(addressFormNeeds);
  const navigate = useNavigate();
  const back = useWayBack();
  const session = useStore(SessionStore);
  const [model] = useState(() => begun(new AddressFormModel(given, customer, useCases).opened(), given === null ? session.user : null));
  const isChanged = useCallback(() => model.form.isChanged, [model]);
  const { state, faults } = model.form;
  const save = async () => {
    if (await model.save()) void navigate(back ?? accountAddress.addresses, { state: model.saved === null ? SAVED : savedAs(model.saved) });
  };
  return (
    <Form onSubmit={() => void save()} faults={faults}>
      <UnsavedChanges isChanged={isChanged} />
      <AddressFields model={model} asDefault={given?.isDefault === true ? "settled" : "offered"} />
      <FormEnd
        state={state}
        refusal={addressWords.refusal(model.refusal)}
        back={given === null && back !== null ? back : withWayBack(accountAddress.addresses, back)}
      />
    </Form>
  );
});

/** Most parcels go to whoever enters the address. */
function begun(model: AddressFormModel, user: Profile | null): AddressFormModel {
  if (user !== null) model.form.keep({ ...model.form.values, name: user.customer.name, mobile: user.customer.mobile ?? "" });
  return model;
}
