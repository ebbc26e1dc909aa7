import { useCase } from "../shared/token.ts";
import { deliveryEstimate } from "./delivery-estimate.ts";
import { maker } from "../shared/use-case.ts";
import { DeliveryPlaces } from "./delivery-places.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { DeliveryEstimate } from "./delivery-estimate.ts";
import type { Pincode } from "./delivery-place.ts";

/** When an order that is placed now would arrive. Source: specification/shipping.md, Delivery to a pincode. */
export type EstimateDelivery = (pincode: Pincode) => Promise<DeliveryEstimate>;
export const EstimateDelivery = useCase<EstimateDelivery>("shipping", "EstimateDelivery");

export const makeEstimateDelivery = maker(
  EstimateDelivery,
  { places: DeliveryPlaces, now: Clock },
  ({ places, now }) =>
    async (pincode) =>
      deliveryEstimate(await places.placeAt(pincode), now()),
);
