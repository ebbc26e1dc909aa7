import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useDependency, useStore } from "#web/platform/window/dependencies.tsx";
import { Opened } from "#web/platform/late/opened.tsx";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { PlaceStore } from "./place-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";

const placeDialog = lateCode(() => import("./place-dialog.tsx"), "PlaceDialog");
const destinationDialog = lateCode(() => import("#web/features/shipping/delivery/destination-dialog.tsx"), "DestinationDialog");

/** City and pincode are read once the page stands; choosing others comes when it is asked for. */
export const PlaceOverlay = observer(function PlaceAside() {
  const [place, delivery] = [useStore(PlaceStore), useStore(DeliveryModel)];
  const { destinations } = useDependency(FilledFrame);
  useEffect(() => {
    place.begin();
    delivery.begin();
  }, [place, delivery]);
  return (
    <>
      <Slot of={destinations} given={{ onRead: delivery.followOwn, onLeft: delivery.forgetOwn }} />
      {delivery.isChoosing ? <Opened load={destinationDialog} given={NOTHING} onLost={delivery.leave} onLeft={delivery.leave} /> : null}
      {place.isChoosing ? <Opened load={placeDialog} given={NOTHING} onLost={place.leave} onLeft={place.leave} /> : null}
    </>
  );
});

const NOTHING = {};
