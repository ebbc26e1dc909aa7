import { pincode, pincodeIn } from "#core/shipping/delivery-place.ts";
import { lineReader } from "./lines.ts";
import type { NamedPlace, Pincode } from "#core/shipping/delivery-place.ts";
import type { Fields } from "./fields.ts";

const MOST_DAYS = 365;

export const deliveryPlaceIn = (fields: Fields): NamedPlace => ({
  pincode: pincodeOf(fields),
  state: fields.text("state"),
  city: fields.has("city") ? fields.short("city") : null,
  days: daysOf(fields),
  cashOnDelivery: fields.flag("cash_on_delivery", "false"),
});

export const readPincode = lineReader<NamedPlace>(deliveryPlaceIn);

const SOME = pincode("100000"); // Stands in for a faulty one.

const pincodeOf = (fields: Fields): Pincode => pincodeIn(fields.textLike("pincode", /^[1-9]\d{5}$/, "a pincode of 6 digits")) ?? SOME;

function daysOf(fields: Fields): number {
  const days = fields.whole("days");
  if (days > MOST_DAYS) fields.fault("days", `at most ${MOST_DAYS} days`);
  return days;
}
