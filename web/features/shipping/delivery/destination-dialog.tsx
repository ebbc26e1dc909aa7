import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { FoldedText } from "#web/design/folded-panel/folded-text.tsx";
import { CityChoice } from "#web/features/shipping/place/city-choice.tsx";
import { PlaceStore } from "#web/features/shipping/place/place-store.ts";
import { deliveryCheckPhrases as asks } from "#web/features/shipping/wording/delivery-check.ts";
import { destinationPhrases as says } from "#web/features/shipping/wording/destination.ts";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { useDependency, useStore } from "#web/platform/window/dependencies.tsx";
import { DeliveryModel } from "./delivery-model.ts";
import { deliveryWords } from "./delivery-words.ts";
import { PincodeForm } from "./pincode-form.tsx";
import type { City } from "#core/shipping/city.ts";

/** Where parcels go: a pincode is typed, or comes from one of the customer's addresses, or from a city. */
export const DestinationDialog = observer(function DestinationDialog() {
  const [delivery, place] = [useStore(DeliveryModel), useStore(PlaceStore)];
  const { addresses } = useDependency(FilledFrame);
  const hint = useId();
  const { state, pincode } = delivery;
  const [pincodeText, ask] = useState<string | null>(null);
  const take = async (text: string) => {
    ask(text);
    await delivery.ask(text);
    if (delivery.state.kind === "answered" && delivery.state.estimate.kind === "serviceable") delivery.leave();
  };
  const chooseCity = (city: City) => {
    place.choose(city.name);
    void take(city.pincode);
  };
  return (
    <Dialog title={says.title} hint={says.hint} closeLabel={says.close} onClose={delivery.leave}>
      <PincodeForm
        pincode={pincode}
        isWrong={state.kind === "not-a-pincode"}
        isAsking={state.kind === "asking"}
        ask={says.take}
        told={hint}
        onAsk={(typed) => void take(typed)}
      />
      <div className="small" role="status" id={hint}>
        {state.kind === "not-a-pincode" ? <p className="delivery-wrong">{asks.notAPincode}</p> : null}
        {state.kind === "unavailable" ? <p className="muted">{asks.unavailable}</p> : null}
        {pincodeText !== null && state.kind === "answered" && state.estimate.kind === "unserviceable" ? (
          <p className="delivery-wrong">{deliveryWords.unserviceable({ pincode: state.pincode })}</p>
        ) : null}
      </div>
      <Slot of={addresses} given={{ pincode, onChoose: (chosen) => void take(chosen) }} />
      <FoldedText title={says.byCity}>
        <div className="stack gap-3">
          <CityChoice chosen={place.city} onChoose={chooseCity} />
        </div>
      </FoldedText>
    </Dialog>
  );
});
