import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Opened } from "#web/platform/late/opened.tsx";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { PlaceStore } from "./place-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";

const placeDialog = lateCode(() => import("./place-dialog.tsx"), "PlaceDialog");
const destinationDialog = lateCode(() => import("#web/features/shipping/delivery/destination-dialog.tsx"), "DestinationDialog");

/** City and pincode are read once the page stands; choosing others comes when it is asked for. */
export const PlaceOverlay = observer(function PlaceAside() {
  const [place, delivery] = [useStore(PlaceStore), useStore(DeliveryModel)];
  useEffect(() => {
    place.begin();
    delivery.begin();
  }, [place, delivery]);
  if (delivery.isChoosing) return <Opened load={destinationDialog} given={NOTHING} onLost={delivery.leave} onLeft={delivery.leave} />;
  return place.isChoosing ? <Opened load={placeDialog} given={NOTHING} onLost={place.leave} onLeft={place.leave} /> : null;
});

const NOTHING = {};
