import { observer } from "mobx-react-lite";
import { ADDRESS_KINDS } from "#core/account/address.ts";
import { INDIAN_STATES } from "#core/shipping/indian-states.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { stateName } from "#web/design/state-name.ts";
import { formWords } from "#web/design/wording/form.ts";
import type { AddressField, AddressFormModel } from "./address-form-model.ts";

/** What an address is made of, to be filled. `asDefault` "offered": it may become the customer's default. */
export const AddressFields = observer(function AddressFields({
  model,
  asDefault,
}: {
  readonly model: AddressFormModel;
  readonly asDefault: "offered" | "settled";
}) {
  const { values, problemOf } = model.form;
  const field = (name: AddressField) => ({
    label: addressWords.fields[name],
    value: values[name],
    onChange: (value: string) => model.fill(name, value),
    problem: addressWords.problem(problemOf(name)),
  });
  return (
    <>
      <div className="form-pair">
        <div className="stack gap-1">
          <TextField {...field("pincode")} autoComplete="postal-code" inputMode="numeric" most={20} />
          <p className="small muted" role="status">
            {addressWords.places[model.place]}
          </p>
        </div>
        <TextField {...field("city")} autoComplete="address-level2" most={60} />
      </div>
      <div className="stack gap-1">
        <SelectField
          {...field("state")}
          autoComplete="address-level1"
          choices={statesWith(values.state)}
          unchosen={addressWords.chooseState}
        />
        <p className="small muted" role="status">
          {model.corrected === null ? null : addressWords.correctedState(model.corrected, values.state)}
        </p>
      </div>
      <div className="form-pair">
        <TextField {...field("name")} autoComplete="name" most={80} />
        <TextField {...field("mobile")} autoComplete="tel-national" type="tel" inputMode="tel" most={20} />
      </div>
      <TextField {...field("line1")} autoComplete="address-line1" most={120} />
      <TextField {...field("line2")} autoComplete="address-line2" most={120} isOptional={formWords.optional} />
      <TextField {...field("landmark")} most={80} isOptional={formWords.optional} />
      <ChoiceField {...field("kind")} choices={ADDRESS_KINDS.map((kind) => ({ value: kind, words: addressWords.kinds[kind] }))} />
      {asDefault === "settled" || model.place === "nobody" ? null : (
        <TickField
          label={addressWords.fields.isDefault}
          isTicked={values.isDefault === "yes"}
          onChange={(isTicked) => model.fill("isDefault", isTicked ? "yes" : "")}
        />
      )}
    </>
  );
});

/** A state that is written otherwise than we write it stays choosable. */
function statesWith(stored: string) {
  const isOurs = stored === "" || INDIAN_STATES.some((state) => state === stored);
  return [...(isOurs ? [] : [stored]), ...INDIAN_STATES].map((state) => ({ value: state, words: stateName(state) }));
}
