import { addressId } from "#core/account/address.ts";
import { mobile } from "#core/identity/mobile.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import type { Address } from "#core/account/address.ts";

/** Asha's flat in Pune. */
export const anAddress = (given: Partial<Address> = {}): Address => ({
  id: addressId("address-1"),
  name: "Asha Kulkarni",
  mobile: mobile("9820012345"),
  line1: "Flat 4, Neelkanth",
  line2: "Prabhat Road",
  landmark: "",
  city: "Pune",
  state: "Maharashtra",
  pincode: pincode("411004"),
  kind: "home",
  isDefault: false,
  ...given,
});
