import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { AddressFields } from "#web/features/account/addresses/address-fields.tsx";
import { AddressFormModel, addressFormNeeds } from "#web/features/account/addresses/address-form-model.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { checkoutWords } from "./checkout-words.ts";
import { formWords } from "#web/design/wording/form.ts";
import type { Address } from "#core/account/address.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SessionStore as Session } from "#web/platform/session/session-store.ts";
import type { AddressField } from "#web/features/account/addresses/address-form-model.ts";
import type { CheckoutModel } from "./checkout-model.ts";

type DeliverFormProps = { readonly model: CheckoutModel; readonly customer: CustomerId; readonly given: Address | null };

/** An address, entered where it is needed. What is typed of a new one is there again after a reload. */
export const DeliveryAddressForm = observer(function DeliverForm({ model, customer, given }: DeliverFormProps) {
  const useCases = useNeeds(addressFormNeeds);
  const session = useStore(SessionStore);
  const [form] = useState(() =>
    formOf(new AddressFormModel(given, customer, useCases).opened(), given === null ? typedBefore(model, session) : {}),
  );
  const place = useRef<HTMLDivElement>(null);
  const { hasChoice } = model;
  useEffect(() => {
    if (hasChoice) place.current?.querySelector("input")?.focus();
  }, [hasChoice]);
  useEffect(() => {
    if (given !== null) return undefined;
    const stop = reaction(
      () => form.form.values,
      (values) => model.type(values),
    );
    return stop;
  }, [given, form, model]);

  const save = async () => {
    if (!(await form.save()) || form.saved === null) return;
    if (form.place === "nobody") await model.savedForLater();
    else await model.saved(form.saved);
  };
  const { state, faults } = form.form;
  return (
    <div className="panel is-raised stack" ref={place}>
      <h3>{given === null ? addressWords.add : addressWords.change}</h3>
      <Form label={given === null ? addressWords.add : addressWords.change} onSubmit={() => void save()} faults={faults}>
        <AddressFields model={form} asDefault={given?.isDefault === true || !hasChoice ? "settled" : "offered"} />
        <FormEnd
          state={state}
          refusal={addressWords.refusal(form.refusal)}
          back={null}
          words={{ send: form.place === "nobody" ? checkoutWords.saveAddress : checkoutWords.deliverHere, sending: formWords.saving }}
        >
          {hasChoice ? (
            <Button look="quiet" onPress={() => model.edit(null)}>
              {formWords.cancel}
            </Button>
          ) : null}
        </FormEnd>
      </Form>
    </div>
  );
});

type Typed = { readonly [Name in AddressField]?: string };

/** Who orders mostly orders for themselves. */
const typedBefore = (model: CheckoutModel, { user }: Session): Typed =>
  model.typed ?? { pincode: model.pincode, name: user?.customer.name ?? "", mobile: user?.customer.mobile ?? "" };

function formOf(form: AddressFormModel, typed: Typed): AddressFormModel {
  const fields = Object.keys(form.form.values) as AddressField[]; // Its type names every key.
  for (const field of fields) {
    const value = typed[field];
    if (value !== undefined && value !== "") form.fill(field, value);
  }
  return form;
}
