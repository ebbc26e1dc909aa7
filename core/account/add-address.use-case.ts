import { ok, refused } from "../shared/result.ts";
import { contradictedState } from "../shipping/pincode-states.ts";
import { useCase } from "../shared/token.ts";
import { addressId, withAddress } from "./address.ts";
import { maker } from "../shared/use-case.ts";
import { servedAmong } from "./served-pincodes.ts";
import { DeliveryPlaces } from "../shipping/delivery-places.port.ts";
import { Households } from "./households.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { AddressDetails, AddressId, PincodeElsewhere } from "./address.ts";

/** Refused where the pincode lies in another state than the one that is written. Source: specification/account.md, Addresses. */
export type AddAddress = (
  customer: CustomerId,
  address: AddressDetails,
) => Promise<Result<AddressId, { readonly kind: "too-many-addresses" } | PincodeElsewhere>>;
export const AddAddress = useCase<AddAddress>("account", "AddAddress");

type AddNeeds = { readonly households: Households; readonly places: Pick<DeliveryPlaces, "placeAt">; readonly newId: NewId };

export const makeAddAddress = maker(
  AddAddress,
  { households: Households, places: DeliveryPlaces, newId: NewId },
  ({ households, places, newId }: AddNeeds) =>
    async (customer, address) => {
      const state = contradictedState(address);
      if (state !== null) return refused({ kind: "pincode-elsewhere", state });
      const id = addressId(newId());
      const book = await households.addresses(customer);
      const isServed = await servedAmong(places, [address.pincode, ...book.map(({ pincode }) => pincode)]);
      return households.changeAddresses(customer, (book) => {
        const stored = withAddress(book, { ...address, id }, isServed);
        return { kept: stored, outcome: stored === null ? refused({ kind: "too-many-addresses" }) : ok(id) };
      });
    },
);
