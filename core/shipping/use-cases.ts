export { makeEstimateDelivery } from "./estimate-delivery.use-case.ts";
export { makeFindDeliveryPlace } from "./find-delivery-place.use-case.ts";
export { makeShowShippingSettings } from "./show-shipping-settings.use-case.ts";
