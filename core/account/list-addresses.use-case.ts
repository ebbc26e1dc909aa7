import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Households } from "./households.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { AddressBook } from "./address.ts";

/** The oldest first. */
export type ListAddresses = (customer: CustomerId) => Promise<AddressBook>;
export const ListAddresses = useCase<ListAddresses>("account", "ListAddresses");

export const makeListAddresses = maker(
  ListAddresses,
  { households: Households },
  ({ households }) =>
    (customer) =>
      households.addresses(customer),
);
