import Truck from "lucide-react/icons/truck";
import { observer } from "mobx-react-lite";
import { useEffect, useId } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { deliveryCheckPhrases as says } from "#web/features/shipping/wording/delivery-check.ts";
import { deliveryWords } from "./delivery-words.ts";
import { DeliveryModel } from "./delivery-model.ts";
import { PincodeForm } from "./pincode-form.tsx";

const answer = lateCode(() => import("./delivery-answer.tsx"), "DeliveryAnswer");

/** When a product would come to where one lives. `freeFrom` tells when delivery is free; null: nothing is known of that. */
export const DeliveryCheck = observer(function DeliveryCheck({
  freeFrom,
  isPrepaid,
}: {
  readonly freeFrom: string | null;
  readonly isPrepaid: boolean;
}) {
  const delivery = useStore(DeliveryModel);
  useEffect(() => delivery.begin(), [delivery]);
  const hint = useId();
  const { state } = delivery;
  const pincode = "pincode" in state ? state.pincode : null;
  const isAsking = state.kind === "asking";
  return (
    <section className="panel delivery" aria-label={says.title}>
      <div className="row">
        <Truck className="icon" aria-hidden="true" />
        <b>
          {pincode === null
            ? says.title
            : pincode === delivery.pincode && delivery.recipient !== null
              ? deliveryWords.to(pincode, delivery.recipient)
              : says.titleTo({ pincode })}
        </b>
        {pincode === null || isAsking ? null : (
          <button type="button" className="link push-right" aria-label={says.changePincode({ pincode })} onClick={delivery.change}>
            {says.change}
          </button>
        )}
      </div>
      {state.kind === "answered" || state.kind === "unavailable" ? null : (
        <PincodeForm
          pincode={pincode}
          isWrong={state.kind === "not-a-pincode"}
          isAsking={isAsking}
          ask={says.check}
          told={hint}
          onAsk={(typed) => void delivery.ask(typed)}
        />
      )}
      <div className="small" role="status" id={hint}>
        {state.kind === "not-a-pincode" ? <p className="delivery-wrong">{says.notAPincode}</p> : null}
        {state.kind === "unavailable" ? <p className="muted">{says.unavailable}</p> : null}
        {state.kind === "answered" ? (
          <Opened load={answer} given={{ pincode: state.pincode, estimate: state.estimate, isPrepaid }} waits={false} />
        ) : null}
      </div>
      {state.kind === "unavailable" ? (
        <button type="button" className="link" onClick={() => void delivery.ask(state.pincode)}>
          {says.tryAgain}
        </button>
      ) : null}
      {freeFrom === null ? null : <p className="small muted">{freeFrom}</p>}
    </section>
  );
});
