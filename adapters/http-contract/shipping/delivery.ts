import * as z from "zod/mini";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, pincode, rupees } from "#adapters/http-contract/scalars.ts";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";
import type { DeliveryPlace, NamedPlace } from "#core/shipping/delivery-place.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const rule = { minimumOrder: ["minimum_order", rupees], charge: ["shipping_charges", rupees] } as const;

export const shippingSettings: Shape<ShippingSettings> = fields({
  basic: ["basic_charges", z.nullable(fields(rule))],
  weightExceed: ["weight_exceed", z.nullable(fields({ above: ["weight", z.number()], ...rule }))],
});

const estimate = z.discriminatedUnion("is_available", [
  z.object({ is_available: z.literal(true), cash_on_delivery: z.boolean(), earliest_date: calendarDay, latest_date: calendarDay }),
  z.object({ is_available: z.literal(false) }),
]);

export const deliveryEstimate: Shape<DeliveryEstimate> = wire(
  estimate,
  (said): DeliveryEstimate =>
    said.is_available
      ? { kind: "serviceable", cashOnDelivery: said.cash_on_delivery, earliest: said.earliest_date, latest: said.latest_date }
      : { kind: "unserviceable" },
  (found) =>
    found.kind === "serviceable"
      ? { is_available: true as const, cash_on_delivery: found.cashOnDelivery, earliest_date: found.earliest, latest_date: found.latest }
      : { is_available: false as const },
);

const place = {
  pincode,
  state: z.string(),
  days: z.int(),
  cashOnDelivery: ["cash_on_delivery", z.boolean()],
} as const;

export const deliveryPlace: Shape<DeliveryPlace> = fields(place);

export const namedPlace: Shape<NamedPlace> = fields({ ...place, city: z.nullable(z.string()) });
