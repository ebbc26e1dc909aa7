import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { deliveryDayPhrases as says } from "#web/features/shipping/wording/delivery-day.ts";
import { DeliveryModel } from "./delivery-model.ts";
import { writtenDay } from "./written-day.ts";

/** On a card: the day by which it is there. Nothing where no pincode is known, or nobody delivers. */
export const DeliveryDay = observer(function DeliveryDay() {
  const { estimate } = useStore(DeliveryModel);
  if (estimate?.kind !== "serviceable") return null;
  return <span className="product-card-facts">{says.by({ day: writtenDay(estimate.latest) })}</span>;
});
