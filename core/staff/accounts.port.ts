import type { Customer } from "../identity/customer.ts";
import type { CustomerReference } from "../identity/customer-reference.ts";
import type { AuditEntry } from "./audit-log.port.ts";

/**
 * What staff change in an account. `endsSessions`: the customer is signed out everywhere at once. `isBlockedBeside`: whether it is blocked
 * beside its suspensions from now on; null: as before.
 */
export type AccountChange = Pick<Customer, "role" | "status" | "aggregator"> & {
  readonly endsSessions: boolean;
  readonly isBlockedBeside: boolean | null;
  readonly audit: AuditEntry;
};

/** That reports which are upheld suspend an account. `isBlockedBeside`: it stays blocked when they are all taken back. */
export type Suspension = { readonly isBlockedBeside: boolean };

/** `change` null leaves the account as it is. */
export type DecidedAccount<Answer> = { readonly change: AccountChange | null; readonly answer: Answer };

/** An aggregator as it is registered: the `app_name` and the key by which its app is known. */
export type NewCompany = { readonly name: string; readonly apiKey: string };

/** What staff may do with the accounts of customers. */
export type Accounts = {
  /**
   * Changes the account of a customer (null: there is no such customer), suspended or not (null), as core decides, and stores the audit
   * entry. Atomic: nothing else changes the account, and nobody signs in to it, between what `decide` sees and what is stored.
   */
  change<Answer>(
    name: CustomerReference,
    decide: (customer: Customer | null, suspension: Suspension | null) => DecidedAccount<Answer>,
  ): Promise<Answer>;
  /**
   * Registers an aggregator with the audit entry; its key is kept as a hash alone. "taken": one of that name is registered, and stays as it
   * is.
   */
  addCompany(company: NewCompany, audit: AuditEntry): Promise<"added" | "taken">;
  isCompany(name: string): Promise<boolean>;
};
