import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { AddressBook } from "./address.ts";
import type { Family } from "./family-member.ts";

/** What a change makes of what is kept: `kept` null: it stays. */
export type HouseholdChange<Kept, Outcome> = { readonly kept: Kept | null; readonly outcome: Outcome };

/** Where customers live and whom they care for. A change reads, decides and writes as one step: two at once never lose one another's. */
export type Households = {
  addresses(customer: CustomerId): Promise<AddressBook>;
  changeAddresses<Outcome>(customer: CustomerId, change: (book: AddressBook) => HouseholdChange<AddressBook, Outcome>): Promise<Outcome>;
  family(customer: CustomerId): Promise<Family>;
  changeFamily<Outcome>(customer: CustomerId, change: (family: Family) => HouseholdChange<Family, Outcome>): Promise<Outcome>;
};
export const Households = token<Households>("Households");
