import { ChosenCity } from "#core/shipping/chosen-city.port.ts";
import { KeptPincode } from "#core/shipping/kept-pincode.port.ts";
import { chosenCityIn } from "#adapters/browser-storage/chosen-city.ts";
import { keptPincodeIn } from "#adapters/browser-storage/kept-pincode.ts";
import { keep } from "#adapters/composition/keep.ts";
import { make } from "#adapters/composition/make.ts";
import { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import { DeliveryChip } from "./delivery/delivery-chip.tsx";
import { DeliveryModel } from "./delivery/delivery-model.ts";
import { PlaceOverlay } from "./place/place-overlay.tsx";
import { PlaceStore } from "./place/place-store.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Where somebody is, and when a product would come there. */
export const shippingFeature: Feature<"shipping"> = {
  stores(container) {
    make(container, ChosenCity, () => chosenCityIn(() => globalThis.localStorage), {});
    make(container, KeptPincode, () => keptPincodeIn(() => globalThis.localStorage), {});
    keep(container, PlaceStore, { city: ChosenCity });
    keep(container, DeliveryModel, { kept: KeptPincode, estimate: EstimateDelivery });
  },
  frame: { delivery: DeliveryChip, overlay: PlaceOverlay },
};
