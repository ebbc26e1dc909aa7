import Truck from "lucide-react/icons/truck";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { deliveryLinePhrases as says } from "#web/features/shipping/wording/delivery-line.ts";
import { DeliveryModel } from "./delivery-model.ts";
import { deliveryWords } from "./delivery-words.ts";

/** In a cart: when it would come to where the visitor has parcels sent, and the way to another pincode. */
export const DeliveryLine = observer(function DeliveryLine() {
  const { pincode, recipient, estimate, choose } = useStore(DeliveryModel);
  return (
    <p className="row flex-wrap small">
      <Truck className="icon" aria-hidden="true" />
      {pincode === null ? null : <b>{deliveryWords.to(pincode, recipient)}</b>}
      <span role="status">
        {pincode === null || estimate === null
          ? null
          : estimate.kind === "serviceable"
            ? deliveryWords.arrives(estimate)
            : deliveryWords.unserviceable({ pincode })}
      </span>
      <button type="button" className="link" aria-haspopup="dialog" onClick={choose}>
        {pincode === null ? says.when : says.change}
      </button>
    </p>
  );
});
