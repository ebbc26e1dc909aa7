import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ADDRESS_KINDS } from "#core/account/address.ts";
import { INDIAN_STATES } from "#core/shipping/indian-states.ts";
import { useKept } from "#web/frame/keeper.tsx";
import { Unsaved } from "#web/frame/unsaved.tsx";
import { Whole } from "#web/frame/whole.ts";
import { ChoiceField } from "#web/parts/choice-field.tsx";
import { Form } from "#web/parts/form.tsx";
import { SelectField } from "#web/parts/select-field.tsx";
import { TextField } from "#web/parts/text-field.tsx";
import { TickField } from "#web/parts/tick-field.tsx";
import { accountAddress } from "#web/screens/account/addresses-of-account.ts";
import { FormEnd } from "#web/screens/account/form-end.tsx";
import { SAVED } from "#web/screens/account/said.ts";
import { addressWords } from "#web/wording/addresses.ts";
import { formWords } from "#web/wording/form.ts";
import { AddressFormModel } from "./address-form-model.ts";
import type { Address } from "#core/account/address.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AddressField } from "./address-form-model.ts";

type AddressFormProps = { readonly given: Address | null; readonly customer: CustomerId };

export const AddressForm = observer(function AddressForm({ given, customer }: AddressFormProps) {
  const whole = useKept(Whole);
  const navigate = useNavigate();
  const [model] = useState(() => new AddressFormModel(given, customer, whole));
  const isChanged = useCallback(() => model.form.isChanged, [model]);
  const { values, state, faults, problemOf } = model.form;
  const field = (name: AddressField) => ({
    label: addressWords.fields[name],
    value: values[name],
    onChange: (value: string) => model.fill(name, value),
    problem: addressWords.problem(problemOf(name)),
  });
  const save = async () => {
    if (await model.save()) void navigate(accountAddress.addresses, { state: SAVED });
  };
  return (
    <Form onSubmit={() => void save()} faults={faults}>
      <Unsaved isChanged={isChanged} />
      <div className="pair">
        <TextField {...field("name")} autoComplete="name" most={80} />
        <TextField {...field("mobile")} autoComplete="tel-national" type="tel" inputMode="tel" most={20} />
      </div>
      <TextField {...field("line1")} autoComplete="address-line1" most={120} />
      <TextField {...field("line2")} autoComplete="address-line2" most={120} isOptional={formWords.optional} />
      <TextField {...field("landmark")} most={80} isOptional={formWords.optional} />
      <div className="pair">
        <div className="stack gap-1">
          <TextField {...field("pincode")} autoComplete="postal-code" inputMode="numeric" most={6} />
          <p className="small mute" role="status">
            {addressWords.place(model.place)}
          </p>
        </div>
        <TextField {...field("city")} autoComplete="address-level2" most={60} />
      </div>
      <SelectField
        {...field("state")}
        autoComplete="address-level1"
        choices={statesWith(values.state)}
        unchosen={addressWords.chooseState}
      />
      <ChoiceField {...field("kind")} choices={ADDRESS_KINDS.map((kind) => ({ value: kind, words: addressWords.kinds[kind] }))} />
      {given?.isDefault === true ? null : (
        <TickField
          label={addressWords.useAsDefault}
          isTicked={values.isDefault === "yes"}
          onChange={(isTicked) => model.fill("isDefault", isTicked ? "yes" : "")}
        />
      )}
      <FormEnd state={state} refusal={addressWords.refusal(model.refusal)} back={accountAddress.addresses} />
    </Form>
  );
});

/** A state that is written otherwise than we write it stays choosable. */
function statesWith(kept: string) {
  const isOurs = kept === "" || INDIAN_STATES.some((state) => state === kept);
  return [...(isOurs ? [] : [kept]), ...INDIAN_STATES].map((state) => ({ value: state, words: addressWords.stateName(state) }));
}
