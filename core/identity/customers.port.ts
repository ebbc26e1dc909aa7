import { token } from "../shared/token.ts";
import type { Customer } from "./customer.ts";
import type { CustomerId } from "./customer-id.ts";
import type { EmailAddress } from "./email-address.ts";
import type { InviteCode } from "./invite-code.ts";
import type { Mobile } from "./mobile.ts";

/**
 * A new customer. `referenceCode` is the code of the doctor who sent them. `invitedBy` is the customer who invited them, null: nobody; it
 * is not stored if that customer has gone meanwhile.
 */
export type NewCustomer = Pick<Customer, "id" | "name" | "mobile" | "email" | "gender" | "birthdate"> & {
  readonly referenceCode: string | null;
  readonly inviteCode: InviteCode;
  readonly invitedBy: CustomerId | null;
};

/** A customer's own invite code, null: they are gone; and whether they were invited by another person who is still a customer. */
export type Invite = { readonly code: InviteCode | null; readonly isInvited: boolean };

/** People with an account. Erased and forgotten accounts are not found. `at` in milliseconds since 1970. */
export type Customers = {
  withId(id: CustomerId): Promise<Customer | null>;
  withMobile(mobile: Mobile): Promise<Customer | null>;
  withEmail(email: EmailAddress): Promise<Customer | null>;
  /** The customer with that invite code. */
  withInviteCode(code: InviteCode): Promise<CustomerId | null>;
  inviteOf(id: CustomerId): Promise<Invite>;
  /** When somebody registered, in milliseconds since 1970; null: it is not known. */
  joinedAt(id: CustomerId): Promise<number | null>;
  /** No two customers have the same mobile, e-mail address or invite code, even if both register at once. */
  register(customer: NewCustomer, at: number): Promise<"registered" | "mobile-taken" | "email-taken" | "invite-code-taken">;
  putMobile(id: CustomerId, mobile: Mobile): Promise<"saved" | "taken">;
  putEmail(id: CustomerId, email: EmailAddress): Promise<"saved" | "taken">;
  /** Stores the doctor's code of a customer who had none. A first code is never replaced. */
  attachReferenceCode(id: CustomerId, referenceCode: string): Promise<void>;
  /** Whether the key belongs to the company whose app brought this customer. */
  isBroughtBy(id: CustomerId, apiKey: string): Promise<boolean>;
};
export const Customers = token<Customers>("Customers");
