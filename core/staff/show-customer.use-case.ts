import { customerNamed } from "../identity/customer-reference.ts";
import { lookedUp } from "./looked-up.ts";
import type { CustomerReference } from "../identity/customer-reference.ts";
import type { Customer } from "../identity/customer.ts";
import type { Customers, Invite } from "../identity/customers.port.ts";
import type { AuditNeeds } from "./looked-up.ts";

/** A customer as staff see them. */
export type ShownCustomer = { readonly customer: Customer; readonly invite: Invite };

/**
 * Shows staff who a customer is, and how they invite others; `who` is the staff member's name. The audit log has it before anything is
 * answered. null: there is no such customer. Source: specification/account.md, What staff look at.
 */
export type ShowCustomer = (who: string, name: CustomerReference) => Promise<ShownCustomer | null>;

export const makeShowCustomer =
  ({ customers, ...notes }: AuditNeeds & { readonly customers: Customers }): ShowCustomer =>
  async (who, name) => {
    const customer = await lookedUp(notes, await customerNamed(name, customers), ({ id }) => ({
      who,
      action: "user show",
      subject: { kind: "customer", id },
      details: {},
    }));
    return customer === null ? null : { customer, invite: await customers.inviteOf(customer.id) };
  };
