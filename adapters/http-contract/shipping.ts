import * as z from "zod";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { endpoint, fields, nothing } from "./endpoint.ts";
import { rupees } from "./scalars.ts";

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
