import * as z from "zod/mini";
import { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import { FindDeliveryPlace } from "#core/shipping/find-delivery-place.use-case.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { deliveryEstimate, namedPlace, shippingSettings } from "./delivery.ts";
import { endpoint, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { pincode } from "#adapters/http-contract/scalars.ts";

export const showShippingSettings = endpoint(ShowShippingSettings, {
  method: "GET",
  path: "/shop/shippingCharges/user/getShippingCharges",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: shippingSettings,
});

export const estimateDelivery = endpoint(EstimateDelivery, {
  method: "GET",
  path: "/shopUserOrder/user/getUserPincodeCourserviceIsAvailable",
  in: "query",
  audience: "anyone",
  request: only("pincode", pincode),
  response: deliveryEstimate,
});

export const findDeliveryPlace = endpoint(FindDeliveryPlace, {
  method: "GET",
  path: "/shopUserOrder/user/getPlaceOfPincode",
  in: "query",
  audience: "anyone",
  request: only("pincode", pincode),
  response: z.nullable(namedPlace),
});
