import { customerNamed } from "../identity/customer-reference.ts";
import type { CustomerReference } from "../identity/customer-reference.ts";
import type { Customer } from "../identity/customer.ts";
import type { Customers, Invite } from "../identity/customers.port.ts";

/** A customer as staff see them. */
export type ShownCustomer = { readonly customer: Customer; readonly invite: Invite };

/** Shows staff who a customer is, and how they invite others. null: there is no such customer. */
export type ShowCustomer = (name: CustomerReference) => Promise<ShownCustomer | null>;

export const makeShowCustomer =
  ({ customers }: { readonly customers: Customers }): ShowCustomer =>
  async (name) => {
    const customer = await customerNamed(name, customers);
    return customer === null ? null : { customer, invite: await customers.inviteOf(customer.id) };
  };
