import MapPin from "lucide-react/icons/map-pin";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { deliveryWords } from "./delivery-words.ts";
import { DeliveryModel } from "./delivery-model.ts";

/** Where parcels go; pressed, another pincode is chosen. */
export const DeliveryChip = observer(function DeliveryChip({ className }: { readonly className: string }) {
  const { pincode, recipient, choose } = useStore(DeliveryModel);
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={choose}>
      <MapPin className="icon" aria-hidden="true" />
      {pincode === null ? siteWords.deliverWhere : deliveryWords.to(pincode, recipient)}
    </button>
  );
});
