import { KeptPincode } from "#core/shipping/kept-pincode.port.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import FlaskConical from "lucide-react/icons/flask-conical";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useOwnPath, withWayBack } from "#web/platform/own-page/way-back.ts";
import { savedIdIn } from "#web/platform/own-page/saved-state.ts";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { BasketCost } from "./basket-cost.tsx";
import { LabBookModel, labBookNeeds } from "./lab-book-model.ts";
import { labBookingWords as says } from "./lab-booking-words.ts";
import { PeopleFields } from "./people-fields.tsx";
import { SlotFields } from "./slot-fields.tsx";
import "#web/features/payments/purchase/bookings.css";
import "./book.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NamedItems } from "./lab-book-data.ts";

type BookProps = { readonly customer: CustomerId; readonly asked: NamedItems; readonly waiting: ReactNode };

/** For whom tests are booked, where and when, what that costs, and keeping the time. */
export const Book = observer(function Book({ customer, asked, waiting }: BookProps) {
  const useCases = useNeeds(labBookNeeds);
  const stored = useDependency(KeptPincode);
  const navigate = useNavigate();
  const [model] = useState(() => new LabBookModel(customer, asked, { ...useCases, newKey, kept: stored }));
  const isChanged = useCallback(() => model.isChanged, [model]);
  const saved = savedIdIn(useLocation().state); // Who comes back from entering an address or a member means that one.
  useEffect(() => void model.begin(saved), [model, saved]);
  const { state, items } = model;
  if (state.kind === "unavailable") return <TryAgain what={says.testsNotShown} onPress={() => void model.begin(saved)} />;
  if (state.kind !== "read") return waiting;
  if (items.length === 0)
    return (
      <NothingYet Icon={FlaskConical} heading={says.what} text={says.nothingChosen}>
        <div className="row flex-wrap">
          <a className="button main" href={labAddress.tests}>
            {says.findTests}
          </a>
          <a className="button quiet" href={labAddress.packages}>
            {says.findPackages}
          </a>
        </div>
      </NothingYet>
    );
  const keep = async () => {
    const booking = await model.keep();
    if (booking !== null) navigate(labAddress.booking(booking.id));
  };
  return (
    <div className="booking-page laboratory-book">
      <div className="laboratory-asked">
        <PeopleFields model={model} />
        <Where model={model} />
        {model.slots.kind === "none" ? null : (
          <section className="stack gap-4">
            <h2>{says.when}</h2>
            <SlotFields slots={model.slots} onChoose={model.chooseTime} />
          </section>
        )}
      </div>
      <div className="laboratory-sum stack gap-4">
        <BasketCost quote={model.quote} isAtHome={model.spot.kind === "home"} />
        <Keep model={model} onKeep={() => void keep()} />
      </div>
      <UnsavedChanges isChanged={isChanged} />
    </div>
  );
});

const Where = observer(function Where({ model }: { readonly model: LabBookModel }) {
  const { state, address, labs, lab, listing } = model;
  const here = useOwnPath();
  if (state.kind !== "read") return null;
  return (
    <section className="stack gap-4">
      <h2>{says.where}</h2>
      <ChoiceField
        label={says.whereChoice}
        choices={[
          ...state.value.addresses.map(({ id, line1, pincode }) => ({ value: `${id}`, words: says.atHome({ line: line1, pincode }) })),
          { value: "", words: says.atCentre },
        ]}
        value={address?.id ?? ""}
        onChange={model.goToNamed}
      />
      <p>
        <a className="link" href={withWayBack(accountAddress.newAddress, here)}>
          {says.addAddress}
        </a>
      </p>
      <div role="status">
        {model.isServed || address === null ? null : <Notice kind="note">{says.nobodyComes({ pincode: address.pincode })}</Notice>}
      </div>
      {listing === "unavailable" ? <TryAgain what={says.unavailable} onPress={() => void model.goTo(address)} /> : null}
      {labs.length === 0 ? null : (
        <ChoiceField
          label={says.laboratory}
          choices={labs.map(inLanguage).map(({ id, name, address: where, city }) => ({
            value: `${id}`,
            words: [name, ...(address === null ? [where] : []), cityTitle(city)].join(", "),
          }))}
          value={lab?.id ?? ""}
          onChange={model.chooseLab}
        />
      )}
    </section>
  );
});

type KeepProps = { readonly model: LabBookModel; readonly onKeep: () => void };

const Keep = observer(function Keep({ model, onKeep }: KeepProps) {
  const { quote, holding, slots } = model;
  const priced = quote.kind === "read" && quote.value.kind === "ok" ? quote.value.value : null;
  const isReady = priced !== null && slots.isReady;
  return (
    <>
      <div role="status">
        {holding.kind === "unavailable" ? <Notice kind="bad">{says.unavailable}</Notice> : null}
        {holding.kind === "refused" ? <Notice kind="bad">{says.refusal(holding.refusal)}</Notice> : null}
      </div>
      <div>
        <Button look="main" size="big" state={holding.kind === "sending" ? "busy" : isReady ? "ready" : "off"} onPress={onKeep}>
          {holding.kind === "sending"
            ? says.keeping
            : isReady
              ? says.keep({ amount: rupees(priced.total) })
              : says.notReady(slots, model.isServed && model.lab !== null ? says.keepNothing : says.chooseCentre)}
        </Button>
      </div>
    </>
  );
});
