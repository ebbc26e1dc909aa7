import Plus from "lucide-react/icons/plus";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { MOST_ADDRESSES } from "#core/account/address.ts";
import { Button } from "#web/design/button/button.tsx";
import { ChoiceCard } from "#web/design/choice-card/choice-card.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import { stateName } from "#web/design/state-name.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { checkoutWords } from "./checkout-words.ts";
import { shownMobile } from "#web/design/figures/mobile-number.ts";
import { DeliveryAddressForm } from "./delivery-address-form.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Address } from "#core/account/address.ts";
import type { CheckoutModel } from "./checkout-model.ts";

type DeliverStepProps = { readonly model: CheckoutModel; readonly customer: CustomerId };

/** Where the order goes: one of the customer's addresses, or a new one. */
export const DeliveryAddressStep = observer(function DeliverStep({ model, customer }: DeliverStepProps) {
  const id = useId();
  const { book, chosen, editing, state } = model;
  const heading = useFocusAfterPress<HTMLHeadingElement>(editing === null); // The form goes with the button that was pressed in it.
  const addresses = book.kind === "read" ? book.value : [];
  const refusal = state.kind === "refused" ? state.refusal : null;
  const destination = addresses.find((address) => address.id === chosen);
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="row space-between flex-wrap">
        <h2 className="heading-3" id={id} ref={heading} tabIndex={-1}>
          {checkoutWords.deliverTo}
        </h2>
        {addresses.length === 0 || addresses.length >= MOST_ADDRESSES || editing !== null ? null : (
          <Button look="text" onPress={() => model.edit("new")}>
            <Plus className="icon" aria-hidden="true" />
            {checkoutWords.newAddress}
          </Button>
        )}
      </div>
      {book.kind === "reading" ? (
        <div className="checkout-skeleton">
          <span className="skeleton" />
        </div>
      ) : null}
      {book.kind === "unavailable" ? <TryAgain what={addressWords.unavailable} onPress={() => void model.open()} /> : null}
      {addresses.length === 0 ? null : (
        <div className="choice-cards" role="radiogroup" aria-labelledby={id}>
          {addresses.map((address) => (
            <ChoiceCard
              key={address.id}
              name={id}
              value={address.id}
              state={address.id === chosen ? "chosen" : "open"}
              title={checkoutWords.addressTitle({ name: address.name, kind: addressWords.kinds[address.kind] })}
              text={<AddressText address={address} />}
              onChoose={() => model.choose(address.id)}
            >
              <button
                type="button"
                className="button text"
                aria-label={addressWords.editOf({ name: address.name, line1: address.line1 })}
                onClick={() => model.edit(address)}
              >
                {addressWords.edit}
              </button>
            </ChoiceCard>
          ))}
        </div>
      )}
      <div role="status">
        {refusal?.kind === "undeliverable" ? <Notice kind="bad">{checkoutWords.undeliverable(refusal)}</Notice> : null}
        {refusal?.kind !== "pincode-elsewhere" || destination === undefined || editing !== null ? null : (
          <Notice kind="bad">
            <p>{checkoutWords.pincodeElsewhere(refusal, destination.state)}</p>
            <p className="row gap-2 flex-wrap">
              <Button look="quiet" state={model.moving === "sending" ? "busy" : "ready"} onPress={() => void model.moveTo(refusal.state)}>
                {checkoutWords.moveTo(refusal.state)}
              </Button>
              <Button look="text" onPress={() => model.edit(destination)}>
                {checkoutWords.changePincode}
              </Button>
            </p>
            {model.moving === "unavailable" ? <p>{addressWords.lost}</p> : null}
          </Notice>
        )}
      </div>
      {editing === null ? null : (
        <DeliveryAddressForm
          key={editing === "new" ? "new" : editing.id}
          model={model}
          customer={customer}
          given={editing === "new" ? null : editing}
        />
      )}
    </section>
  );
});

function AddressText({ address: { line1, line2, landmark, city, state, pincode, mobile } }: { readonly address: Address }) {
  const lines = [line1, line2, landmark].filter((line) => line !== "").join(", ");
  return (
    <>
      {lines}
      <br />
      {`${cityTitle(city)} ${pincode}, ${stateName(state)}`}
      <br />
      {shownMobile(mobile)}
    </>
  );
}
