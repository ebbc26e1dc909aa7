import type { Customer } from "../identity/customer.ts";
import type { CustomerReference } from "../identity/customer-reference.ts";
import type { AuditEntry } from "./audit-log.port.ts";

/** What staff change in an account. `endsSessions`: the customer is signed out everywhere at once. */
export type AccountChange = Pick<Customer, "role" | "standing"> & { readonly endsSessions: boolean; readonly audit: AuditEntry };

/** `change` null leaves the account as it is. */
export type DecidedAccount<Answer> = { readonly change: AccountChange | null; readonly answer: Answer };

/** What staff may do with the accounts of customers. */
export type Accounts = {
  /**
   * Changes the account of a customer (null: there is no such customer) as core decides, and stores the audit entry. Atomic: nothing else
   * changes the account, and nobody signs in to it, between what `decide` sees and what is stored.
   */
  change<Answer>(name: CustomerReference, decide: (customer: Customer | null) => DecidedAccount<Answer>): Promise<Answer>;
};
