import type { Customer } from "../identity/customer.ts";
import type { CustomerReference } from "../identity/customer-reference.ts";
import type { AuditEntry } from "./audit-log.port.ts";

/** What staff change of an account, as it is from now on. `endsSessions`: signed out everywhere, at once. */
export type AccountChange = Pick<Customer, "role" | "standing"> & { readonly endsSessions: boolean; readonly audit: AuditEntry };

/** `change` null leaves the account as it is. */
export type DecidedAccount<Answer> = { readonly change: AccountChange | null; readonly answer: Answer };

/** What staff may do with the accounts of others. */
export type Accounts = {
  /**
   * Changes the account of whoever is called so (null: nobody is), by what core decides of it, and writes down who did it. Atomic: nothing else changes
   * the account, and nobody signs in to it, between what `decide` sees and what is kept.
   */
  change<Answer>(name: CustomerReference, decide: (customer: Customer | null) => DecidedAccount<Answer>): Promise<Answer>;
};
