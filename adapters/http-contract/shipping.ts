import * as z from "zod";
import { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import { FindDeliveryPlace } from "#core/shipping/find-delivery-place.use-case.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { endpoint, fields, nothing, only, wire } from "./endpoint.ts";
import { calendarDay, pincode, rupees } from "./scalars.ts";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";
import type { DeliveryPlace } from "#core/shipping/delivery-place.ts";

const rule = { minimumOrder: ["minimum_order", rupees], charge: ["shipping_charges", rupees] } as const;

export const showShippingSettings = endpoint(ShowShippingSettings, {
  method: "GET",
  path: "/shop/shippingCharges/user/getShippingCharges",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: fields({
    basic: ["basic_charges", z.nullable(fields(rule))],
    weightExceed: ["weight_exceed", z.nullable(fields({ above: ["weight", z.number()], ...rule }))],
  }),
});

const estimate = z.discriminatedUnion("is_available", [
  z.object({ is_available: z.literal(true), cash_on_delivery: z.boolean(), earliest_date: calendarDay, latest_date: calendarDay }),
  z.object({ is_available: z.literal(false) }),
]);

export const estimateDelivery = endpoint(EstimateDelivery, {
  method: "GET",
  path: "/shopUserOrder/user/getUserPincodeCourserviceIsAvailable",
  in: "query",
  audience: "anyone",
  request: only("pincode", pincode),
  response: wire(
    estimate,
    (said): DeliveryEstimate =>
      said.is_available
        ? { kind: "serviceable", cashOnDelivery: said.cash_on_delivery, earliest: said.earliest_date, latest: said.latest_date }
        : { kind: "unserviceable" },
    (found) =>
      found.kind === "serviceable"
        ? { is_available: true as const, cash_on_delivery: found.cashOnDelivery, earliest_date: found.earliest, latest_date: found.latest }
        : { is_available: false as const },
  ),
});

const place: z.ZodType<DeliveryPlace> = fields({
  pincode,
  state: z.string(),
  days: z.number().int(),
  cashOnDelivery: ["cash_on_delivery", z.boolean()],
});

export const findDeliveryPlace = endpoint(FindDeliveryPlace, {
  method: "GET",
  path: "/shopUserOrder/user/getPlaceOfPincode",
  in: "query",
  audience: "anyone",
  request: only("pincode", pincode),
  response: z.nullable(place),
});
