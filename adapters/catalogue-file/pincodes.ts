import { lineReader } from "./lines.ts";

/** A place that is delivered to: within so many days, and whether cash is taken there. */
export type DeliveryPincode = { readonly pincode: string; readonly state: string; readonly days: number; readonly cashOnDelivery: boolean };

export const readPincode = lineReader<DeliveryPincode>((fields) => ({
  pincode: fields.textLike("pincode", /^[1-9]\d{5}$/, "a pincode of 6 digits"),
  state: fields.text("state"),
  days: fields.whole("days"),
  cashOnDelivery: fields.flag("cash_on_delivery", "false"),
}));
