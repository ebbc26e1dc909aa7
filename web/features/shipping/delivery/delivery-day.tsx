import { Suspense } from "react";
import { observer } from "mobx-react-lite";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { DeliveryModel } from "./delivery-model.ts";

const DeliveryBy = laterPart(lateCode(() => import("./delivery-by.tsx"), "DeliveryBy"));

/** On a card: the day by which it is there. Nothing where no pincode is known, or nobody delivers. */
export const DeliveryDay = observer(function DeliveryDay() {
  const { estimate } = useStore(DeliveryModel);
  if (estimate?.kind !== "serviceable") return null;
  return (
    <Suspense>
      <DeliveryBy day={estimate.latest} />
    </Suspense>
  );
});
