import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { AddressBook } from "./address.ts";
import type { Households } from "./households.port.ts";

/** The oldest first. */
export type ListAddresses = (customer: CustomerId) => Promise<AddressBook>;
export const ListAddresses = token<ListAddresses>("ListAddresses");

export const makeListAddresses =
  ({ households }: { readonly households: Households }): ListAddresses =>
  (customer) =>
    households.addresses(customer);
