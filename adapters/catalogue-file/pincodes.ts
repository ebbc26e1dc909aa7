import { pincode, pincodeIn } from "#core/shipping/delivery-place.ts";
import { INDIAN_STATES, indianStateIn } from "#core/shipping/indian-states.ts";
import { statesOfPincode } from "#core/shipping/pincode-states.ts";
import { recordReader } from "./lines.ts";
import type { NamedPlace, Pincode } from "#core/shipping/delivery-place.ts";
import type { Fields } from "./fields.ts";

const MOST_DAYS = 365;

function deliveryPlaceIn(fields: Fields): NamedPlace {
  const place = placeAsWritten(fields);
  const lies = statesOfPincode(place.pincode);
  if (place.pincode !== SOME && place.state !== "" && !lies.some((state) => state === place.state))
    fields.fault(
      "state",
      lies === INDIAN_STATES ? "a state or union territory of India" : `${lies.join(" or ")}, where ${place.pincode} is`,
    );
  return place;
}

const placeAsWritten = (fields: Fields): NamedPlace => ({
  pincode: pincodeOf(fields),
  state: stateIn(fields.text("state")),
  city: fields.has("city") ? fields.short("city") : null,
  days: daysOf(fields),
  cashOnDelivery: fields.flag("cash_on_delivery", "false"),
});

/** In the one spelling in which it is kept; what can't be read stays as it is written, and is a fault. */
const stateIn = (written: string): string => indianStateIn(written) ?? written;

export const readPincodeRecord = recordReader<NamedPlace>(deliveryPlaceIn);

const SOME = pincode("100000"); // Stands in for a faulty one.

const pincodeOf = (fields: Fields): Pincode => pincodeIn(fields.textLike("pincode", /^[1-9]\d{5}$/, "a pincode of 6 digits")) ?? SOME;

function daysOf(fields: Fields): number {
  const days = fields.whole("days");
  if (days > MOST_DAYS) fields.fault("days", `at most ${MOST_DAYS} days`);
  return days;
}
