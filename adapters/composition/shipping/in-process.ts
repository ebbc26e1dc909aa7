import { Clock } from "#core/shared/clock.port.ts";
import { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import { EstimateDelivery, makeEstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import { FindDeliveryPlace, makeFindDeliveryPlace } from "#core/shipping/find-delivery-place.use-case.ts";
import { Shipping } from "#core/shipping/shipping.port.ts";
import { makeShowShippingSettings, ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function shippingInProcess(container: Container): void {
  make(container, ShowShippingSettings, makeShowShippingSettings, { shipping: Shipping });
  make(container, EstimateDelivery, makeEstimateDelivery, { places: DeliveryPlaces, now: Clock });
  make(container, FindDeliveryPlace, makeFindDeliveryPlace, { places: DeliveryPlaces });
}
