import MapPin from "lucide-react/icons/map-pin";
import Plus from "lucide-react/icons/plus";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { MOST_ADDRESSES } from "#core/account/address.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useWayBack, withWayBack } from "#web/platform/own-page/way-back.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { savedStateIn } from "#web/platform/own-page/saved-state.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { AddressCard } from "./address-card.tsx";
import { AddressesModel, addressesNeeds } from "./addresses-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

export const AddressList = observer(function AddressList({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(addressesNeeds);
  const [model] = useState(() => new AddressesModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const said = savedStateIn(useLocation().state);
  const back = useWayBack();
  const { state, removed } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={addressWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={addressWords.unavailable} onPress={model.ask} />;
  return (
    <>
      <div role="status" className="stack gap-3">
        {removed === null ? null : (
          <Notice kind="note">
            {addressWords.removed({ name: removed.name })}{" "}
            <button type="button" className="link roomy" onClick={() => void model.putBack(removed)}>
              {addressWords.undo}
            </button>
          </Notice>
        )}
        {said === "saved" && removed === null && !model.isLost ? <Notice kind="good">{addressWords.saved}</Notice> : null}
        {model.isLost ? <Notice kind="bad">{addressWords.lost}</Notice> : null}
      </div>
      {state.value.length === 0 ? (
        <NothingYet Icon={MapPin} heading={addressWords.none} text={addressWords.noneText} />
      ) : (
        <ul className="stack gap-3" aria-label={addressWords.title}>
          {state.value.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              edit={withWayBack(accountAddress.address(address.id), back)}
              onDefault={model.makeDefault}
              onRemove={model.remove}
            />
          ))}
        </ul>
      )}
      {state.value.length < MOST_ADDRESSES ? (
        <div>
          <a className="button main" href={withWayBack(accountAddress.newAddress, back)}>
            <Plus className="icon" aria-hidden="true" />
            {addressWords.add}
          </a>
        </div>
      ) : (
        <p className="muted">{addressWords.most(MOST_ADDRESSES)}</p>
      )}
    </>
  );
});
