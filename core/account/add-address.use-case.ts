import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { addressId, withAddress } from "./address.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { NewId } from "../shared/new-id.port.ts";
import type { Result } from "../shared/result.ts";
import type { AddressDetails, AddressId } from "./address.ts";
import type { Households } from "./households.port.ts";

/** Source: specification/account.md, Addresses. */
export type AddAddress = (
  customer: CustomerId,
  address: AddressDetails,
) => Promise<Result<AddressId, { readonly kind: "too-many-addresses" }>>;
export const AddAddress = token<AddAddress>("AddAddress");

export function makeAddAddress({ households, newId }: { readonly households: Households; readonly newId: NewId }): AddAddress {
  return (customer, address) => {
    const id = addressId(newId());
    return households.changeAddresses(customer, (book) => {
      const kept = withAddress(book, { ...address, id });
      return { kept, outcome: kept === null ? refused({ kind: "too-many-addresses" }) : ok(id) };
    });
  };
}
