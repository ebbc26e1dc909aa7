import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useWayBack, withWayBack } from "#web/platform/own-page/way-back.ts";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressesModel, addressesNeeds } from "./addresses-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** The address of that id, to be changed; another's is as good as missing. */
export const AddressLoader = observer(function AddressFound({ id, customer }: { readonly id: string; readonly customer: CustomerId }) {
  const useCases = useNeeds(addressesNeeds);
  const [model] = useState(() => new AddressesModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const back = useWayBack();
  const { state } = model;
  if (state.kind === "reading") return <FormSkeleton label={addressWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={addressWords.unavailable} onPress={model.ask} />;
  const found = state.value.find((address) => address.id === id);
  if (found !== undefined) return <AddressForm given={found} customer={customer} />;
  return (
    <div className="panel stack justify-items-start gap-3">
      <p>{addressWords.unknown}</p>
      <a className="button quiet" href={withWayBack(accountAddress.addresses, back)}>
        {addressWords.title}
      </a>
    </div>
  );
});
