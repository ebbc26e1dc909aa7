import { Truck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import { KeptPincode } from "#core/shipping/kept-pincode.port.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { deliveryWords } from "./delivery-words.ts";
import { DeliveryAnswer } from "./delivery-answer.tsx";
import { DeliveryModel } from "./delivery-model.ts";
import type { FormEvent } from "react";

/** When a product would come to where one lives. `charge` is what delivery costs; null: nothing is known of that. */
export const DeliveryCheck = observer(function DeliveryCheck({
  charge,
  isPrepaid,
}: {
  readonly charge: string | null;
  readonly isPrepaid: boolean;
}) {
  const estimate = useDependency(EstimateDelivery);
  const kept = useDependency(KeptPincode);
  const [delivery] = useState(() => new DeliveryModel(kept, estimate));
  useEffect(() => delivery.begin(), [delivery]);
  const field = useId();
  const hint = useId();
  const { state } = delivery;
  const pincode = "pincode" in state ? state.pincode : null;
  const isAsking = state.kind === "asking";
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("pincode");
    if (!isAsking && typeof typed === "string") void delivery.ask(typed);
  };
  return (
    <section className="panel delivery" aria-label={deliveryWords.title}>
      <div className="row">
        <Truck className="icon" aria-hidden="true" />
        <b>{pincode === null ? deliveryWords.title : deliveryWords.titleTo({ pincode })}</b>
        {pincode === null || isAsking ? null : (
          <button type="button" className="link push-right" aria-label={deliveryWords.changePincode({ pincode })} onClick={delivery.change}>
            {deliveryWords.change}
          </button>
        )}
      </div>
      {state.kind === "answered" || state.kind === "unavailable" ? null : (
        <form method="post" className="joined-input" onSubmit={check} noValidate>
          <label className="visually-hidden" htmlFor={field}>
            {deliveryWords.pincode}
          </label>
          <input
            id={field}
            name="pincode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={7}
            placeholder={deliveryWords.pincode}
            defaultValue={pincode ?? ""}
            aria-invalid={state.kind === "not-a-pincode" || undefined}
            aria-describedby={hint}
          />
          <button type="submit" className={isAsking ? "button soft is-busy" : "button soft"} aria-disabled={isAsking || undefined}>
            {isAsking ? deliveryWords.checking : deliveryWords.check}
          </button>
        </form>
      )}
      <div className="small" role="status" id={hint}>
        <DeliveryAnswer state={state} isPrepaid={isPrepaid} />
      </div>
      {state.kind === "unavailable" ? (
        <button type="button" className="link" onClick={() => void delivery.ask(state.pincode)}>
          {deliveryWords.tryAgain}
        </button>
      ) : null}
      {charge === null ? null : <p className="small muted">{charge}</p>}
    </section>
  );
});
