import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { AddressesModel, addressesNeeds } from "./addresses-model.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";

type Choice = { readonly pincode: Pincode | null; readonly onChoose: (pincode: Pincode) => void };

/** The addresses of whoever is signed in, of which one names where parcels go; nothing as long as they are not read. */
export const AddressChoice = observer(function AddressChoice(given: Choice) {
  const { customer } = useStore(SessionStore);
  return customer === null ? null : <ChoiceOf key={customer} customer={customer} {...given} />;
});

const ChoiceOf = observer(function ChoiceOf({ customer, pincode, onChoose }: Choice & { readonly customer: CustomerId }) {
  const useCases = useNeeds(addressesNeeds);
  const [model] = useState(() => new AddressesModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  if (model.state.kind !== "read" || model.state.value.length === 0) return null;
  return (
    <ul className="city-list" aria-label={addressWords.title}>
      {model.state.value.map((address) => (
        <li key={address.id}>
          <button type="button" aria-pressed={address.pincode === pincode} onClick={() => onChoose(address.pincode)}>
            {address.line1} <span className="small faint">{`${cityTitle(address.city)} ${address.pincode}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});
