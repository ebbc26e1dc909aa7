import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { AddressBook } from "./address.ts";
import type { Family } from "./family-member.ts";

/** The result of a change; `kept` null: what is stored stays as it is. */
export type HouseholdChange<Kept, Outcome> = { readonly kept: Kept | null; readonly outcome: Outcome };

/**
 * Customers' addresses and family members. A change reads, decides and writes as one step, so that two changes at once never lose each
 * other's result.
 */
export type Households = {
  addresses(customer: CustomerId): Promise<AddressBook>;
  changeAddresses<Outcome>(customer: CustomerId, change: (book: AddressBook) => HouseholdChange<AddressBook, Outcome>): Promise<Outcome>;
  family(customer: CustomerId): Promise<Family>;
  changeFamily<Outcome>(customer: CustomerId, change: (family: Family) => HouseholdChange<Family, Outcome>): Promise<Outcome>;
};
export const Households = token<Households>("Households");
